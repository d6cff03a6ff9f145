import { expect, it } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { nothingResolved } from '../../../core/tree/tree.fixture.ts';
import { EditorStore } from '../../../core/tree/store.ts';
import type { Model } from '#modules/schemas.ts';
import type { ItemList } from '../item-list.ts';
import { imageListOf, stepsToImages } from './image-list.ts';

function listOf(...pictures: (number | null)[]): ItemList {
  const children = pictures.map((picture, at): Block => {
    const item = createBlock('imageitem', `i${at}`);
    if (picture !== null) item.fields = { ...item.fields, image: picture };
    return item;
  });
  return { block: { ...createBlock('imagelist', 'list'), children }, item: 'imageitem', field: 'image' };
}

function after(list: ItemList, ids: number[]): unknown[] {
  const { children = [] } = stepsToImages(list, ids).reduce(applyOperation, list.block);
  return children.map(({ fields }) => fields.image);
}

it('pictures are appended in their order, and take the place of items in which nothing was entered', () => {
  expect(after(listOf(7, 8), [9, 7])).toEqual([7, 8, 9, 7]);
  expect(after(listOf(null), [3, 4])).toEqual([3, 4]);
  expect(after(listOf(null, 7), [3])).toEqual([7, 3]);
});

it('an item with a text but no picture stays', () => {
  const list = listOf(null);
  const [item] = list.block.children ?? [];
  if (item) item.translations.de = { ...item.translations.de, title: 'Probe' };
  expect(after(list, [3])).toHaveLength(2);
});

it('nothing chosen needs no steps', () => {
  expect(stepsToImages(listOf(null), [])).toEqual([]);
});

it('lists of pictures take many at once; lists whose items need more than a picture do not', () => {
  const offered = (list: Model, item: Model) => {
    const root = createBlock('container', 'root');
    const block = { ...createBlock(list, 'list'), children: [createBlock(item, 'item')] };
    root.columns = [{ children: [block] }];
    const store = new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');
    return ['list', 'item'].map((id) => imageListOf(store, id)?.field);
  };
  expect(offered('imagelist', 'imageitem')).toEqual(['image', 'image']);
  expect(offered('logolist', 'logoitem')).toEqual(['image', 'image']);
  expect(offered('videolist', 'videoitem')).toEqual([undefined, undefined]);
  // Answers hold blocks of several kinds, pictures among them.
  expect(offered('faqitem', 'image')).toEqual([undefined, undefined]);
});
