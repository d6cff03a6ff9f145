import { inArray } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { keysOf } from '#contract/base/records.ts';
import { media } from '../../../db/tables/media.ts';
import { pages, sharedParts } from '../../../db/tables/pages.ts';
import type { Transaction } from '../../../db/database.ts';
import { articles } from '../../../db/tables/magazine.ts';
import { persons } from '../../../db/tables/people.ts';
import { events, productions } from '../../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import { type Reference, referenceKey, type UsedKind } from './extract-references.ts';
import { largestId } from '#contract/base/parameters.ts';

/** The table of everything that blocks refer to. */
export const referenceTables = {
  event: events,
  media,
  page: pages,
  production: productions,
  article: articles,
  person: persons,
  subscription: seasonSubscriptions,
  shared: sharedParts,
} satisfies Record<UsedKind, unknown>;

/** Throws 422 with the fields whose reference has no target. The targets found stay locked until the transaction ends. */
export async function checkReferences(tx: Transaction, references: Reference[]): Promise<void> {
  const found = await findTargets(tx, references);
  const issues: Problem[] = references
    .filter((one) => !found.has(referenceKey(one)))
    .map(({ path }) => ({ path, message: 'does_not_exist' }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** The keys of the targets that exist; they stay locked until the transaction ends. */
export async function findTargets(tx: Transaction, references: Reference[]): Promise<Set<string>> {
  const idsOf = (kind: string) => [
    ...new Set(references.filter((one) => one.kind === kind && one.id <= largestId).map(({ id }) => id)),
  ];
  const found = new Set<string>();
  for (const kind of keysOf(referenceTables)) {
    const table = referenceTables[kind];
    const ids = idsOf(kind);
    if (ids.length === 0) continue;
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('key share');
    for (const { id } of rows) found.add(referenceKey({ kind, id }));
  }
  return found;
}
