import { expect, test } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { type ImageList, stepsToImages } from './image-list.ts';

function listOf(...pictures: (number | null)[]): ImageList {
  const children = pictures.map((picture, at): Block => {
    const item = createBlock('imageitem', `i${at}`);
    if (picture !== null) item.fields = { ...item.fields, image: picture };
    return item;
  });
  return { block: { ...createBlock('imagelist', 'list'), children }, item: 'imageitem', field: 'image' };
}

function after(list: ImageList, ids: number[]): unknown[] {
  const { children = [] } = stepsToImages(list, ids).reduce(applyOperation, list.block);
  return children.map(({ fields }) => fields.image);
}

test('pictures are appended in their order, and take the place of items in which nothing was entered', () => {
  expect(after(listOf(7, 8), [9, 7])).toEqual([7, 8, 9, 7]);
  expect(after(listOf(null), [3, 4])).toEqual([3, 4]);
  expect(after(listOf(null, 7), [3])).toEqual([7, 3]);
});

test('an item with a text but no picture stays', () => {
  const list = listOf(null);
  const [item] = list.block.children ?? [];
  if (item) item.translations.de = { ...item.translations.de, title: 'Probe' };
  expect(after(list, [3])).toHaveLength(2);
});

test('nothing chosen needs no steps', () => {
  expect(stepsToImages(listOf(null), [])).toEqual([]);
});
