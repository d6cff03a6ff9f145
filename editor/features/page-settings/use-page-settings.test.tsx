// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { render } from '#tests/render.ts';
import { ApiError } from '../../core/api-client.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { Observable } from '../../core/observable.ts';
import { EditorView } from '../../core/view/editor-view.ts';
import NewPageDialog from './new-page-dialog.tsx';
import { drafts } from './page-form.ts';
import { usePageSettings } from './use-page-settings.ts';

type Panel = ReturnType<typeof usePageSettings>;

let panel: Panel;
let stored: PageSettings;
let answer: { resolve: (after: PageSettings) => void; reject: (error: Error) => void };
const api = vi.fn(async (_endpoint: unknown, { body }: { body?: Partial<PageSettings> }) =>
  body ? new Promise<PageSettings>((resolve, reject) => (answer = { resolve, reject })) : stored,
);
const session = {
  locale: 'de',
  api,
  alerts: { tell: vi.fn() },
  records: { written: new Observable(0), add: vi.fn() },
};

function Settings({ tell }: { tell: (now: Panel) => void }) {
  const now = usePageSettings(1);
  useEffect(() => {
    tell(now);
  });
  return null;
}

const both = (de: string) => ({ de, en: '' });
const change = (values: Partial<PageSettings>) => act(async () => panel.change(values));
const save = () => act(async () => void panel.save());

function open() {
  const element = (
    <EditorContext value={{ session } as unknown as EditorParts}>
      <Settings tell={(now) => (panel = now)} />
    </EditorContext>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

beforeEach(async () => {
  drafts.clear();
  const urls = { de: window.location.pathname, en: '/en' };
  stored = { id: 1, meta_title: both(''), in_footer: false, urls, version: 'a' } as PageSettings;
  await open();
});

it('page settings keep what is typed while they are saved', async () => {
  await change({ meta_title: both('Sent') });
  await save();
  await change({ meta_title: both('Typed'), in_footer: true });
  stored = { ...stored, meta_title: both('Sent'), version: 'b' };
  await act(async () => answer.resolve(stored));
  expect(panel.draft?.values).toMatchObject({ meta_title: both('Typed'), in_footer: true });
  expect([panel.isChanged, drafts.size]).toEqual([true, 1]);
  await save();
  expect(api.mock.lastCall?.[1].body).toEqual({ meta_title: both('Typed'), in_footer: true, version: 'b' });
  await act(async () => answer.resolve({ ...stored, meta_title: both('Typed'), in_footer: true }));
  expect([panel.isChanged, drafts.size]).toEqual([false, 0]);
});

it('page settings keep what is typed while a conflict is found', async () => {
  await change({ meta_title: both('Sent') });
  await save();
  await change({ meta_title: both('Typed') });
  const current = { ...stored, meta_title: both('Theirs'), version: 'b' };
  await act(async () => answer.reject(new ApiError(409, { code: 'conflict', message: 'x', details: { current } })));
  expect(panel.problem).toBe(m.editor_page_changed_meanwhile());
  expect(panel.draft).toMatchObject({ stored: { version: 'b' }, values: { meta_title: both('Typed') } });
});

it('page settings that are read again after undo say that a field has changed there as well', async () => {
  await change({ meta_title: both('Mine') });
  stored = { ...stored, meta_title: both('Theirs'), version: 'b' };
  await act(async () => session.records.written.set(session.records.written.get() + 1));
  expect(panel.draft?.values.meta_title).toEqual(both('Mine'));
  expect(panel.problem).toBe(m.editor_page_changed_meanwhile());
});

it('page settings that are opened again while they are saved are not saved twice', async () => {
  await change({ meta_title: both('Sent') });
  await save();
  const first = answer;
  await render(null);
  await open();
  await save();
  expect([answer, panel.problem]).toEqual([first, m.editor_saving()]);
  await act(async () => first.resolve({ ...stored, meta_title: both('Sent'), version: 'b' }));
  await change({ in_footer: true });
  await save();
  expect(answer).not.toBe(first);
  await act(async () => answer.resolve(stored));
});

it('page settings that are refused show why', async () => {
  await change({ meta_title: both('Sent') });
  await save();
  await act(async () => answer.reject(new ApiError(403, { code: 'forbidden', message: 'Nicht erlaubt.' })));
  expect(panel.problem).toBe('Nicht erlaubt.');
});

it('the editor stays on its page when the dialog of a new one was closed before the answer', async () => {
  const view = new EditorView();
  view.openDialog({ kind: 'keyboard' });
  const lists = {
    ...session,
    api: async (endpoint: unknown, input: { body?: object }) => (input.body ? api(endpoint, input) : []),
  };
  const element = (
    <EditorContext value={{ session: lists, view } as unknown as EditorParts}>
      <NewPageDialog beside={null} />
    </EditorContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  await render(<RouterProvider router={router} />);
  const title = document.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Haus');
    title?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  view.closeDialog();
  await act(async () => answer.resolve(stored));
  expect(router.state.location.pathname).toBe('/');
  expect(session.alerts.tell).toHaveBeenCalledWith(m.editor_new_page(), m.editor_new_page_made({ name: 'Haus' }));
});
