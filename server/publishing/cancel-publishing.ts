import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../house.ts';
import { publishingPlans } from './schema.ts';

/** What was to become public later is overtaken by what becomes public now; going offline stays planned. */
export async function cancelPublishing(tx: Transaction, sectionId: number): Promise<void> {
  const own = eq(publishingPlans.sectionId, sectionId);
  await tx.update(publishingPlans).set({ publishAt: null, revision: null, failed: false }).where(own);
  await tx.delete(publishingPlans).where(and(own, isNull(publishingPlans.offlineAt)));
}
