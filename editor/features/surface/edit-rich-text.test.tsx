// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { createBlock } from '#contract/blocks/block.ts';
import { render } from '#tests/render.ts';
import type { CallApi } from '../../core/api-client.ts';
import { EditorContext, useFlatBlock } from '../../core/editor-context.ts';
import { EditSession } from '../../core/session/edit-session.ts';
import { defaultSetup } from '../../core/session/editor-setup.ts';
import { nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import { EditorView } from '../../core/view/editor-view.ts';
import { EditRichText } from './edit-rich-text.tsx';

const set = { op: 'set', id: 'text0001', field: 'content', locale: 'de' } as const;
const elsewhere = { ...set, id: 'first001', before: 'Oben', value: 'Ganz oben' };

function draft(revision: number, content: string) {
  const text = createBlock('text', 'text0001');
  text.translations.de.content = content;
  const place = { parent: 'root0001', slot: 0, index: 0 };
  const body = applyOperation(section(), { op: 'insert', place, block: text });
  const resolved = { de: nothingResolved(), en: nothingResolved() };
  const about = { slug: 'page-1', content_type: 'page', object_id: 1, published_revision: null };
  return { ...about, revision, body: revision > 1 ? applyOperation(body, elsewhere) : body, resolved };
}

it.each([
  ['as it was sent', '<p>Eins</p>'],
  ['in another form', '<p>Eins!</p>'],
])('a text with the caret shows what others write in it after the server has stored it %s', async (_, stored) => {
  const api = (async () => ({ revision: 2, body: draft(2, stored).body })) as unknown as CallApi;
  const none = async () => {};
  const journalStore = { put: none, drop: none, orphans: async () => [], saveLog: none, log: async () => undefined };
  const session = new EditSession({
    ...{ draft: draft(1, ''), setup: defaultSetup, locale: 'de', api, journalStore, tab: 'tab' },
  });
  session.write('text0001', 'content', '<p>Eins</p>');
  const view = new EditorView();
  function Text() {
    const block = useFlatBlock('text0001');
    return block ? <EditRichText of={block} field="content" /> : null;
  }
  await render(
    <EditorContext value={{ session, view, page: { id: 1, title: '', urls: {} } }}>
      <Text />
    </EditorContext>,
  );
  await act(async () => {
    session.fields.focus({ id: 'text0001', field: 'content', start: 5 });
    await vi.waitFor(() => expect(view.rich.get()).not.toBeNull());
    await session.queue.flush();
  });
  // The caret stays where it is while the server cleans the text.
  const shown = () => document.querySelector('[data-field="content"]')?.textContent;
  expect(shown()).toBe('Eins');
  await act(async () => void session.takeUp(draft(3, '<p>Eins zwei</p>')));
  expect(shown()).toBe('Eins zwei');
});
