import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Model } from '#modules/schemas.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { insertBlock, writeInto } from './block-actions.ts';

beforeAll(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterAll(() => void vi.unstubAllGlobals());

function insertAndWrite(model: Model) {
  const { session } = contextWith();
  const id = insertBlock(session, model);
  writeInto(session, id);
  const selected = session.selection.get().id;
  return { isBlock: selected === id, kind: session.store.block(selected ?? '')?.model };
}

it('a new list of texts is written in its first item', () => {
  expect(insertAndWrite('faq')).toEqual({ isBlock: false, kind: 'faqitem' });
  expect(insertAndWrite('teaserlist')).toEqual({ isBlock: false, kind: 'teaseritem' });
});

it('a new list of pictures, and one with a headline of its own, are selected themselves', () => {
  expect(insertAndWrite('imagelist').isBlock).toBe(true);
  expect(insertAndWrite('eventlist').isBlock).toBe(true);
  expect(insertAndWrite('headline').isBlock).toBe(true);
});
