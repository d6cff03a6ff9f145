import {
  applyOperation,
  asTranslated,
  findBlock,
  OperationError,
  pathTo,
  valueAt,
  withoutBlocks,
} from '#contract/blocks/apply-operation.ts';
import { type Block, slotsOf, walk } from '#contract/blocks/block.ts';
import type { Conflict, Operation, Place } from '#contract/blocks/operations.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { m } from '#messages/paraglide/messages.js';
import { randomUuid } from '#text/random-uuid.ts';
import { setsSameField } from '../saving/answers-to-batches.ts';
import type { Step } from '../saving/batch.ts';
import { isMerged, type MergedText, mergeTexts, type Preferred } from '../tree/merge-texts.ts';
import type { EditorStore } from '../tree/store.ts';

/** Two people changed the same field or block: the data for the choice. */
export interface ConflictView {
  conflicts: Conflict[];
  /** The section as the server has it. */
  theirs: SectionDraft;
  /** All my steps that the server has not applied. */
  steps: Step[];
}

/** One verdict for each conflict, in their order. In a text it is about the words that both changed; all others stay. */
export type ConflictDecision = Preferred;

/**
 * The decisions that nobody has to make, because what both wrote in a text can be kept. Null when one of the conflicts
 * needs a person.
 */
export function mergedDecisions({ conflicts }: ConflictView, mine: EditorStore): ConflictDecision[] | null {
  const needsNobody = conflicts.every((conflict) => mergeConflict(conflict, mine)?.overlaps === false);
  return needsNobody ? conflicts.map(() => 'both') : null;
}

/** Both versions of a text in one; null for what is no text, because addresses and ids are not merged letter by letter. */
export function mergeConflict(
  { id, field, locale, base, theirs }: Conflict,
  mine: EditorStore,
  prefer?: ConflictDecision,
): MergedText | null {
  const block = mine.block(id);
  if (!block || field === null || !isMerged(block, field)) return null;
  // My value can be newer than the one that the server refused.
  const own = valueAt(block, field, locale);
  if (typeof base !== 'string' || typeof theirs !== 'string' || typeof own !== 'string') return null;
  return mergeTexts(base, theirs, own, prefer);
}

/**
 * One conflict for each field or block, whatever number of steps it has. Steps are compared with the newest tree, which
 * may be newer than what the server has found; and there may be steps that the server has not seen.
 */
export function findConflict(theirs: SectionDraft, found: Conflict[], steps: Step[]): ConflictView {
  const isOfValue = ({ field }: Conflict) => field !== null && field !== 'layout';
  const conflicts = [...conflictsWith(theirs.body, steps), ...found.filter((one) => !isOfValue(one))];
  const places = new Map<string, Conflict>();
  for (const conflict of conflicts) places.set(`${conflict.id}.${conflict.field}.${conflict.locale}`, conflict);
  const known = (conflict: Conflict) => found.find((other) => isSamePlace(conflict, other));
  // The server also knows who has changed it, and when.
  return { conflicts: [...places.values()].map((one) => Object.assign({}, known(one), one)), theirs, steps };
}

/**
 * Finds the conflicts between a newer tree and steps: their block is gone, or what the first step of a field replaced is
 * no longer there.
 */
function conflictsWith(theirs: Block, steps: readonly Step[]): Conflict[] {
  const insertedIds = new Set<string>();
  const conflicts: Conflict[] = [];
  const firsts = new Map<string, Conflict>();
  for (const [operation, { operation: step }] of steps.entries()) {
    if (step.op === 'insert' || step.op === 'replace') for (const { id } of walk(step.block)) insertedIds.add(id);
    const id = step.op === 'insert' ? step.place.parent : step.id;
    const block = findBlock(theirs, id);
    if (!block && !insertedIds.has(id) && step.op !== 'remove')
      conflicts.push({ operation, id, field: null, locale: null, base: null, theirs: null, mine: step });
    if (!block || step.op !== 'set' || insertedIds.has(id)) continue;
    const { field, locale, before: base, value: mine } = step;
    const place = `${id}.${field}.${locale}`;
    const first = firsts.get(place) ?? {
      operation,
      id,
      field,
      locale,
      base,
      theirs: valueAt(block, field, locale),
      mine,
    };
    firsts.set(place, { ...first, mine });
  }
  const values = [...firsts.values()].filter(
    ({ base, theirs: now, mine }) => !isDeepEqual(now, base) && !isDeepEqual(now, mine),
  );
  return [...conflicts, ...values];
}

function isSamePlace(one: Conflict, other: Conflict): boolean {
  return one.id === other.id && one.field === other.field && one.locale === other.locale;
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Applies my steps to their tree according to the verdicts. Returns the tree and the steps to send. */
export function settleConflict(
  view: ConflictView,
  verdicts: ConflictDecision[],
  mine: EditorStore,
): { root: Block; steps: Step[] } {
  const merged = view.conflicts.flatMap((conflict, at) => {
    const text = mergeConflict(conflict, mine, verdicts[at])?.text;
    return text === undefined ? [] : [{ conflict, text }];
  });
  const chosenMine = view.conflicts.filter(
    (one, at) => verdicts[at] === 'mine' && !merged.some(({ conflict }) => conflict === one),
  );
  const lost = view.conflicts.filter((conflict) => !chosenMine.includes(conflict));
  const returned = chosenMine
    .filter((conflict) => conflict.field === null)
    .flatMap((conflict) => insertRemoved(view.theirs.body, conflict, mine));
  const left = view.steps.filter((step) => !lost.some((conflict) => meets(conflict, step.operation)));
  let root = view.theirs.body;
  const steps: Step[] = [];
  for (const step of [...returned, ...left, ...merged.flatMap(mergedStep)]) {
    const operations = asTranslated(asStepOn(root, step.operation), { seen: mine.root, now: root });
    try {
      for (const [at, operation] of operations.entries()) {
        root = applyOperation(root, operation);
        steps.push({ key: at === 0 ? step.key : randomUuid(), operation, label: step.label });
      }
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return { root, steps };
}

/** The step that replaces both texts by the merged one. */
function mergedStep({ conflict, text }: { conflict: Conflict; text: string }): Step[] {
  const { id, field, locale, theirs } = conflict;
  if (field === null || text === theirs) return [];
  const operation = { op: 'set', id, field, locale, before: theirs, value: text } as const;
  return [{ key: randomUuid(), operation, label: m.editor_step_merged() }];
}

function meets(conflict: Conflict, operation: Operation): boolean {
  const id = operation.op === 'insert' ? operation.place.parent : operation.id;
  if (id !== conflict.id) return false;
  if (conflict.field === null || conflict.field === operation.op) return true;
  return setsSameField(
    { op: 'set', id, field: conflict.field, locale: conflict.locale, before: null, value: null },
    operation,
  );
}

/**
 * Inserts my block again, with all my changes, after it was removed on the server, and what was removed around it. What is
 * elsewhere now stays there.
 */
function insertRemoved(theirs: Block, { id }: Conflict, mine: EditorStore): Step[] {
  const there = new Set([...walk(theirs)].map((block) => block.id));
  const removed = pathTo(mine.root, id).find((block) => !there.has(block.id));
  const spot = removed && mine.spot(removed.id);
  if (!spot?.parent) return [];
  const place = { parent: spot.parent, slot: spot.slot, index: spot.index };
  const block = withoutBlocks(spot.block, there);
  return [{ key: randomUuid(), operation: { op: 'insert', place, block }, label: '' }];
}

/** The operation with the value that it replaces in another tree; in a removed column the last one takes its place. */
function asStepOn(root: Block, operation: Operation): Operation {
  if (operation.op === 'insert') return { ...operation, place: inColumnOf(root, operation.place) };
  if (operation.op === 'move') return { ...operation, to: inColumnOf(root, operation.to) };
  if (operation.op !== 'set') return operation;
  const block = findBlock(root, operation.id);
  return block ? { ...operation, before: valueAt(block, operation.field, operation.locale) } : operation;
}

function inColumnOf(root: Block, place: Place): Place {
  const parent = findBlock(root, place.parent);
  return parent ? { ...place, slot: Math.min(place.slot, Math.max(0, slotsOf(parent).length - 1)) } : place;
}
