import { inArray } from 'drizzle-orm';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { type ReferenceKind, referenceKinds } from '#contract/reference.ts';
import { media, pages } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { articles } from '../magazine/schema.ts';
import { persons } from '../people/schema.ts';
import { events, productions } from '../programme/schema.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';
import { type Reference, referenceKey } from './extract-references.ts';

/** Largest id that a column can hold. */
export const largestId = 2_147_483_647;

const tables = {
  event: events,
  media,
  page: pages,
  production: productions,
  article: articles,
  person: persons,
  subscription: seasonSubscriptions,
} satisfies Record<ReferenceKind, unknown>;

const messages: Record<Locale, string> = { de: 'Das gibt es nicht (mehr)', en: 'This does not exist (any more)' };

/** Refuses references to what is not there, naming the fields. What is there stays there until the transaction ends. */
export async function checkReferences(tx: Transaction, references: Reference[], locale: Locale): Promise<void> {
  const found = await findTargets(tx, references);
  const issues: Issue[] = references
    .filter((one) => !found.has(referenceKey(one)))
    .map(({ path }) => ({ path, message: messages[locale] }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

async function findTargets(tx: Transaction, references: Reference[]): Promise<Set<string>> {
  const idsOf = (kind: string) => [
    ...new Set(references.filter((one) => one.kind === kind && one.id <= largestId).map(({ id }) => id)),
  ];
  const found = new Set<string>();
  for (const kind of referenceKinds) {
    const table = tables[kind];
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
