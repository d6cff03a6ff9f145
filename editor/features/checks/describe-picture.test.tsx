// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { render } from '#tests/render.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { EditorView } from '../../core/view/editor-view.ts';
import type { ItemList } from '../pickers/item-list.ts';
import { useImageChoice } from '../pickers/gallery/gallery-picker.tsx';
import { DescribePicture } from './describe-picture.tsx';

vi.mock('./page-checks.ts', () => ({ checksOf: () => ({ again: () => {} }) }));

const picture = { id: 1, file_name: 'saal.jpg', version: 'a', alt: { de: '', en: '' } } as unknown as Media;
let answer: (media: Media) => void;
const api = (_endpoint: unknown, { body }: { body?: MediaChange }) =>
  new Promise((resolve) => (body ? (answer = resolve) : resolve({ results: [], count: 0, next: null })));
const session = { locale: 'de', api, store: { addResolved: () => {} }, alerts: { announce: () => {} } };
const parts = { session, view: new EditorView() } as unknown as EditorParts;

it('the description of a picture takes no words while it is saved, because the form goes with it', async () => {
  await render(
    <EditorContext value={parts}>
      <DescribePicture media={picture} />
    </EditorContext>,
  );
  const input = document.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Der Saal');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(input?.readOnly).toBe(false);
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(input?.readOnly).toBe(true);
  await act(async () => answer(picture));
  expect(input?.readOnly).toBe(false);
});

const list = { block: { id: 'list' }, item: 'imageitem', field: 'image' } as unknown as ItemList;
let choice: ReturnType<typeof useImageChoice> | undefined;

function Choice() {
  const now = useImageChoice(list);
  // oxlint-disable-next-line react-hooks-js/globals -- the tests read the hook
  choice = now;
  return null;
}

const openChoice = () =>
  render(
    <EditorContext value={parts}>
      <Choice />
    </EditorContext>,
  );

it('the choice of pictures stays as it is while it is saved, because the dialog closes with it', async () => {
  await openChoice();
  const alter = (de: string) => act(async () => choice?.alter(1, { alt: { de, en: '' } }));
  const described = () => choice?.chosen.map(({ change }) => change.alt?.de);
  await act(async () => choice?.toggle(picture));
  await alter('Der Saal');
  await act(async () => void choice?.use());
  await alter('Der große Saal');
  await act(async () => choice?.toggle(picture));
  expect(described()).toEqual(['Der Saal']);
});

it('pictures are not inserted when their dialog was cancelled while their texts were saved', async () => {
  const inserted = vi.spyOn(session.store, 'addResolved');
  parts.view.openDialog({ kind: 'keyboard' });
  await openChoice();
  await act(async () => choice?.toggle(picture));
  await act(async () => choice?.alter(1, { alt: { de: 'Der Saal', en: '' } }));
  await act(async () => void choice?.use());
  parts.view.closeDialog();
  await act(async () => answer(picture));
  expect(inserted).not.toHaveBeenCalled();
});
