import type { Locale } from '#contract/base/locale.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import type { User } from '#contract/accounts/user.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Config } from './platform/config.ts';
import type { PresenceHub } from './platform/presence/presence-hub.ts';
import type { RateLimiter } from './platform/limits/rate-limiter.ts';
import type { Reporter } from './platform/reporting/reporter.ts';

/** Stores original uploads and renditions. Keys are relative paths with `/`. */
export interface FileStore {
  /** Bytes, or null if the file does not exist. */
  read(key: string): Promise<Uint8Array | null>;
  /** Atomic: the whole file or nothing. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Does the work that leads to the file of a key while no other process does; absent where there is only one. */
  alone?: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** The signed-in user of a session. */
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  role: Role;
  /** Session id. */
  sessionId?: string;
}

export interface LibraryResponse {
  status: number;
  /** Error code such as `INVALID_PASSWORD`; empty on success. */
  code: string;
  body: Record<string, unknown>;
  /** `Set-Cookie` values; for a new session they include the CSRF token. */
  cookies: string[];
}

/** Authentication, sessions and roles. */
export interface Accounts {
  /** The user of the request’s session, or null. */
  userOf(request: Request): Promise<SessionUser | null>;
  /** The user in the form of the API contract. */
  describe(user: SessionUser, locale: Locale): User;
  /** Handles every request under /auth. */
  handle(request: Request): Promise<Response>;
  /** Calls the authentication library with the headers of a request; with a body the call is a write. */
  callLibrary(headers: Headers, path: `/auth/${string}`, body: object): Promise<LibraryResponse>;
  /** Number of unused recovery codes of a user with two-factor authentication. */
  recoveryCodesLeft(userId: string): Promise<number>;
}

/**
 * Receives the invalidated tags, or null for everything. `missed` is true when nothing is known to have changed, but
 * messages may have been lost (after a lost connection).
 */
export type InvalidationListener = (tags: string[] | null, missed: boolean) => void;

/** Notifies every process that content has changed. */
export interface Changes {
  /** Sends the tags when the transaction commits. */
  announce(tx: Transaction, tags: string[]): Promise<void>;
  /** Invalidates the tags in this process at once. */
  drop(tags: string[]): void;
  onInvalidate(listener: InvalidationListener): void;
  /** The same for the tags of the presence hub; no cached page uses them. */
  onLive(listener: (tags: string[] | null) => void): void;
}

/** Services that every area may use. */
export interface AppContext {
  db: Database;
  files: FileStore;
  accounts: Accounts;
  changes: Changes;
  reporter: Reporter;
  limits: RateLimiter;
  /** Connections of the browser windows in which sections are edited. */
  presence: PresenceHub;
  /** The next moment after `now` at which an entry becomes public; null if none is planned. */
  nextPublication: (now: Date) => Promise<Date | null>;
  /** Parts that the house does not have. */
  partsOff: () => Promise<readonly PartName[]>;
  /** Number and bytes of the cached pages; null while the page cache is off, absent where no site is served. */
  pageStock?: () => { pages: number; bytes: number } | null;
  /** Counts a search that found nothing, by its address; absent where nothing is counted. */
  noteEmptySearch?: (address: string | null) => void;
  /** Asks the site for an address as a visitor without cookies; absent where no site is served. */
  visit?: (address: string) => Promise<{ status: number; location: string | null }>;
  config: Config;
  clock: () => Date;
  fetch: typeof fetch;
}
