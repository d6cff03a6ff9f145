import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Block } from '#contract/block.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation, OperationBatch } from '#contract/operations.ts';
import type { BatchResult } from '#contract/section.ts';
import { sectionRevisions } from '../db/schema.ts';
import type { House, SessionUser, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { changedBlocks, checkChanges, checkVisible } from './check-changes.ts';
import { checkReferences } from './check-references.ts';
import { cleanText } from './clean-value.ts';
import { extractReferences, type Reference, referenceKey, referencesOf } from './extract-references.ts';
import { withAuthors } from './name-authors.ts';
import { normaliseBlock } from './normalise-block.ts';
import { rebaseOperations } from './rebase-operations.ts';
import { resolve } from './resolve-references.ts';
import { saveRevision } from './save-revision.ts';
import { lockSection, type SectionRow, storedBody, storedDraft } from './section-row.ts';

export interface BatchInput {
  slug: string;
  batch: OperationBatch;
  author: SessionUser;
  /** Language of messages. */
  locale: Locale;
}

interface Applied {
  number: number;
  /** The new tree and the one before it, normalised. */
  body: Block;
  before: Block;
  /** True where the tree is not what the sender has made of its own one. */
  differs: boolean;
}

/**
 * Applies a batch to a section's draft: all or nothing, one batch at a time, each batch once. Where others wrote since
 * its base revision the steps are merged; 409 with `details.conflicts` where that would lose somebody's words.
 */
export async function applyBatch(
  house: Pick<House, 'db' | 'clock' | 'changes'>,
  input: BatchInput,
): Promise<BatchResult> {
  const applied = await change(house, async (tx, changed) => {
    const section = await lockSection(tx, input.slug);
    const before = await findApplied(tx, section, input);
    if (before) return before;
    changed.add(tags.draft(input.slug));
    return applyNow(tx, section, input);
  });
  return answer(house, applied);
}

async function applyNow(tx: Transaction, section: SectionRow, { batch, author, locale }: BatchInput): Promise<Applied> {
  const stored = await storedDraft(tx, section);
  const base = await baseOf(tx, section, batch.base, stored);
  const merging = batch.base < section.draftRevision;
  const { body, operations } = await rebase({ base, stored, operations: batch.operations, merging, locale }, (error) =>
    withAuthors(tx, section, batch.base, error),
  );
  const before = normaliseBlock(stored);
  const after = normaliseBlock(body);
  checkVisible(stored, body);
  checkChanges(before, after, locale);
  await checkReferences(tx, newReferences(before, after), locale);
  const labels = batch.labels?.map(cleanText) ?? [];
  const number = await saveRevision(tx, section, { body, operations, labels, batch: batch.batch, author });
  return { number, body: after, before, differs: merging || !sameSteps(operations, batch.operations) };
}

/** Who is in conflict hears with whom. */
async function rebase(
  batch: Parameters<typeof rebaseOperations>[0],
  explain: (error: unknown) => Promise<unknown>,
): Promise<ReturnType<typeof rebaseOperations>> {
  try {
    return rebaseOperations(batch);
  } catch (error) {
    throw await explain(error);
  }
}

async function baseOf(tx: Transaction, section: SectionRow, number: number, draft: Block): Promise<Block> {
  if (number === section.draftRevision) return draft;
  const base = await storedBody(tx, section, number);
  if (base) return base;
  throw invalid('base', `There is no revision ${number}`);
}

/** What the batch made when it came for the first time, so that the same answer can be given again. */
async function findApplied(
  tx: Transaction,
  section: SectionRow,
  { batch, locale }: BatchInput,
): Promise<Applied | undefined> {
  const [row] = await tx
    .select({ number: sectionRevisions.number, body: sectionRevisions.body, operations: sectionRevisions.operations })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.batch, batch.batch)));
  if (!row) return undefined;
  const stored = await storedBody(tx, section, row.number - 1);
  const base = await storedBody(tx, section, batch.base);
  const merging = batch.base < row.number - 1;
  const again = stored && base ? stepsAgain({ base, stored, operations: batch.operations, merging, locale }) : [];
  if (!stored || !sameSteps(again, row.operations)) throw invalid('batch', 'Another batch has this id');
  const differs = merging || !sameSteps(row.operations, batch.operations);
  return { number: row.number, body: normaliseBlock(row.body), before: normaliseBlock(stored), differs };
}

function stepsAgain(batch: Parameters<typeof rebaseOperations>[0]): Operation[] {
  try {
    return rebaseOperations(batch).operations;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}

async function answer(
  house: Pick<House, 'db' | 'clock'>,
  { number, body, before, differs }: Applied,
): Promise<BatchResult> {
  const references = differs ? extractReferences(body) : newReferences(before, body);
  const result: BatchResult = { revision: number, ...(differs ? { body } : {}) };
  if (references.length === 0) return result;
  const reader = { clock: house.clock, audience: 'editor' } as const;
  return {
    ...result,
    resolved: {
      de: await resolve(house.db, references, 'de', reader),
      en: await resolve(house.db, references, 'en', reader),
    },
  };
}

/** What changed blocks refer to and the tree before did not: what was there may stay, even if its target is gone. */
function newReferences(before: Block, after: Block): Reference[] {
  const known = new Set(extractReferences(before).map(referenceKey));
  return changedBlocks(before, after)
    .flatMap(referencesOf)
    .filter((one) => !known.has(referenceKey(one)));
}

/** `before` of a step only says what its sender saw; it changes nothing. */
function sameSteps(one: Operation[], other: Operation[]): boolean {
  const steps = (operations: Operation[]): unknown =>
    JSON.parse(JSON.stringify(operations.map((step) => (step.op === 'set' ? { ...step, before: null } : step))));
  return isDeepStrictEqual(steps(one), steps(other));
}
