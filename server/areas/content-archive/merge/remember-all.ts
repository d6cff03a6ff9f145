import { eq } from 'drizzle-orm';
import { childrenOf } from '#contract/blocks/block.ts';
import type { Transaction } from '../../../db/database.ts';
import { sections } from '../../../db/tables/sections.ts';
import { takeOverRecords } from '../../../db/tables/site.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { hashOf } from '../../upsert/entry-records.ts';
import { notesOf } from '../../upsert/plan-fields.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { type ContentKind, nextIds } from '../kinds/content-kind.ts';
import { acceptedSection } from '../kinds/sections-kind.ts';
import { sentSection } from './merge-section.ts';

type Noted = typeof takeOverRecords.$inferInsert;

/** Notes what was imported into an empty house, so that a later import sees what was changed here since. */
export async function rememberAll(tx: Transaction, source: string): Promise<void> {
  await tx.delete(takeOverRecords).where(eq(takeOverRecords.source, source));
  for (const kind of contentKinds) {
    const table = kind.merging?.resource.table ?? sections;
    for (let after = 0; ;) {
      const ids = await nextIds(tx, table, after);
      const last = ids.at(-1);
      if (last === undefined) break;
      const noted = kind.merging
        ? await entriesOf(tx, kind, { source, ids })
        : await sectionsOf(tx, kind, { source, ids, after });
      await tx.insert(takeOverRecords).values(noted);
      after = last;
    }
  }
}

async function entriesOf(
  tx: Transaction,
  { name, merging }: ContentKind,
  { source, ids }: { source: string; ids: number[] },
): Promise<Noted[]> {
  if (!merging) return [];
  const { resource } = merging;
  const names = Object.keys(resource.contract.fields);
  return (await readStored(tx, resource, ids)).map(({ id, state }): Noted => ({
    source,
    kind: resource.kind,
    foreignId: name === 'settings' ? name : String(id),
    ownId: id,
    outcome: 'created',
    fields: notesOf(Object.fromEntries(names.map((field) => [field, state[field]])), state),
  }));
}

async function sectionsOf(
  tx: Transaction,
  kind: ContentKind,
  { source, ids, after }: { source: string; ids: number[]; after: number },
): Promise<Noted[]> {
  const { records } = await kind.read(tx, after);
  return records.map((record, index): Noted => {
    const section = acceptedSection.parse(record);
    const body = section.draft ?? section.published;
    const stored = body ? hashOf(childrenOf(body)) : '';
    return {
      source,
      kind: 'section',
      foreignId: section.slug,
      ownId: ids[index] ?? 0,
      outcome: 'created',
      fields: { modules: { sent: sentSection(section), stored } },
    };
  });
}
