import { eq } from 'drizzle-orm';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { PublishingPlan } from '#contract/publishing.ts';
import type { Database, House, SessionUser, Transaction } from '../house.ts';
import { berlinMoment } from '../programme/berlin-moment.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { findMissing } from '../sections/find-missing.ts';
import { normaliseBlock } from '../sections/normalise-block.ts';
import { withLanguage } from '../sections/publish-language.ts';
import { getSection, lockSection, type SectionRow, storedDraft } from '../sections/section-row.ts';
import { publishingPlans } from './schema.ts';

interface NewPlan {
  slug: string;
  /** As the sender has seen it. */
  revision: number;
  /** On the clocks of Berlin, `2026-12-01T09:00`. */
  publishAt: string | null;
  offlineAt: string | null;
  /** Only this language becomes public. */
  language?: Locale | undefined;
  author: SessionUser;
  locale: Locale;
}

/** Plans what is to happen to a section by itself, instead of what was planned before. Two nulls: nothing. */
export function planPublishing(
  house: Pick<House, 'db' | 'clock'>,
  { slug, revision, publishAt, offlineAt, language, author, locale }: NewPlan,
): Promise<PublishingPlan | null> {
  return house.db.transaction(async (tx) => {
    const section = await lockSection(tx, slug);
    const times = readTimes(section, { publishAt, offlineAt }, house.clock());
    await tx.delete(publishingPlans).where(eq(publishingPlans.sectionId, section.id));
    if (!times.publishAt && !times.offlineAt) return null;
    if (times.publishAt) await requireReady(tx, section, { revision, language, locale });
    await tx.insert(publishingPlans).values({
      sectionId: section.id,
      revision: times.publishAt ? revision : null,
      language: times.publishAt ? language : null,
      ...times,
      authorId: author.id,
      authorName: author.username,
      createdAt: house.clock(),
    });
    return readPlan(tx, slug);
  });
}

/** What is planned, or null. 404 where there is no such section. */
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
  const issues: Issue[] = [];
  const read = (path: string, local: string | null, after: Date): Date | null => {
    if (local === null) return null;
    const moment = berlinMoment(local);
    if (!moment) issues.push({ path, message: 'Clocks do not show this time on that day' });
    else if (moment <= after) issues.push({ path, message: 'This moment has to lie in the future' });
    return moment;
  };
  const publishAt = read('publish_at', sent.publishAt, now);
  const offlineAt = read('offline_at', sent.offlineAt, now);
  if (publishAt && offlineAt && offlineAt <= publishAt && issues.length === 0)
    issues.push({ path: 'offline_at', message: 'The end has to come after the start' });
  if (offlineAt && section.contentType !== 'page')
    issues.push({ path: 'offline_at', message: 'Only pages go offline at a time' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return { publishAt, offlineAt };
}

async function requireReady(
  tx: Transaction,
  section: SectionRow,
  { revision, language, locale }: Pick<NewPlan, 'revision' | 'language' | 'locale'>,
): Promise<void> {
  if (revision !== section.draftRevision)
    throw new AppError('conflict', undefined, { details: { conflicts: [], revision: section.draftRevision } });
  const draft = await storedDraft(tx, section);
  const body = language ? await withLanguage(tx, section, draft, { language, locale }) : draft;
  const issues = await findMissing(tx, normaliseBlock(body), locale);
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
