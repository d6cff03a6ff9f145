import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Problem } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Transaction } from '../../db/database.ts';
import { binEntries } from '../../db/tables/audit.ts';
import { column, type Resource, type Snapshot } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import { nameOf } from '../sections/section-owners.ts';

interface Chosen {
  resource: Resource;
  ids: number[];
  /** Nobody else changes them until the transaction ends: `share` for who reads, the other for who writes. */
  strength: 'share' | 'no key update';
}

/** The records that exist, by id, locked in one order for everybody. */
export async function lockRecords(
  tx: Transaction,
  { resource, ids, strength }: Chosen,
): Promise<Map<number, Snapshot>> {
  await resource.writer?.lock(tx);
  const id = column(resource.table, 'id');
  await tx.select({ id }).from(resource.table).where(inArray(id, ids)).orderBy(asc(id)).for(strength);
  return new Map((await readStored(tx, resource, ids)).map((record) => [record.id, record]));
}

/** Name of a record in messages. */
export function nameIn({ id, state }: Snapshot, locale: Locale): string {
  const title = nameOf(state);
  return inLocale(title, locale).text || title.en || `#${id}`;
}

/** Why a record cannot be published together with others; empty if it can. The messages name it. */
export function problemsOf(record: Snapshot, { path, locale }: { path: string; locale: Locale }): Problem[] {
  const params = { entry: nameIn(record, locale) };
  if (record.state.state === 'public') return [{ path, message: { key: 'entry_is_public', params } }];
  const title = nameOf(record.state);
  return locales
    .filter((language) => title[language].trim() === '')
    .map((language) => ({
      path,
      message: { key: language === 'de' ? 'release_needs_german' : 'release_needs_english', params },
    }));
}

/** The problem of a record that does not exist any more, with the name that it has in the bin. */
export async function goneProblem(
  tx: Transaction,
  { resource, id, path, locale }: { resource: Resource; id: number; path: string; locale: Locale },
): Promise<Problem> {
  const [deleted] = await tx
    .select({ title: binEntries.title })
    .from(binEntries)
    .where(and(eq(binEntries.resource, resource.contract.name), eq(binEntries.objectId, id)));
  const entry = deleted ? inLocale(deleted.title, locale).text : `#${id}`;
  return { path, message: { key: 'entry_is_gone', params: { entry } } };
}
