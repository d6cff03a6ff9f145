import { isDeepStrictEqual } from 'node:util';
import { and, eq, desc, gt } from 'drizzle-orm';
import { applyOperation, valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock, fieldOf, isModel, walk, walkWithHead } from '#contract/blocks/block.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { Operation, OperationBatch, Conflict } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { allowSection } from './allow-section.ts';
import { changedBlocks, checkChanges, checkVisible } from './tree/check-changes.ts';
import { pageOf, readHead } from './head/with-head.ts';
import { checkReferences, findTargets } from './references/check-references.ts';
import { mapBlock, type Mapping } from './references/map-block.ts';
import { cleanText } from '#text/clean-text.ts';
import { extractReferences, type Reference, referenceKey, referencesOf } from './references/extract-references.ts';
import { normaliseBlock } from './tree/normalise-block.ts';
import { rebaseOperations } from './tree/rebase-operations.ts';
import { resolveDraft } from './references/resolve-references.ts';
import { saveRevision } from './revisions/save-revision.ts';
import { getSection, lockSection, type SectionRow, storedBody, storedDraft } from './revisions/section-row.ts';
import { setTimeout as pause } from 'node:timers/promises';

export interface BatchInput {
  slug: string;
  batch: OperationBatch;
  author: SessionUser;
  /** Language of messages. */
  locale: Locale;
  /** Refuses references without a target; by default they are left out (`withoutGone`). */
  isStrict?: boolean;
}

interface Checked extends BatchInput {
  rules: FieldRules;
  /** True if the base may hold operations of others that the sender has not seen. */
  isBaseUnseen: boolean;
}

interface Applied {
  number: number;
  /** The new tree and the previous one, normalised. */
  body: Block;
  before: Block;
  /** True if the tree differs from what the sender computed. */
  differs: boolean;
  /** Paths of references that were left out because they have no target. */
  leftOut?: string[];
}

/**
 * Applies a batch to the draft of a section: atomically, one batch at a time, each batch once. If others wrote after its
 * base revision, the operations are merged; throws 409 with `details.conflicts` if that would lose text of somebody.
 */
export async function applyBatch(
  ctx: Pick<AppContext, 'db' | 'clock' | 'changes' | 'config'>,
  batch: BatchInput,
): Promise<BatchResult> {
  const input = { ...(await withBase(ctx.db, batch)), rules: { locale: batch.locale, fieldSettings: ctx.config } };
  const applied = await withInvalidation(ctx, async (tx, changed) => {
    const section = await lockSection(tx, input.slug);
    allowSection(input.author, section);
    const before = await findApplied(tx, section, input);
    if (before) return before;
    changed.add(tags.draft(input.slug));
    return applyNow(tx, section, input);
  });
  return answer(ctx, applied);
}

/** Waits for the batch on which this one is based. If that was merged, its revision is not the next one of `base`. */
async function withBase(db: Database, input: BatchInput): Promise<BatchInput & Pick<Checked, 'isBaseUnseen'>> {
  const { after, base } = input.batch;
  if (after === undefined) return { ...input, isBaseUnseen: false };
  allowSection(input.author, await getSection(db, input.slug));
  const number = await awaitBatch(db, input.slug, after);
  return { ...input, batch: { ...input.batch, base: number }, isBaseUnseen: number !== base + 1 };
}

async function applyNow(tx: Transaction, section: SectionRow, input: Checked): Promise<Applied> {
  const { batch, author, rules, isBaseUnseen } = input;
  const stored = await storedDraft(tx, section);
  const base = await baseOf(tx, { section, number: batch.base, draft: stored });
  const merging = isBaseUnseen || batch.base < section.draftRevision;
  const page = stored.head ? await readHead(tx, pageOf(section) ?? 0, stored.head) : null;
  const sent = input.isStrict ? batch : await withoutGone(tx, batch.operations, stored);
  const steps = { base, stored, operations: sent.operations, merging, rules, page };
  const { body, operations } = await rebase(steps, (error) => withAuthors(tx, { section, base: batch.base, error }));
  const before = normaliseBlock(stored);
  const after = normaliseBlock(body);
  checkVisible(stored, body);
  checkChanges(before, after, rules);
  await checkReferences(tx, newReferences(before, after));
  const labels = batch.labels?.map(cleanText) ?? [];
  const number = await saveRevision(tx, section, { body, operations, labels, batch: batch.batch, author });
  const isSettled = !isDeepStrictEqual(body.head?.base, stored.head?.base);
  const differs = merging || isSettled || !sameSteps(operations, batch.operations);
  return { number, body: after, before, differs, ...('leftOut' in sent && { leftOut: sent.leftOut }) };
}

/**
 * The operations without references to what is deleted by now, and the paths of those: what is undone, restored or pasted
 * may refer to such a picture, page or event. If it were refused, nothing written after it could be saved.
 */
async function withoutGone(
  tx: Transaction,
  operations: Operation[],
  stored: Block,
): Promise<{ operations: Operation[]; leftOut: string[] }> {
  const contents = contentsOf(operations, stored);
  const references = contents.flatMap((block) => (block ? extractReferences(normaliseBlock(block)) : []));
  if (references.length === 0) return { operations, leftOut: [] };
  const known = new Set(extractReferences(normaliseBlock(stored)).map(referenceKey));
  const wanted = references.filter((one) => !known.has(referenceKey(one)));
  const found = await findTargets(tx, wanted);
  const lost = wanted.filter((one) => !found.has(referenceKey(one)));
  const gone = new Set<string>(lost.map(referenceKey));
  const ownId: Mapping['ownId'] = (kind, id) => (gone.has(`${kind}:${id}`) ? null : id);
  return { operations: withReferences(operations, stored, ownId), leftOut: [...new Set(lost.map(({ path }) => path))] };
}

/** What each operation brings into the tree: a block, a block with one value, or nothing. */
function contentsOf(operations: Operation[], stored: Block): (Block | undefined)[] {
  const models = new Map([...walkWithHead(stored)].map(({ id, model }) => [id, model]));
  return operations.map((step) => {
    if (step.op === 'insert' || step.op === 'replace') {
      for (const { id, model } of walkWithHead(step.block)) models.set(id, model);
      return step.block;
    }
    const model = step.op === 'set' ? models.get(step.id) : undefined;
    return step.op === 'set' && isModel(model) ? withValue(createBlock(model, step.id), step) : undefined;
  });
}

/** A block with the value of a step; undefined if it has no such field. */
function withValue(block: Block, step: Operation & { op: 'set' }): Block | undefined {
  const field = fieldOf(block.model, step.field);
  return field && Boolean(field.translated) === (step.locale !== null) ? applyOperation(block, step) : undefined;
}

/** The operations with other references in what they bring into the tree. */
function withReferences(operations: Operation[], stored: Block, ownId: Mapping['ownId']): Operation[] {
  const contents = contentsOf(operations, stored);
  return operations.map((step, index) => {
    const content = contents[index] && mapBlock(contents[index], { ownId, isLast: true });
    if (!content) return step;
    if (step.op === 'set') return { ...step, value: valueAt(content, step.field, step.locale) };
    return step.op === 'insert' || step.op === 'replace' ? { ...step, block: content } : step;
  });
}

/** Adds the names of the other authors to a conflict. */
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

async function baseOf(
  tx: Transaction,
  { section, number, draft }: { section: SectionRow; number: number; draft: Block },
): Promise<Block> {
  if (number === section.draftRevision) return draft;
  const base = await storedBody(tx, section, number);
  if (base) return base;
  throw invalid('base', { key: 'no_revision', params: { revision: number } });
}

/** The result of a batch that was applied before, so that a repeated request gets the same response. */
async function findApplied(
  tx: Transaction,
  section: SectionRow,
  { batch, rules, isBaseUnseen }: Checked,
): Promise<Applied | undefined> {
  const [row] = await tx
    .select({ number: sectionRevisions.number, body: sectionRevisions.body, operations: sectionRevisions.operations })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.batch, batch.batch)));
  if (!row) return undefined;
  const stored = await storedBody(tx, section, row.number - 1);
  const base = await storedBody(tx, section, batch.base);
  const merging = isBaseUnseen || batch.base < row.number - 1;
  const again = stored && base ? stepsAgain({ base, stored, operations: batch.operations, merging, rules }) : [];
  // What was gone when it was applied may be back.
  const [sent, kept] = [again, row.operations].map((steps) => withReferences(steps, stored ?? row.body, () => null));
  if (!stored || !sent || !kept || !sameSteps(sent, kept)) throw invalid('batch', 'batch_id_taken');
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

async function answer(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  { number, body, before, differs, leftOut = [] }: Applied,
): Promise<BatchResult> {
  const references = differs ? extractReferences(body) : newReferences(before, body);
  const result: BatchResult = {
    revision: number,
    ...(differs && { body }),
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
  if (references.length === 0) return result;
  return { ...result, resolved: await resolveDraft(ctx, references) };
}

/** References of changed blocks that the tree did not contain before; old ones may stay even if the target was deleted. */
function newReferences(before: Block, after: Block): Reference[] {
  const known = new Set(extractReferences(before).map(referenceKey));
  return changedBlocks(before, after)
    .flatMap(referencesOf)
    .filter((one) => !known.has(referenceKey(one)));
}

/** Ignores `before`, which only describes what the sender saw and has no effect. */
function sameSteps(one: Operation[], other: Operation[]): boolean {
  const steps = (operations: Operation[]): unknown =>
    JSON.parse(JSON.stringify(operations.map((step) => (step.op === 'set' ? { ...step, before: null } : step))));
  return isDeepStrictEqual(steps(one), steps(other));
}

/** In milliseconds: how often the batch is looked for, and for how long. */
const interval = 50;
const patience = 5000;

/**
 * The number of the revision that a batch has made in a section, as soon as there is one: two requests of a page that is
 * left may overtake each other. Throws 422 if the batch does not arrive in time.
 */
async function awaitBatch(db: Database, slug: string, batch: string): Promise<number> {
  const until = performance.now() + patience;
  do {
    const [row] = await db
      .select({ number: sectionRevisions.number })
      .from(sectionRevisions)
      .innerJoin(sections, eq(sections.id, sectionRevisions.sectionId))
      .where(and(eq(sections.slug, slug), eq(sectionRevisions.batch, batch)));
    if (row) return row.number;
    await pause(interval);
  } while (performance.now() < until);
  throw invalid('after', 'batch_not_arrived');
}

/** Maximum number of revisions that are searched for authors. */
const maxSearched = 300;

/** Adds to a conflict who wrote the current values since revision `base`; returns other errors unchanged. */
async function withAuthors(
  tx: Transaction,
  { section, base, error }: { section: SectionRow; base: number; error: unknown },
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'conflict') return error;
  // Every conflict over operations is thrown with `conflicts`.
  const { conflicts = [] } = (error.details ?? {}) as { conflicts?: Conflict[] };
  if (conflicts.length === 0) return error;
  const { authorName, createdAt, operations } = sectionRevisions;
  const since = await tx
    .select({ authorName, createdAt, operations })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.sectionId, section.id), gt(sectionRevisions.number, base)))
    .orderBy(desc(sectionRevisions.number))
    .limit(maxSearched);
  for (const conflict of conflicts) {
    const found = since.find((revision) => revision.operations.some((operation) => touches(operation, conflict)));
    if (found) Object.assign(conflict, { author: found.authorName, changed_at: found.createdAt.toISOString() });
  }
  return error;
}

function touches(operation: Operation, { id, field, locale }: Conflict): boolean {
  if (operation.op === 'replace') return [...walk(operation.block)].some((block) => block.id === id);
  if (operation.op === 'insert') return operation.block.id === id;
  if (operation.id !== id) return field === null && operation.op === 'remove';
  if (operation.op === 'set') return field === null || (operation.field === field && operation.locale === locale);
  return field === null || operation.op === field;
}
