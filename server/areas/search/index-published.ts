import { sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';

type Worker = Pick<AppContext, 'db' | 'changes' | 'clock'>;

/** Keeps the search index up to date with what becomes public by itself. */
export function startIndexingPublished(ctx: Worker, every = 5000): PeriodicJob {
  return startPeriodicJob('Indexing what became public', every, () => indexPublished(ctx));
}

/**
 * Adds to the search index what became public since the last call. Entries are indexed when they are written; one that
 * is planned is not, so that its words are not suggested before. With several processes, one of them does it. By the clock
 * of the database where that is behind, because it decides what is public yet.
 */
export async function indexPublished(ctx: Worker): Promise<void> {
  const until = ctx.clock().toISOString();
  await withInvalidation(ctx, async (tx, changed) => {
    const { rows } = await tx.execute<{ found: boolean }>(
      sql`select search_index_published(least(${until}::timestamptz, now())) as found`,
    );
    if (rows[0]?.found) changed.add(tags.search);
  });
}
