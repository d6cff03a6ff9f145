import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperation, findBlock } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { AppError } from '#contract/base/errors.ts';
import { locales } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import {
  deterministicNumbers,
  freeze,
  randomSteps,
  randomTree,
  randomNumbers,
} from '#contract/blocks/trees.fixture.ts';
import { rebaseOperations } from './rebase-operations.ts';

const rules = { fieldSettings: defaultFieldSettings, locale: 'de' } as const;
const draft = { ...rules, strictness: 'draft' } as const;

/** Text changes and all structural changes; the root keeps its one column. */
function isUsual(step: Operation): boolean {
  if (step.op === 'layout') return step.id !== 'container-1';
  return step.op !== 'set' || step.locale !== null;
}

const idsOf = (root: Block) => new Set([...walk(root)].map(({ id }) => id));

type Texts = Map<string, unknown>;

/** Every text of a tree by its path. */
function textsOf(root: Block): Texts {
  const texts = [...walk(root)].flatMap((block) =>
    locales.flatMap((locale) =>
      Object.entries(block.translations[locale]).map(
        ([name, value]) => [`${block.id}.${name}.${locale}`, value] as const,
      ),
    ),
  );
  return new Map(texts);
}

/** True for an operation that writes the text at a path. */
function writes(step: Operation, place: string): boolean {
  if (step.op === 'set') return place === `${step.id}.${step.field}.${step.locale}`;
  return step.op === 'replace' && place.startsWith(`${step.id}.`);
}

function mergeTwo(first: readonly number[], second: readonly number[]) {
  const base = freeze(randomTree(deterministicNumbers(first)));
  const theirs = randomSteps(base, deterministicNumbers(first.toReversed()), 'theirs', isUsual);
  const mine = randomSteps(base, deterministicNumbers(second), 'mine', isUsual);
  fc.pre(checkBlock(mine.after, draft).length === 0);
  try {
    const { body, operations } = rebaseOperations({
      base,
      stored: freeze(theirs.after),
      operations: mine.steps,
      merging: true,
      rules,
    });
    return { base, theirs, mine, body, operations };
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('conflict');
    return null;
  }
}

/** Both remove a list or a container, and one of them moves a block out of it before. */
const takenOut: [number[], number[]][] = [
  [
    [874, 0, 188, 510, 0, 894, 0, 0, 0, 0, 0, 0, 685, 0, 0, 0, 766, 0, 0, 0, 0, 754, 0, 92, 330, 0, 0, 817],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154, 67, 0, 0, 0, 79, 0, 0, 0, 0, 0],
  ],
  [
    [
      147, 627, 945, 614, 935, 67, 715, 739, 668, 486, 974, 56, 722, 803, 937, 996, 301, 999, 931, 179, 481, 63, 178,
      974, 491,
    ],
    [
      684, 615, 289, 561, 827, 603, 904, 534, 79, 485, 295, 166, 731, 987, 318, 359, 846, 679, 923, 69, 745, 942, 621,
      257, 243, 424, 274, 946, 715, 6, 432, 610, 276, 245, 704, 413, 520, 532, 169, 65, 525, 674, 250, 880,
    ],
  ],
];

/** Both write the same text, and one of them removes it again. */
const takenBack: [number[], number[]] = [
  [66, 0, 41, 404, 991, 112, 23, 485, 0, 0, 849, 378, 0, 755, 795, 917, 0, 789, 286, 0, 742, 510, 971, 60, 0],
  [
    733, 981, 694, 553, 209, 624, 206, 0, 342, 0, 262, 743, 902, 78, 904, 501, 867, 835, 63, 0, 322, 428, 555, 945, 619,
    349, 223, 275, 0, 0, 164,
  ],
];

it('random operations of two editors on one tree are merged or in conflict; a merge loses no block, doubles none and keeps every text', () => {
  let merged = 0;
  fc.assert(
    fc.property(randomNumbers, randomNumbers, (first, second) => {
      const result = mergeTwo(first, second);
      if (!result) return;
      merged += 1;
      const trees = [result.base, result.theirs.after, result.mine.after] as const;
      const [base, theirs, mine] = trees.map(idsOf) as [Set<string>, Set<string>, Set<string>];
      const both = idsOf(result.body);
      expect([...walk(result.body)]).toHaveLength(both.size);
      const remaining = [...theirs, ...mine].filter((id) => !base.has(id) || (theirs.has(id) && mine.has(id)));
      expect([...both].toSorted()).toEqual([...new Set(remaining)].toSorted());

      const [before, theirTexts, myTexts] = trees.map(textsOf) as [Texts, Texts, Texts];
      for (const [place, value] of textsOf(result.body)) {
        // An author of the same text who then wrote another one, or removed it, had seen the text of the other.
        const isMine =
          myTexts.get(place) !== before.get(place) || result.mine.steps.some((step) => writes(step, place));
        const written = isMine && myTexts.has(place) ? myTexts.get(place) : theirTexts.get(place);
        expect([place, value]).toEqual([place, written]);
      }
    }),
    { numRuns: 300, examples: [...takenOut, takenBack] },
  );
  expect(merged).toBeGreaterThan(30);
});

it('random operations of two editors on one tree give exactly the sender’s tree if nobody else changed it', () => {
  fc.assert(
    fc.property(randomNumbers, randomNumbers, (first, second) => {
      const base = freeze(randomTree(deterministicNumbers(first)));
      const mine = randomSteps(base, deterministicNumbers(second), 'mine', isUsual);
      fc.pre(checkBlock(mine.after, draft).length === 0);
      const { body } = rebaseOperations({ base, stored: base, operations: mine.steps, merging: false, rules });
      expect(body).toEqual(mine.after);
      expect(findBlock(body, base.id)?.columns).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

it('a version of a block that is restored leaves out what somebody else has put elsewhere meanwhile', () => {
  const root = createBlock('container', 'root0001');
  const place = { parent: root.id, slot: 0, index: 0 };
  const base = applyOperation(root, { op: 'insert', place, block: createBlock('container', 'columns1') });
  const block = createBlock('container', 'columns1');
  block.columns = [{ children: [createBlock('quote', 'quote001'), createBlock('quote', 'quote002')] }];
  const stored = applyOperation(base, { op: 'insert', place, block: createBlock('quote', 'quote001') });
  const operations = [{ op: 'replace', id: block.id, block } as const];
  const { body } = rebaseOperations({ base, stored, operations, merging: true, rules });
  expect([...walk(body)].map(({ id }) => id)).toEqual(['root0001', 'quote001', 'columns1', 'quote002']);
});
