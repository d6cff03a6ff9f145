import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';
import type { Role, User } from '#contract/user.ts';
import type * as schema from './db/schema.ts';
import type { Config } from './env.ts';
import type { Lines } from './presence/lines.ts';
import type { Reporter } from './reporting/reporter.ts';

export type Database = NodePgDatabase<typeof schema>;
/** Inside a transaction use only this; the embedded database has one connection. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Where original uploads and renditions lie. Keys are relative paths with `/`. */
export interface FileStore {
  /** Bytes, or null where there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** Written whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The person behind a session. */
export interface SessionUser {
  id: string;
  email: string;
  username: string;
  role: Role;
  /** Of whoever came with a session: its id. */
  sessionId?: string;
}

/** What the sign-in library answers to the house. */
export interface LibraryAnswer {
  status: number;
  /** Why it refuses, `INVALID_PASSWORD`; empty where it does not. */
  code: string;
  body: Record<string, unknown>;
  /** `Set-Cookie` lines, that of the CSRF token among them where there is a new session. */
  cookies: string[];
}

/** Sign-in, sessions and roles. */
export interface Accounts {
  /** The person whose session a request carries, or null. */
  userOf(request: Request): Promise<SessionUser | null>;
  /** The person as the contract shows them. */
  describe(user: SessionUser, locale: Locale): User;
  /** Answers everything under /auth. */
  handle(request: Request): Promise<Response>;
  /** Asks the sign-in library in the name of a request; with a body it is a write. */
  ask(headers: Headers, path: `/auth/${string}`, body: object): Promise<LibraryAnswer>;
  /** How many recovery codes somebody with a second factor has left. */
  recoveryCodesLeft(userId: string): Promise<number>;
}

/** Tells every process that content changed. */
export interface Changes {
  /** Sends the tags when the transaction commits. */
  announce(tx: Transaction, tags: string[]): Promise<void>;
  /** Drops the tags in this process at once. */
  drop(tags: string[]): void;
  /** Called with the tags dropped, or null when everything must go (after a lost connection). */
  onDrop(listener: (tags: string[] | null) => void): void;
  /** The same for what only editors at work hear of; nothing is kept under these tags. */
  onLive(listener: (tags: string[] | null) => void): void;
}

/** Everything an area may use; passed in, never reached for. */
export interface House {
  db: Database;
  files: FileStore;
  accounts: Accounts;
  changes: Changes;
  reporter: Reporter;
  /** To the windows in which sections are edited. */
  lines: Lines;
  config: Config;
  clock: () => Date;
  fetch: typeof fetch;
}
