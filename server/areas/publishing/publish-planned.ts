import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { ChangeContext } from '../../request-context.ts';
import { pages } from '../../db/tables/pages.ts';
import { sections, publishingPlans } from '../../db/tables/sections.ts';
import type { AppContext } from '../../app-context.ts';
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
  return startPeriodicJob('Publishing on time', every, async (signal) => {
    while (!signal.aborted && (await publishNextPlanned(ctx)));
  });
}

/** Executes the oldest due plan; returns false if none is due. */
export function publishNextPlanned(ctx: Worker): Promise<boolean> {
  const now = ctx.clock();
  return withInvalidation(ctx, async (tx, changed) => {
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
    const ofPlan = eq(sections.id, plan.sectionId);
    const [planned] = await tx.select().from(sections).where(ofPlan);
    if (planned) await lockTreeOf(tx, planned);
    const [section] = await tx.select().from(sections).where(ofPlan).for('update');
    if (!section) return false;
    const own = eq(publishingPlans.sectionId, plan.sectionId);
    if (plan.publishAt && plan.publishAt <= now && !plan.failed) {
      await deleteReferences(tx, plan.sectionId, 'planned');
      const failed = !(await publishPlanned({ db: tx, changed, fieldSettings: ctx.config }, { section, ...plan }));
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

/** Returns false if the revision can no longer be published because something is missing in it. */
async function publishPlanned(
  ctx: ChangeContext & Pick<FieldRules, 'fieldSettings'>,
  { section, revision, language, authorId, authorName }: { section: SectionRow } & Plan,
): Promise<boolean> {
  const { db: tx, changed, fieldSettings } = ctx;
  const body = revision === null ? undefined : await storedBody(tx, section, revision);
  if (revision === null || !body) return false;
  const publishing = { locale: 'de', fieldSettings, changed } as const;
  const author = authorId === null ? null : { id: authorId, username: authorName ?? '' };
  try {
    // What was written before something missing was found must not stay.
    await tx.transaction(async (inner) => {
      if (language)
        await publishLanguage(inner, { section, source: { number: revision, body }, ...publishing, language, author });
      // A higher published revision is newer than the plan.
      else if ((section.publishedRevision ?? 0) < revision)
        await publishRevision(inner, { section: { ...section, draftRevision: revision }, body, ...publishing });
    });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  await setOnline(ctx, { section, isOnline: true });
  await closeForSection(ctx, section, language);
  return true;
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
