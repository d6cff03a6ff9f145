import { expect, it } from 'vitest';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { movesOf, nestPages, type PageNode, pathTo, possibleParents } from './page-tree.ts';

const page = (id: number, parent_id: number | null) => ({ id, parent_id }) as PageSettings;
/** 1 (2 (3), 4), 5 */
const tree = nestPages([page(1, null), page(2, 1), page(3, 2), page(4, 1), page(5, null)]);
const shape = (nodes: PageNode[]): unknown[] => nodes.map((node) => [node.page.id, shape(node.children)]);

it('nests pages below their parents in order; pages with an unknown parent are at the top', () => {
  expect(shape(tree)).toEqual([
    [
      1,
      [
        [2, [[3, []]]],
        [4, []],
      ],
    ],
    [5, []],
  ]);
  expect(shape(nestPages([page(3, 2), page(5, null)]))).toEqual([
    [3, []],
    [5, []],
  ]);
  expect(pathTo(tree, 3).map((node) => node.page.id)).toEqual([1, 2, 3]);
});

it('a page moves among its siblings, into the one before it, and out beside its parent', () => {
  expect(movesOf(tree, 4)).toEqual({
    up: { parent_id: 1, position: 0 },
    down: null,
    in: { parent_id: 2, position: 1 },
    out: { parent_id: null, position: 1 },
  });
  expect(movesOf(tree, 1)).toEqual({ up: null, down: { parent_id: null, position: 1 }, in: null, out: null });
  expect(movesOf(tree, 3)).toMatchObject({ out: { parent_id: 1, position: 1 } });
});

it('possible parents are all pages except itself and its descendants', () => {
  expect(possibleParents(tree, 2).map(({ page: one, depth }) => [one.id, depth])).toEqual([
    [1, 0],
    [4, 1],
    [5, 0],
  ]);
});
