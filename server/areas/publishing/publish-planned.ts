import { and, asc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { ChangeContext } from '../../request-context.ts';
import { pages } from '../../db/tables/pages.ts';
import { sections, publishingPlans } from '../../db/tables/sections.ts';
import type { AppContext } from '../../app-context.ts';
import { codesOf, isUnavailable } from '../../db/postgres-errors.ts';
import { describeError } from '../../platform/reporting/describe-error.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { withVersions } from '../../resources/versions/record-version.ts';
import { pagesDefinition } from '../page-tree/pages.resource.ts';
import { closeForSection } from '../../platform/handover/requests.ts';
import { lockTreeOf } from '../sections/head/publish-head.ts';
import { publishLanguage } from '../sections/publish/publish-language.ts';
import { publishRevision } from '../sections/publish/publish-revision.ts';
import { deleteReferences } from '../sections/revisions/save-revision.ts';
import { type SectionRow, storedBody } from '../sections/revisions/section-row.ts';

type Plan = typeof publishingPlans.$inferSelect;
type Worker = Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'>;

/** Executes due publishing plans periodically. With several processes, each plan is executed by one of them. */
export function startPlannedPublishing(ctx: Worker, every = 5000): PeriodicJob {
  return startPeriodicJob('Publishing on time', every, (signal) => publishPlanned(ctx, signal));
}

/** Executes all due plans. One that throws does not stop those after it, and is due again next time. */
export async function publishPlanned(ctx: Worker, signal?: AbortSignal): Promise<void> {
  const failed: number[] = [];
  let isDue = true;
  while (isDue) {
    if (signal?.aborted) return;
    let current: number | undefined;
    try {
      // oxlint-disable-next-line no-await-in-loop -- the oldest first
      isDue = await publishNextPlanned(ctx, { without: failed, taken: (id) => (current = id) });
    } catch (error) {
      if (current === undefined || isPassing(error)) throw error;
      failed.push(current);
      console.error(`Publishing on time, section ${current}: ${describeError(error)}`);
    }
  }
}

/** True for a temporary failure of the database: the plan itself may be fine. */
function isPassing(error: unknown): boolean {
  return isUnavailable(error) || codesOf(error).some((code) => /^(?:40|53|55|57)/.test(code));
}

interface Round {
  /** Ids of sections whose plans are left out. */
  without: readonly number[];
  /** Called with the id of the section whose plan is executed. */
  taken: (id: number) => void;
}

/** Executes the oldest due plan; returns false if none is due. */
export function publishNextPlanned(ctx: Worker, { without, taken }: Partial<Round> = {}): Promise<boolean> {
  const now = ctx.clock();
  return withInvalidation(ctx, async (tx, changed) => {
    const [plan] = await tx
      .select()
      .from(publishingPlans)
      .where(
        and(
          or(
            and(lte(publishingPlans.publishAt, now), eq(publishingPlans.failed, false)),
            lte(publishingPlans.offlineAt, now),
          ),
          without && notInArray(publishingPlans.sectionId, [...without]),
        ),
      )
      .orderBy(asc(sql`least(${publishingPlans.publishAt}, ${publishingPlans.offlineAt})`))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!plan) return false;
    taken?.(plan.sectionId);
    const ofPlan = eq(sections.id, plan.sectionId);
    const [planned] = await tx.select().from(sections).where(ofPlan);
    if (planned) await lockTreeOf(tx, planned);
    const [section] = await tx.select().from(sections).where(ofPlan).for('update');
    if (!section) return false;
    const own = eq(publishingPlans.sectionId, plan.sectionId);
    if (plan.publishAt && plan.publishAt <= now && !plan.failed) {
      await deleteReferences(tx, plan.sectionId, 'planned');
      const failed = !(await publishRevisionOf({ db: tx, changed, fieldSettings: ctx.config }, { section, ...plan }));
      await tx
        .update(publishingPlans)
        .set(failed ? { failed } : { publishAt: null, revision: null, language: null })
        .where(own);
    } else {
      await setOnline({ db: tx, changed }, { section, isOnline: false });
      await tx.update(publishingPlans).set({ offlineAt: null }).where(own);
    }
    await tx
      .delete(publishingPlans)
      .where(and(own, isNull(publishingPlans.publishAt), isNull(publishingPlans.offlineAt)));
    return true;
  });
}

/** Returns false if the revision can no longer be published, because something is missing in it or it is broken. */
async function publishRevisionOf(
  ctx: ChangeContext & Pick<FieldRules, 'fieldSettings'>,
  { section, revision, language, ...plan }: { section: SectionRow } & Plan,
): Promise<boolean> {
  const { changed, fieldSettings } = ctx;
  const publishing = { locale: 'de', fieldSettings, changed } as const;
  const author = plan.authorId === null ? null : { id: plan.authorId, username: plan.authorName ?? '' };
  try {
    // What was written before something missing was found must not stay.
    return await ctx.db.transaction(async (tx) => {
      const body = revision === null ? undefined : await storedBody(tx, section, revision);
      if (revision === null || !body) return false;
      if (language)
        await publishLanguage(tx, { section, source: { number: revision, body }, ...publishing, language, author });
      // A higher published revision is newer than the plan.
      else if ((section.publishedRevision ?? 0) < revision)
        await publishRevision(tx, { section: { ...section, draftRevision: revision }, body, ...publishing });
      const within = { db: tx, changed };
      await setOnline(within, { section, isOnline: true });
      // What was asked for after the plan was made may be newer than it.
      const askedBefore = section.draftRevision === revision ? undefined : plan.createdAt;
      await closeForSection(within, section, { language, askedBefore });
      return true;
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    if (!(error instanceof AppError))
      console.error(`Publishing on time, section ${section.id}: ${describeError(error)}`);
    return false;
  }
}

async function setOnline(
  ctx: ChangeContext,
  { section, isOnline }: { section: SectionRow; isOnline: boolean },
): Promise<void> {
  const { db: tx, changed } = ctx;
  if (section.contentType !== 'page' || section.objectId === null) return;
  const { objectId } = section;
  await withVersions(tx, { resource: pagesDefinition, ids: [objectId] }, () =>
    tx
      .update(pages)
      .set({ isOnline, updatedAt: sql`now()` })
      .where(eq(pages.id, objectId)),
  );
  changed.add(tags.page(section.objectId)).add(tags.navigation).add(tags.search).add(tags.draft(section.slug));
}
