import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../../db/database.ts';
import { closeForSection } from '../../../platform/handover/requests.ts';
import type { SectionRow } from '../revisions/section-row.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { publishingPlans } from '../../../db/tables/sections.ts';

interface Published {
  section: Pick<SectionRow, 'id' | 'slug'>;
  /** Only this language was published. */
  language?: Locale | undefined;
  /** Collects the tags of changed content. */
  changed: Set<string>;
}

/** Ends what waits for a section to be published, after it was: its plan and its open requests. */
export async function endWaiting(tx: Transaction, { section, language, changed }: Published): Promise<void> {
  await cancelPublishing(tx, section.id, language);
  await closeForSection({ db: tx, changed }, section, language);
}

/**
 * Cancels the planned publishing of a section when it is published now, unless only the other language is planned; a
 * planned end of publication stays.
 */
async function cancelPublishing(tx: Transaction, sectionId: number, language?: Locale): Promise<void> {
  const own = eq(publishingPlans.sectionId, sectionId);
  const overtaken = language && or(isNull(publishingPlans.language), eq(publishingPlans.language, language));
  await tx
    .update(publishingPlans)
    .set({ publishAt: null, revision: null, language: null, failed: false })
    .where(and(own, overtaken));
  await tx
    .delete(publishingPlans)
    .where(and(own, isNull(publishingPlans.publishAt), isNull(publishingPlans.offlineAt)));
}
