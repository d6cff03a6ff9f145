import fc from 'fast-check';
import { layoutColumns } from '#modules/kinds/container/schema.ts';
import type { Model } from '#modules/schemas.ts';
import { applyOperation, findBlock } from './apply-operation.ts';
import { allowedInside, type Block, createBlock, kindOf, slotsOf, walk, widthsOf } from './block.ts';
import type { Operation } from './operations.ts';

/** Deterministic source of numbers for random trees and operations. */
export type Dice = () => number;

const leaves: Model[] = ['quote', 'text', 'headline', 'image', 'link'];

export function deterministicNumbers(numbers: readonly number[]): Dice {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

export const randomNumbers = fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 });

/** Creates a tree with up to three levels of containers, lists and leaves. */
export function randomTree(roll: Dice): Block {
  let made = 0;
  const make = (model: Model, depth: number): Block => {
    made += 1;
    const block = createBlock(model, `${model}-${made}`);
    if (model === 'container' && depth > 0) layOut(block, roll);
    for (const slot of slotsOf(block)) {
      const count = depth < 3 ? roll() % 4 : 0;
      for (let index = 0; index < count; index += 1) slot.push(make(pickInside(model, roll), depth + 1));
    }
    return block;
  };
  return make('container', 0);
}

function layOut(block: Block, roll: Dice): void {
  const layout = pick(Object.keys(layoutColumns), roll) ?? '100';
  block.fields.layout = layout;
  block.columns = widthsOf(layout).map(() => ({ children: [] }));
}

function pickInside(model: Model, roll: Dice): Model {
  if (model === 'container') return pick([...leaves, 'container', 'faq'] as Model[], roll) ?? 'quote';
  return pick([...allowedInside(model)], roll) ?? 'text';
}

function pick<T>(list: readonly T[], roll: Dice): T | undefined {
  return list[roll() % Math.max(1, list.length)];
}

/** Creates an operation that fits the tree; null if the numbers lead to none. */
export function randomStep(root: Block, roll: Dice, fresh: string): Operation | null {
  const blocks = [...walk(root)];
  const block = pick(blocks, roll) ?? root;
  const parent =
    pick(
      blocks.filter((one) => slotsOf(one).length > 0),
      roll,
    ) ?? root;
  const slot = roll() % slotsOf(parent).length;
  const place = { parent: parent.id, slot, index: roll() % ((slotsOf(parent)[slot]?.length ?? 0) + 1) };
  switch (roll() % 9) {
    case 0:
      return { op: 'insert', place, block: createBlock(pickInside(parent.model, roll), fresh) };
    case 1:
      return block === root ? null : { op: 'remove', id: block.id };
    case 2:
      return canMove(root, block, parent) ? { op: 'move', id: block.id, to: place } : null;
    case 3:
      return block.columns
        ? { op: 'layout', id: block.id, layout: pick(Object.keys(layoutColumns), roll) ?? '100' }
        : null;
    case 4:
      return block === root
        ? null
        : {
            op: 'replace',
            id: block.id,
            block: {
              ...createBlock(block.model, block.id),
              ...(block.columns ? { fields: block.fields, columns: block.columns } : {}),
            },
          };
    case 5:
      return basisStep(block, roll);
    case 6:
      return machineStep(block, roll);
    case 7:
      return block === root
        ? null
        : { op: 'omit', id: block.id, locale: roll() % 2 === 0 ? 'de' : 'en', value: roll() % 3 > 0 };
    default:
      return setStep(block, roll);
  }
}

function canMove(root: Block, block: Block, parent: Block): boolean {
  return block !== root && !findBlock(block, parent.id) && allowedInside(parent.model).includes(block.model);
}

function setStep(block: Block, roll: Dice): Operation | null {
  const [name, field] = pick(Object.entries(kindOf(block.model).fields), roll) ?? [];
  if (!name || !field || name === 'layout') return null;
  const locale = field.translated ? (roll() % 2 === 0 ? 'de' : 'en') : null;
  return {
    op: 'set',
    id: block.id,
    field: name,
    locale,
    before: null,
    value: field.kind === 'rich' ? `<p>value ${roll()}</p>` : `value ${roll()}`,
  };
}

function basisStep(block: Block, roll: Dice): Operation | null {
  const names = Object.keys(block.translations.de);
  const field = pick(names, roll);
  if (field === undefined) return null;
  const rich = kindOf(block.model).fields[field]?.kind === 'rich';
  const text = rich ? `<p>value ${roll()}</p>` : `value ${roll()}`;
  return { op: 'basis', id: block.id, field, value: roll() % 2 === 0 ? null : text };
}

function machineStep(block: Block, roll: Dice): Operation | null {
  const basis = basisStep(block, roll);
  return basis?.op === 'basis' ? { ...basis, op: 'machine', locale: roll() % 2 === 0 ? 'de' : 'en' } : null;
}

/** Creates a tree and applies a few random operations to it. */
export function randomHistory(numbers: readonly number[]): History {
  const roll = deterministicNumbers(numbers);
  return randomSteps(randomTree(roll), roll, 'fresh');
}

export interface History {
  before: Block;
  after: Block;
  steps: Operation[];
  /** The tree before the first operation, after the first one, and so on. */
  trees: Block[];
}

/** Applies a few random operations to a tree; ids of new blocks start with `prefix`. */
export function randomSteps(
  before: Block,
  roll: Dice,
  prefix: string,
  wanted: (step: Operation) => boolean = () => true,
): History {
  const steps: Operation[] = [];
  const trees = [before];
  for (let count = 0; count < 8; count += 1) {
    const tree = trees.at(-1) ?? before;
    const step = randomStep(tree, roll, `${prefix}-${count}`);
    if (!step || !wanted(step)) continue;
    steps.push(step);
    trees.push(applyOperation(tree, step));
  }
  return { before, after: trees.at(-1) ?? before, steps, trees };
}

/** Freezes a tree recursively, so that a mutation throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
