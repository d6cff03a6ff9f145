import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { pages, sections } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { publishLanguage } from '../sections/publish-language.ts';
import { publishRevision } from '../sections/publish-revision.ts';
import { type SectionRow, storedBody } from '../sections/section-row.ts';
import { publishingPlans } from './schema.ts';

type Plan = typeof publishingPlans.$inferSelect;
type Worker = Pick<House, 'db' | 'changes' | 'clock'>;

/** Does what is planned as its time comes. Many processes may look; each plan is taken up by one of them. */
export function startPublishing(house: Worker, every = 5000): Rounds {
  return startRounds('Publishing on time', every, async (signal) => {
    while (!signal.aborted && (await doNext(house)));
    return 'done';
  });
}

/** Does the plan that has been due for longest; false where none is. */
export function doNext(house: Worker): Promise<boolean> {
  const now = house.clock();
  return change(house, async (tx, changed) => {
    const [plan] = await tx
      .select()
      .from(publishingPlans)
      .where(
        or(
          and(lte(publishingPlans.publishAt, now), eq(publishingPlans.failed, false)),
          lte(publishingPlans.offlineAt, now),
        ),
      )
      .orderBy(asc(sql`least(${publishingPlans.publishAt}, ${publishingPlans.offlineAt})`))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!plan) return false;
    const [section] = await tx.select().from(sections).where(eq(sections.id, plan.sectionId)).for('update');
    if (!section) return false;
    const own = eq(publishingPlans.sectionId, plan.sectionId);
    if (plan.publishAt && plan.publishAt <= now && !plan.failed) {
      const failed = !(await publishPlanned(tx, section, plan, changed));
      await tx
        .update(publishingPlans)
        .set(failed ? { failed } : { publishAt: null, revision: null, language: null })
        .where(own);
    } else {
      await setOnline(tx, section, false, changed);
      await tx.update(publishingPlans).set({ offlineAt: null }).where(own);
    }
    await tx
      .delete(publishingPlans)
      .where(and(own, isNull(publishingPlans.publishAt), isNull(publishingPlans.offlineAt)));
    return true;
  });
}

/** False where the revision cannot be public any more, because something is missing in it. */
async function publishPlanned(
  tx: Transaction,
  section: SectionRow,
  { revision, language, authorId, authorName }: Plan,
  changed: Set<string>,
): Promise<boolean> {
  const body = revision === null ? undefined : await storedBody(tx, section, revision);
  if (revision === null || !body) return false;
  try {
    const publishing = { locale: 'de', changed } as const;
    const author = authorId === null ? null : { id: authorId, username: authorName ?? '' };
    if (language) await publishLanguage(tx, section, { number: revision, body }, { ...publishing, language, author });
    // What somebody made public since is newer.
    else if ((section.publishedRevision ?? 0) < revision)
      await publishRevision(tx, { ...section, draftRevision: revision }, body, publishing);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  await setOnline(tx, section, true, changed);
  return true;
}

async function setOnline(tx: Transaction, section: SectionRow, isOnline: boolean, changed: Set<string>): Promise<void> {
  if (section.contentType !== 'page' || section.objectId === null) return;
  await tx
    .update(pages)
    .set({ isOnline, updatedAt: sql`now()` })
    .where(eq(pages.id, section.objectId));
  changed.add(tags.page(section.objectId)).add(tags.navigation).add(tags.search).add(tags.draft(section.slug));
}
