import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import type { Transaction } from '../../../db/database.ts';
import { type Resource, column } from '../../../resources/definition/resource.ts';
import { asc, gt } from 'drizzle-orm';

/** One line of a file of an export. */
export type ContentRecord = Record<string, unknown>;

/** Records of one kind, with the place at which the next ones begin. */
export interface RecordPage {
  records: ContentRecord[];
  /** Id of the last row; null if there is none after `after`. */
  last: number | null;
}

/** What records are written with. */
export interface RecordContext {
  db: Transaction;
  fieldSettings: FieldSettings;
  /** SHA-256 of the files of the media library that the manifest names. */
  listedFiles: ReadonlySet<string>;
}

/** How entries are merged into a house that has some. */
export interface Merging {
  resource: Resource;
  /** Ids of entries here that seem to be the same; the values have the ids of this house. */
  find(tx: Transaction, wanted: { record: ContentRecord; values: ContentRecord }): Promise<number[]>;
  /** Rules beyond those of the resource; throws `AppError` with the fields that are wrong. */
  checked?(tx: Transaction, values: ContentRecord): Promise<ContentRecord>;
  /** Columns without a field, of a new entry. */
  columns?(record: ContentRecord, ctx: Pick<RecordContext, 'listedFiles'>): ContentRecord;
  /** Fields that are written together with another one. */
  companions?: Readonly<Record<string, string>>;
  /** What others refer to comes first. */
  inOrder?(records: ContentRecord[]): ContentRecord[];
}

/** One kind of content: its file in an export, and how it is read from the database and written to it. */
export interface ContentKind {
  /** Name in the manifest; its file is `{name}.jsonl`. */
  name: string;
  /** One sentence for the description of the format. */
  about: string;
  /** Shape of a record in an export. */
  record: z.ZodObject;
  /** What an import reads: fields that were added later may be missing, and get their defaults. */
  accepted: z.ZodObject;
  /** The tables whose rows its records are made of; the first one has an `id`. */
  tables: readonly [PgTable, ...PgTable[]];
  /** Absent for the content of sections, which are merged as a whole. */
  merging?: Merging;
  /** Rules beyond the shape; throws `AppError` with the fields that are wrong. */
  check?(record: ContentRecord, fieldSettings: FieldSettings): void;
  /** The records after an id, in the order of the ids: at most `recordsAtOnce`. */
  read(tx: Transaction, after: number): Promise<RecordPage>;
  /** Stores records that have the shape of this kind, under their ids. */
  write(ctx: RecordContext, records: ContentRecord[]): Promise<void>;
}

/** Number of records that are in memory at a time. */
export const recordsAtOnce = 100;

/** The next ids of a table after one, in order. */
export async function nextIds(tx: Transaction, table: PgTable, after: number): Promise<number[]> {
  const id = column(table, 'id');
  const rows = await tx.select({ id }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(recordsAtOnce);
  return rows.map((row) => Number(row.id));
}
