import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Localized } from '#contract/localized.ts';
import type { Fields } from '#contract/resources-fields.ts';
import type { ResourceContract, StoredOf } from '#contract/resources-calls.ts';
import type { Database, Transaction } from '../house.ts';

/** The whole of a thing as editors see it. */
export interface State {
  id: number;
  version: string;
  [field: string]: unknown;
}

/** What is stored of a thing: its row, and the whole of it. */
export interface Snapshot<R = Record<string, unknown>, S = State> {
  id: number;
  row: R;
  state: S;
}

/** A field that is kept in rows of another table. */
export interface Part {
  /** Values by the id of their owner, with a fixed number of queries; owners without any are missing. */
  load(db: Database | Transaction, ownerIds: number[]): Promise<Map<number, unknown[]>>;
  /** Replaces the values of an owner; tells whether anything changed. */
  save(tx: Transaction, ownerId: number, values: unknown[], before: unknown[]): Promise<boolean>;
}

/** Things that need another one, so that it cannot be taken away. */
export interface Use {
  /** What they are, in the answer. */
  kind: string;
  /** A query for their ids and titles, `{id, title}`, that may be limited. */
  find(tx: Transaction, id: number, locale: Locale): Promise<{ id: number; title: string }[]>;
}

/** What is thrown out of the caches; `before` is null of what is made, `after` of what is taken away. */
interface Changed<R, S> {
  before: Snapshot<R, S> | null;
  after: Snapshot<R, S> | null;
}

/** What a list needs from an index, because making it from each row would take too long. */
export interface Listed {
  /** What it is sorted by in each language, instead of its title. */
  title: Localized<SQL>;
  /** Whether a text is missing in each language. */
  lacks?: Localized<SQL>;
}

interface ResourceParts<R, S> {
  /** What it is called in references, sections and lists of uses: `production`. */
  kind: string;
  parts?: Partial<Record<keyof S & string, Part>>;
  /** Text that `query` is looked for in. */
  searched: SQL;
  /** Of what there may be a million of: columns that the database keeps for its list. */
  listed?: Listed;
  /** Order of the list where none is asked for, as in `sort`. */
  sort: string;
  /** Fields of which each value may be there once. */
  unique?: (keyof S & string)[];
  /** Fields that are made from others where they are empty. */
  settle?(next: Partial<S>): Partial<S>;
  /** What is wrong with it as a whole; of a new one what was not sent is missing. */
  check?(next: Partial<S>): Issue[];
  /** Columns that follow from the change. */
  also?(before: S, next: S): Record<string, unknown>;
  /** Names of everything that shows it. Method syntax, so that any resource can stand in one list. */
  tags(changed: Changed<R, S>, tx: Transaction): string[] | Promise<string[]>;
  uses?: Use[];
  /** Its address in each language, of what has a page of its own. */
  urls?(row: R): Localized<string>;
  /** Where rows follow from one another: what keeps them in order, instead of a plain insert, update and delete. */
  writer?: Writer;
}

/** Writes a thing in its own way; adds the names of what it changes besides. */
export interface Writer {
  /** Taken before anything is read, so that nobody waits for one another. */
  lock(tx: Transaction): Promise<void>;
  /** Gives back the id. */
  insert(tx: Transaction, values: Record<string, unknown>, changed: Set<string>): Promise<number>;
  update(tx: Transaction, id: number, values: Record<string, unknown>, changed: Set<string>): Promise<void>;
  /** Throws `conflict` where something needs it. */
  remove(tx: Transaction, id: number, changed: Set<string>): Promise<void>;
}

/** A resource as the server keeps it. */
export interface Resource extends ResourceParts<Record<string, unknown>, State> {
  contract: ResourceContract;
  table: PgTable;
}

/** Checks the parts of a resource against its table and its contract; in lists it stands without their types. */
export function keepResource<F extends Fields, T extends PgTable>(
  resource: { contract: ResourceContract<F>; table: T } & ResourceParts<
    T['$inferSelect'],
    StoredOf<ResourceContract<F>>
  >,
): Resource {
  return resource;
}

/** Column of a field that is kept in the table itself, or undefined. */
export function columnOf({ table }: Pick<Resource, 'table'>, field: string): PgColumn | undefined {
  return getTableColumns(table)[columnKey(field)];
}

/** A column that has to be there. */
export function column(table: PgTable, key: string): PgColumn {
  const found = getTableColumns(table)[key];
  if (!found) throw new Error(`The table has no column ${key}`);
  return found;
}

/** `image_id` becomes `imageId`. */
export function columnKey(field: string): string {
  return field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
