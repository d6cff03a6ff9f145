import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { EditorStore } from '../../core/tree/store.ts';
import { nothingResolved } from '../../core/tree/tree.fixture.ts';
import { insertLabel, placeBeside } from './insert-place.ts';

const item = createBlock('faqitem', 'item-aaaaa');
const faq = { ...createBlock('faq', 'faq-aaaaaa'), children: [item] };
const root = { ...createBlock('container', 'root-aaaaa'), columns: [{ children: [faq] }] };
const store = new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');

it('placeBeside returns the position before or after the block in its own list', () => {
  expect(placeBeside(store, faq.id, 'before')).toEqual({ parent: root.id, slot: 0, index: 0 });
  expect(placeBeside(store, item.id, 'after')).toEqual({ parent: faq.id, slot: 0, index: 1 });
  expect(placeBeside(store, root.id, 'after')).toBeNull();
});

it('the label says add in a list of one kind and insert elsewhere', () => {
  expect(insertLabel(store, { parent: faq.id, slot: 0, index: 1 })).toBe('Hinzufügen');
  expect(insertLabel(store, { parent: root.id, slot: 0, index: 1 })).toBe('Einfügen');
});
