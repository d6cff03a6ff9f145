import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Fields } from '#contract/resources/resource-fields.ts';
import type { Transaction } from '../../../db/database.ts';
import { columnKey, type Resource, type Snapshot } from '../../../resources/definition/resource.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { cleanFields } from '../../../resources/stored-values.ts';
import { rowOf } from '../../../resources/write-stored.ts';
import { findSame } from '../../upsert/find-same.ts';
import { type ContentKind, type ContentRecord, type Merging, nextIds } from './content-kind.ts';

/** A moment to the millisecond. */
export const exactMoment = z.iso.datetime();

/** Columns without a field that keep what visitors see: times, and the number of an event's calendar entry. */
const extras = {
  createdAt: { name: 'created_at', schema: exactMoment.describe('When it was entered.') },
  updatedAt: { name: 'updated_at', schema: exactMoment.describe('Time of the last change.') },
  sequence: {
    name: 'sequence',
    schema: z.int().min(0).describe('SEQUENCE in calendar files: number of changes of time, place or cancellation.'),
  },
};
const extraColumns = Object.entries(extras);

interface ResourceKindOptions {
  about: string;
  /** Tables of its fields that are stored in rows of their own. */
  parts?: PgTable[];
  /** Fields that another kind has from its side. */
  elsewhere?: string[];
  companions?: Merging['companions'];
  /** What a field says in an export, where the sentence of the contract is about requests and responses. */
  says?: Record<string, string>;
}

/** The entries of a resource, with the fields that editors see. */
export function resourceKind(resource: Resource, options: ResourceKindOptions): ContentKind {
  const { table, contract } = resource;
  const { about, parts = [], elsewhere = [], says = {}, companions = {} } = options;
  const columns = getTableColumns(table);
  const own = extraColumns.filter(([key]) => Object.hasOwn(columns, key));
  const fields = Object.fromEntries(Object.entries(contract.fields).filter(([name]) => !elsewhere.includes(name)));
  const shape: Fields = {
    id: z.int().positive(),
    ...fields,
    ...Object.fromEntries(Object.entries(says).map(([name, text]) => [name, described(fields[name], text)])),
    ...Object.fromEntries(own.map(([, { name, schema }]) => [name, schema])),
  };
  const accepted = Object.entries(shape).map(([name, field]) => [name, isRequired(name) ? field : field.optional()]);
  return {
    name: contract.name,
    about,
    record: z.strictObject(shape),
    accepted: z.strictObject(Object.fromEntries(accepted)),
    tables: [table, ...parts],
    merging: {
      resource,
      companions,
      find: (tx, { values }) => findSame(tx, resource, values),
      columns: extrasOf,
    },
    async read(tx, after) {
      const ids = await nextIds(tx, table, after);
      const snapshots = await readStored(tx, resource, ids);
      return { records: snapshots.map(toRecord), last: ids.at(-1) ?? null };
    },
    async write({ db: tx }, records) {
      const values = records.map((record) => cleanFields(fields, record));
      const rows = records.map((record, index) => ({
        ...rowOf(resource, values[index] ?? {}),
        id: record.id,
        ...extrasOf(record),
      }));
      await tx.insert(table).values(rows);
      for (const [index, record] of records.entries())
        await writeParts(tx, resource, { id: Number(record.id), values: values[index] ?? {} });
    },
  };

  function extrasOf(record: ContentRecord): ContentRecord {
    return Object.fromEntries(
      own.flatMap(([key, { name }]) => (name in record ? [[key, fromExtra(record[name])]] : [])),
    );
  }

  /** True for a field without which nothing can be stored. */
  function isRequired(name: string): boolean {
    const column = columns[columnKey(name)];
    return name === 'id' || contract.required.includes(name) || (column?.notNull === true && !column.hasDefault);
  }

  function toRecord({ id, row, state }: Snapshot): ContentRecord {
    return {
      id,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, state[name]])),
      ...Object.fromEntries(own.map(([key, { name }]) => [name, toExtra(row[key])])),
    };
  }
}

function described(field: z.ZodType | undefined, text: string): z.ZodType {
  if (!field) throw new Error(`There is no field for: ${text}`);
  return field.describe(text);
}

/** Fields in tables of their own. */
async function writeParts(
  tx: Transaction,
  { parts = {} }: Resource,
  { id, values }: { id: number; values: ContentRecord },
): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    const entries = values[name];
    if (part && Array.isArray(entries)) await part.save(tx, { ownerId: id, values: entries, before: [], next: values });
  }
}

function toExtra(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function fromExtra(value: unknown): unknown {
  return typeof value === 'string' ? new Date(value) : value;
}
