import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { record } from '../audit/record.ts';
import { sections } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { nameOf } from './name-of.ts';
import { lockOne } from './read-stored.ts';
import { column, type Resource } from './resource.ts';
import { usesOf } from './uses.ts';

/** Takes one away with its parts and the section of its own; 409 with `details.used_in` while something needs it. */
export function removeStored(
  house: Pick<House, 'db' | 'changes'>,
  resource: Resource,
  id: number,
  locale: Locale,
): Promise<void> {
  return change(house, async (tx, changed) => {
    await resource.writer?.lock(tx);
    const before = await lockOne(tx, resource, id, 'update');
    const used = await usesOf(tx, resource, id, locale);
    if (used.length > 0) {
      throw new AppError('conflict', 'Something else still needs this', { details: { used_in: used } });
    }
    await record(tx, { action: 'removed', kind: resource.kind, id, title: nameOf(before.state) });
    if (resource.writer) return resource.writer.remove(tx, id, changed);
    // While everything is still there that the names are found by.
    for (const tag of await resource.tags({ before, after: null }, tx)) changed.add(tag);
    for (const slug of await removeSections(tx, resource.kind, id)) changed.add(tags.section(slug));
    await tx.delete(resource.table).where(eq(column(resource.table, 'id'), id));
  });
}

async function removeSections(tx: Transaction, kind: string, id: number): Promise<string[]> {
  const rows = await tx
    .delete(sections)
    .where(and(eq(sections.contentType, kind), eq(sections.objectId, id)))
    .returning({ slug: sections.slug });
  return rows.map(({ slug }) => slug);
}
