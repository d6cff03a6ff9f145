import type { Locale } from '#contract/base/locale.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { SessionUser } from './app-context.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Visibility } from './db/visibility.ts';
import type { CacheDependencies } from './platform/invalidation/tags.ts';

/** Context of one request, created by `mount`. A function declares the part that it uses: `Pick<RequestContext, 'db' | 'locale'>`. */
export interface RequestContext {
  db: Database;
  /** Language of the response. */
  locale: Locale;
  /** When the request arrived; the same for everything that the request does. */
  now: Date;
  /** What the request may see beyond what is public. */
  visibility: Visibility;
  /** Cache dependencies of the response; every function that reads content adds its own. */
  deps: CacheDependencies;
  user: SessionUser | null;
  /** Parts that the house does not have. */
  partsOff: readonly PartName[];
}

/** What finds rows that the request may see. */
export type FindContext = Pick<RequestContext, 'db' | 'now' | 'visibility'>;

/** What shows them: in one language, with what the answer depends on. */
export type ShowContext = FindContext & Pick<RequestContext, 'locale' | 'deps'>;

/** A request for one entry at its own address. */
export interface EntryContext extends ShowContext, Pick<RequestContext, 'user'> {
  id: number;
  /** Requests the draft of its section; visitors get the published state regardless. */
  edit: boolean;
}

/** A request within a transaction, without access to another connection. */
export interface TransactionContext extends Omit<RequestContext, 'db'> {
  db: Transaction;
}

/** A transaction that changes content, with the tags that are invalidated on commit. */
export interface ChangeContext {
  db: Transaction;
  changed: Set<string>;
}
