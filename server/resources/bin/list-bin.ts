import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { can, type Role } from '#contract/accounts/capabilities.ts';
import type { binApi, BinEntry } from '#contract/resources/versions.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { binEntries } from '../../db/tables/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { offsetOf } from '../../http/list-answer.ts';
import type { Resource } from '../definition/resource.ts';
import { binDays } from './empty-bin.ts';
import { hasWords } from '../../db/has-words.ts';
import type { z } from 'zod';

type BinQuery = z.output<typeof binApi.list.query>;

type Row = typeof binEntries.$inferSelect;
/** Size of its file in bytes, of records that have one. */
const size = sql<number | null>`(${binEntries.columns}->>'size')::integer`;
type Listed = Pick<Row, 'id' | 'resource' | 'objectId' | 'title' | 'deletedAt' | 'userName'> & { size: number | null };

const { id, resource, objectId, title, deletedAt, userName } = binEntries;

/** Deleted records of these resources, newest first. */
export async function listBin(
  { db, locale }: { db: Database; locale: Locale },
  { resources, query }: { resources: readonly Resource[]; query: BinQuery },
): Promise<{ count: number; results: BinEntry[]; filesSize: number }> {
  const names = resources.map(({ contract }) => contract.name);
  const where = and(
    inArray(binEntries.resource, names),
    query.resource === undefined ? undefined : eq(binEntries.resource, query.resource),
    hasWords(query.query, sql`${binEntries.title}->>'de'`, sql`${binEntries.title}->>'en'`, binEntries.userName),
  );
  const rows = await db
    .select({ id, resource, objectId, title, deletedAt, userName, size })
    .from(binEntries)
    .where(where)
    .orderBy(desc(binEntries.deletedAt), desc(binEntries.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  // Few records have a file, and an index has their sizes: the states of all others stay unread.
  const [sum] = await db
    .select({ filesSize: sql<string | null>`sum(${size})` })
    .from(binEntries)
    .where(and(sql`${binEntries.columns} ? 'size'`, where));
  return {
    count: await db.$count(binEntries, where),
    results: rows.map((row) => toBinEntry(row, locale)),
    filesSize: Number(sum?.filesSize ?? 0),
  };
}

/** One deleted record; throws 404. */
export async function readBinEntry(db: Database | Transaction, wanted: number): Promise<Listed> {
  const [row] = await db
    .select({ id, resource, objectId, title, deletedAt, userName, size })
    .from(binEntries)
    .where(eq(id, wanted));
  if (!row) throw new AppError('not_found');
  return row;
}

export function toBinEntry(row: Listed, locale: Locale): BinEntry {
  return {
    id: row.id,
    resource: row.resource,
    object_id: row.objectId,
    title: inLocale(row.title, locale).text,
    deleted_at: berlinIso(row.deletedAt),
    deleted_by: row.userName,
    size: row.size,
    expires_at: berlinIso(new Date(row.deletedAt.getTime() + binDays * 86_400_000)),
  };
}

/** The resource of an entry; throws 404 for one that the role may not edit. */
export function resourceOf(
  { resource: name }: Pick<Row, 'resource'>,
  { resources, role }: { resources: readonly Resource[]; role: Role },
): Resource {
  const found = editableBy(role, resources).find(({ contract }) => contract.name === name);
  if (!found) throw new AppError('not_found');
  return found;
}

export function editableBy(role: Role, resources: readonly Resource[]): Resource[] {
  return resources.filter(({ contract }) => can(role, contract.access));
}
