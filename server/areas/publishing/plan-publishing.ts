import { eq } from 'drizzle-orm';
import type { Block } from '#contract/blocks/block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { PublishingPlan } from '#contract/editing/publishing.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { findHeadProblems } from '../sections/head/publish-head.ts';
import { findMissing } from '../sections/publish/find-missing.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { withLanguage } from '../sections/publish/publish-language.ts';
import { deleteReferences, storeReferences } from '../sections/revisions/save-revision.ts';
import { getSection, lockSection, type SectionRow, storedDraft } from '../sections/revisions/section-row.ts';
import { publishingPlans } from '../../db/tables/sections.ts';
import { berlinMoment } from '#time/berlin-moment.ts';
import { berlinIso } from '#time/berlin-iso.ts';

interface NewPlan {
  slug: string;
  /** The revision that the sender has read. */
  revision: number;
  /** Local time in Berlin, `2026-12-01T09:00`. */
  publishAt: string | null;
  offlineAt: string | null;
  /** Publishes only this language. */
  language?: Locale | undefined;
  author: SessionUser;
  locale: Locale;
}

/** Replaces the publishing plan of a section; two nulls delete it. */
export function planPublishing(
  ctx: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { slug, revision, publishAt, offlineAt, language, author, locale }: NewPlan,
): Promise<PublishingPlan | null> {
  return ctx.db.transaction(async (tx) => {
    const section = await lockSection(tx, slug);
    const times = readTimes(section, { publishAt, offlineAt }, ctx.clock());
    await tx.delete(publishingPlans).where(eq(publishingPlans.sectionId, section.id));
    await deleteReferences(tx, section.id, 'planned');
    if (!times.publishAt && !times.offlineAt) return null;
    if (times.publishAt) {
      const body = await requireReady(tx, section, { revision, language, locale, fieldSettings: ctx.config });
      // Whatever becomes of the draft, nobody deletes what the planned revision shows.
      await storeReferences(tx, { sectionId: section.id, state: 'planned', body });
    }
    await tx.insert(publishingPlans).values({
      sectionId: section.id,
      revision: times.publishAt ? revision : null,
      language: times.publishAt ? language : null,
      ...times,
      authorId: author.id,
      authorName: author.username,
      createdAt: ctx.clock(),
    });
    return readPlan(tx, slug);
  });
}

/** The current plan, or null. Throws 404 for an unknown section. */
export async function readPlan(db: Database | Transaction, slug: string): Promise<PublishingPlan | null> {
  const { id } = await getSection(db, slug);
  const [row] = await db.select().from(publishingPlans).where(eq(publishingPlans.sectionId, id));
  if (!row) return null;
  return {
    revision: row.revision,
    publish_at: row.publishAt && berlinIso(row.publishAt),
    offline_at: row.offlineAt && berlinIso(row.offlineAt),
    language: row.language,
    author: row.authorName,
    failed: row.failed,
  };
}

function readTimes(
  section: SectionRow,
  sent: Pick<NewPlan, 'publishAt' | 'offlineAt'>,
  now: Date,
): { publishAt: Date | null; offlineAt: Date | null } {
  const issues: Problem[] = [];
  const read = (path: string, local: string | null, after: Date): Date | null => {
    if (local === null) return null;
    const moment = berlinMoment(local);
    if (!moment) issues.push({ path, message: 'time_does_not_exist' });
    else if (moment <= after) issues.push({ path, message: 'moment_in_the_past' });
    return moment;
  };
  const publishAt = read('publish_at', sent.publishAt, now);
  const offlineAt = read('offline_at', sent.offlineAt, now);
  if (publishAt && offlineAt && offlineAt <= publishAt && issues.length === 0)
    issues.push({ path: 'offline_at', message: 'end_before_start' });
  if (offlineAt && section.contentType !== 'page')
    issues.push({ path: 'offline_at', message: 'only_pages_go_offline' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return { publishAt, offlineAt };
}

/** The draft, if it can be published. */
async function requireReady(
  tx: Transaction,
  section: SectionRow,
  { revision, language, locale, fieldSettings }: Pick<NewPlan, 'revision' | 'language' | 'locale'> & FieldRules,
): Promise<Block> {
  if (revision !== section.draftRevision)
    throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
  const draft = await storedDraft(tx, section);
  const body = language ? await withLanguage(tx, { section, tree: draft, language }) : draft;
  const whole = normaliseBlock(body);
  const issues = await findMissing({ db: tx, locale, fieldSettings }, whole);
  issues.push(...(await findHeadProblems(tx, section, whole)));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return draft;
}
