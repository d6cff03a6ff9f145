// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Note } from '#contract/editing/notes-api.ts';
import { render } from '#tests/render.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { section } from '../../core/tree/tree.fixture.ts';
import { EditorStore } from '../../core/tree/store.ts';
import { EditNote } from './note-form.tsx';
import { notesOf } from './page-notes.ts';

const anchor = { block: 'left0001', field: 'content', locale: 'de', quote: null } as const;
const note = { id: 1, text: 'Long', mentions: [], suggestion: 'Short', anchor, replies: [] } as unknown as Note;

function write(field: HTMLTextAreaElement | undefined, text: string) {
  return act(async () => {
    if (!field || field.readOnly) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('a note cannot be changed while it is sent, and can be when that has failed', async () => {
  Element.prototype.scrollIntoView = () => {};
  let refuse: (error: Error) => void = () => {};
  const api = vi.fn(() => new Promise((_, reject) => (refuse = reject)));
  const store = new EditorStore(section(), { de: {}, en: {} } as never, 'de');
  const session = { locale: 'de', slug: 'page-1', store, api, alerts: { announce: vi.fn() } };
  await render(
    <EditorContext value={{ session } as unknown as EditorParts}>
      <EditNote note={note} close={() => {}} />
    </EditorContext>,
  );
  const [text, suggestion] = document.querySelectorAll('textarea');
  await write(text, 'Long, sent');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await write(text, 'Long, typed');
  await write(suggestion, 'Typed');
  expect(notesOf(session as never).drafts.get('edit-1')).toMatchObject({ text: 'Long, sent', suggestion: 'Short' });
  expect([text?.readOnly, suggestion?.readOnly]).toEqual([true, true]);
  await act(async () => refuse(new Error('down')));
  await write(text, 'Long, typed');
  expect(text?.value).toBe('Long, typed');
});
