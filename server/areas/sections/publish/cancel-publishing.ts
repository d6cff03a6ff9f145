import { and, eq, isNull, or } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../../db/database.ts';
import { publishingPlans } from '../../../db/tables/sections.ts';

/**
 * Cancels the planned publishing of a section when it is published now, unless only the other language is planned; a
 * planned end of publication stays.
 */
export async function cancelPublishing(tx: Transaction, sectionId: number, language?: Locale): Promise<void> {
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
