import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { invalid } from '#contract/base/errors.ts';
import type { Database } from '../../../db/database.ts';
import { sectionRevisions, sections } from '../../../db/tables/sections.ts';

/** In milliseconds: how often the batch is looked for, and for how long. */
const interval = 50;
const patience = 5000;

/**
 * The number of the revision that a batch has made in a section, as soon as there is one: two requests of a page that is
 * left may overtake each other. Throws 422 if the batch does not arrive in time.
 */
export async function awaitBatch(db: Database, slug: string, batch: string): Promise<number> {
  const until = performance.now() + patience;
  do {
    const [row] = await db
      .select({ number: sectionRevisions.number })
      .from(sectionRevisions)
      .innerJoin(sections, eq(sections.id, sectionRevisions.sectionId))
      .where(and(eq(sections.slug, slug), eq(sectionRevisions.batch, batch)));
    if (row) return row.number;
    await pause(interval);
  } while (performance.now() < until);
  throw invalid('after', 'batch_not_arrived');
}
