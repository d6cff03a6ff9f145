import { and, asc, eq, notExists } from 'drizzle-orm';
import { keysOf } from '#contract/base/records.ts';
import type { Transaction } from '../../../db/database.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import { referenceTables } from '../../sections/references/check-references.ts';
import { ContentRefused } from '../content-refused.ts';

/** Throws unless what the modules show and link to exists; links may lead to deleted pages. */
export async function checkReferences(tx: Transaction): Promise<void> {
  for (const kind of keysOf(referenceTables)) {
    if (kind === 'page') continue;
    const table = referenceTables[kind];
    const target = tx.select({ id: table.id }).from(table).where(eq(table.id, sectionReferences.targetId));
    const [lost] = await tx
      .select({ slug: sections.slug, id: sectionReferences.targetId })
      .from(sectionReferences)
      .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
      .where(and(eq(sectionReferences.kind, kind), notExists(target)))
      .orderBy(asc(sections.slug))
      .limit(1);
    if (lost)
      throw new ContentRefused(`The section ${lost.slug} refers to ${kind}:${lost.id}, which does not exist.`, {
        key: 'section_refers_to_nothing',
        params: { section: lost.slug, target: `${kind}:${lost.id}` },
      });
  }
}
