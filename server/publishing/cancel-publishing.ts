import { and, eq, isNull, or } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Transaction } from '../house.ts';
import { publishingPlans } from './schema.ts';

/**
 * What was to become public later is overtaken by what becomes public now, unless that is the other language alone; going
 * offline stays planned.
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
