import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import type { ResourceContract, StoredOf } from '#contract/resources/define-resource.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import type { ChangeContext } from '../../request-context.ts';

/** All fields of an entity, as editors see them. */
export interface State {
  id: number;
  version: string;
  [field: string]: unknown;
}

/** The stored row of an entity and all its fields. */
export interface Snapshot<R = Record<string, unknown>, S = State> {
  id: number;
  row: R;
  state: S;
}

interface PartChange {
  ownerId: number;
  values: unknown[];
  before: unknown[];
  /** All values of the owner as they will be. */
  next: Record<string, unknown>;
}

/** A field that is stored in rows of another table. */
export interface Part {
  /** Values by the id of their owner, with a fixed number of queries; owners without values are missing. */
  load(db: Database | Transaction, ownerIds: number[]): Promise<Map<number, unknown[]>>;
  /** Replaces the values of an owner; returns whether anything changed. */
  save(tx: Transaction, change: PartChange): Promise<boolean>;
  /** Earlier values as they can be saved again, with all values of the owner as they will be; by default as they are. */
  toRestored?(tx: Transaction, values: unknown[], next: Record<string, unknown>): Promise<unknown[]>;
}

/** Entities that reference another one and prevent its deletion. */
export interface Use {
  /** Kind of the referencing entities, as returned in the response. */
  kind: string;
  /** A query for their ids and titles, `{id, title}`, to which a limit can be added. */
  find(tx: Transaction, id: number, locale: Locale): Promise<{ id: number; title: string }[]>;
}

/** State before and after a change; `before` is null for a created entity, `after` for a deleted one. */
export interface Changed<R, S> {
  before: Snapshot<R, S> | null;
  after: Snapshot<R, S> | null;
}

/** What was sent, and the entity before; null for a new one. */
export interface Change<R = Record<string, unknown>, S = State> {
  sent: Partial<S>;
  before: Snapshot<R, S> | null;
}

/** Indexed expressions for lists, where computing the value for each row would be too slow. */
export interface ListColumns {
  /** Sort key in each language, instead of the title. */
  title: Localized<SQL>;
  /** Whether a text is missing in each language. */
  missingText?: Localized<SQL>;
}

interface ResourceParts<R, S> {
  /** Kind in references, sections and lists of uses: `production`. */
  kind: string;
  parts?: Partial<Record<keyof S & string, Part>>;
  /** Text that `query` is matched against. */
  searched: SQL;
  /** Denormalised columns, so that a list of a million rows needs no join. */
  listColumns?: ListColumns;
  /** Default order of the list, in the format of `sort`; if absent, the first of those that the contract names. */
  sort?: string;
  /** Fields with unique values. */
  unique?: (keyof S & string)[];
  /** Computes values from other fields, such as those that were left empty. */
  derive?(next: Partial<S>, change: Change<R, S>): Partial<S>;
  /** Validates the entity as a whole; for a new entity, fields that were not sent are missing. */
  check?(next: Partial<S>, change: Change<R, S>, tx: Transaction): Problem[] | Promise<Problem[]>;
  /** Column values that are computed from the change. */
  derivedColumns?(before: S, next: S): Record<string, unknown>;
  /** Cache tags of everything that shows the entity. Method syntax, so that all resources fit into one array type. */
  tags(changed: Changed<R, S>, tx: Transaction): string[] | Promise<string[]>;
  uses?: Use[];
  /** Columns without a field, by key, that a record gets back when it is restored from the bin. */
  keptColumns?: string[];
  /** Fields that say whether and when it is public, with the values of a draft; by default `state` and `public_from`. */
  draft?: Partial<S>;
  /** For records that have calls of their own: the form in which these show them, and the columns of its fields. */
  form?: {
    toState(row: R): S;
    toColumns(values: Partial<S>): Record<string, unknown>;
  };
  /** Deletes files of a record that was deleted for good; `columns` are the kept ones. */
  afterRemoval?(ctx: Pick<AppContext, 'db' | 'files'>, columns: Record<string, unknown>): Promise<void>;
  /** Address in each language, for entities with their own page. */
  urls?(row: R): Localized<string>;
  /** Adapts the values that a copy takes over; those of `dropped` and of parts left out are missing. */
  forCopy?(values: Record<string, unknown>): Record<string, unknown>;
  /** Duplicates the own section, as a draft; the ids are those of the original and of the copy. */
  copySection?(ctx: ChangeContext, copy: { from: number; to: number }): Promise<void>;
  /** Custom insert, update and delete, for rows that depend on one another. */
  writer?: Writer;
}

/** Custom write operations of a resource; they add the tags of everything else that they change. */
export interface Writer {
  /** Takes the lock before anything is read, to avoid deadlocks. */
  lock(tx: Transaction): Promise<void>;
  /** Returns the id. */
  insert(ctx: ChangeContext, values: Record<string, unknown>): Promise<number>;
  update(ctx: ChangeContext, change: { id: number; values: Record<string, unknown> }): Promise<void>;
  /** Throws `conflict` while another entity references it. */
  remove(ctx: ChangeContext, id: number): Promise<void>;
}

/** A resource with its table, contract and parts. */
export interface Resource extends ResourceParts<Record<string, unknown>, State> {
  contract: ResourceContract;
  table: PgTable;
  sort: string;
}

/** Type-checks a resource against its table and contract, then erases the types so that resources fit into one list. */
export function defineResource<F extends Fields, T extends PgTable>(
  resource: { contract: ResourceContract<F>; table: T } & ResourceParts<
    T['$inferSelect'],
    StoredOf<ResourceContract<F>>
  >,
): Resource {
  return { sort: resource.contract.sorts[0] ?? 'id', ...resource };
}

/** Column of a field that is stored in the table itself, or undefined. */
export function columnOf({ table }: Pick<Resource, 'table'>, field: string): PgColumn | undefined {
  return getTableColumns(table)[columnKey(field)];
}

export function column(table: PgTable, key: string): PgColumn {
  const found = getTableColumns(table)[key];
  if (!found) throw new Error(`The table has no column ${key}`);
  return found;
}

/** `image_id` becomes `imageId`. */
export function columnKey(field: string): string {
  return field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Display name of an entity: a localised name in `locale`, with German as fallback. */
export function nameOf(state: Record<string, unknown>, locale: Locale = 'de'): string {
  const name = state.title ?? state.name ?? state.file_name ?? state.old_path ?? '';
  if (typeof name !== 'object' || name === null) return String(name);
  const texts: Partial<Record<Locale, unknown>> = name;
  return String(texts[locale] || texts.de);
}
