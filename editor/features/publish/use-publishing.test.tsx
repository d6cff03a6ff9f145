// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishingApi } from '#contract/editing/publishing.ts';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { render } from '#tests/render.ts';
import { ApiError } from '../../core/api-client.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import type { EditedPage } from '../../core/session/edited-page.ts';
import { Observable } from '../../core/observable.ts';
import { EditorView } from '../../core/view/editor-view.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

const showAt = vi.fn(async (_address?: string) => {});
vi.mock('../record-panel/use-shown-page.ts', () => ({ useShownPage: () => showAt }));
vi.mock('./diff-preview/use-changes.ts', () => ({ useChanges: () => ({ changes: null, failed: false }) }));
vi.mock('../checks/rules/check-needed.ts', () => ({ missingRequired: () => [], toIssue: () => null }));
vi.mock('../checks/page-checks.ts', () => ({ checksOf: () => ({ issues: new Observable([]) }) }));

const page = { id: 1 } as EditedPage;
const refusal = (message: string, issues: object[] = []) =>
  new ApiError(403, { code: 'forbidden', message, ...(issues.length > 0 && { issues }) });
const settings = { is_online: false, urls: { de: '/de/besuch', en: '/en/visit' } };

/** What the calls answer; an error is thrown. */
let answers: Map<unknown, unknown>;
let publishing: Publishing;
let view: EditorView;
const published = vi.fn<() => Promise<void>>();
const session = {
  ...{ locale: 'de', slug: 'page-1', isOwnerHidden: false, rejectedInput: new Observable(new Map()) },
  queue: { revision: 8, flush: async () => {} },
  news: { reviews: new Observable([]) },
  alerts: { tell: vi.fn(), show: vi.fn() },
  publish: published,
  async api(endpoint: unknown) {
    const answer = answers.get(endpoint) ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  },
};

function PublishingOf({ tell }: { tell: (now: Publishing) => void }) {
  const now = usePublishing(page);
  useEffect(() => {
    tell(now);
  });
  return null;
}

beforeEach(async () => {
  vi.clearAllMocks();
  published.mockResolvedValue();
  answers = new Map<unknown, unknown>([[pageSettingsApi.show, settings]]);
  view = new EditorView();
  view.openDialog({ kind: 'publish' });
  await open();
});
const open = () =>
  render(
    <EditorContext value={{ session, view } as unknown as EditorParts}>
      <PublishingOf tell={(now) => (publishing = now)} />
    </EditorContext>,
  );
const submit = () => act(async () => void publishing.submit());
const endsByItself = () =>
  act(async () => publishing.setWhen({ ...publishing.when, endsByItself: true, endDay: '2027-01-01' }));

it('publishing names the reason of a refusal', async () => {
  published.mockRejectedValue(refusal('Nicht erlaubt.'));
  await submit();
  expect(publishing.problem).toBe(`${m.editor_publish_failed()} Nicht erlaubt.`);
});

it('publishing without an answer says that it has failed', async () => {
  published.mockRejectedValue(new Error('down'));
  await submit();
  expect(publishing.problem).toBe(m.editor_publish_failed());
});

it('publishing says that the changes are public when the page could not be put online', async () => {
  answers.set(pageSettingsApi.change, new Error('down'));
  await submit();
  expect(publishing.problem).toBe(`${m.editor_is_published()} ${m.editor_not_put_online()}`);
});

it('publishing says that the changes are public when the time of going offline was refused', async () => {
  await endsByItself();
  answers.set(publishingApi.setPlan, refusal('x', [{ path: 'offline_at', message: 'Das ist vorbei.' }]));
  await submit();
  expect(publishing.problem).toBe(`${m.editor_is_published()} ${m.editor_plan_not_set()} Das ist vorbei.`);
});

it('planning and cancelling a plan say what has failed', async () => {
  answers.set(publishingApi.setPlan, refusal('Nicht erlaubt.'));
  await act(async () => void publishing.cancelPlan());
  expect(publishing.problem).toBe(`${m.editor_plan_not_cancelled()} Nicht erlaubt.`);
  await act(async () => publishing.setWhen({ ...publishing.when, at: 'later', day: '2027-01-01' }));
  await submit();
  expect(publishing.problem).toBe(`${m.editor_plan_not_set()} Nicht erlaubt.`);
});

it('publishing is done although the page could not be shown again', async () => {
  await act(async () => publishing.setGoOnline(false));
  answers.set(pageSettingsApi.show, new Error('down'));
  await submit();
  expect([publishing.problem, view.dialog.get()]).toEqual([null, null]);
  expect(session.alerts.tell).toHaveBeenCalledWith(m.editor_publish(), m.editor_is_public());
});

it('publishing that ends late leaves a dialog open that was opened meanwhile', async () => {
  let end: () => void = () => {};
  published.mockReturnValue(new Promise((resolve) => (end = resolve)));
  await submit();
  view.closeDialog();
  view.openDialog({ kind: 'keyboard' });
  await act(async () => end());
  expect(view.dialog.get()).toEqual({ kind: 'keyboard' });
});

it('publishing at a time that is chosen before the plan is read keeps that time', async () => {
  let plan: (planned: object) => void = () => {};
  answers.set(publishingApi.plan, new Promise((resolve) => (plan = resolve)));
  await render(null);
  await open();
  await act(async () => publishing.setWhen({ ...publishing.when, at: 'later', day: '2027-01-02' }));
  await act(async () => plan({ publish_at: null, offline_at: '2027-03-01T18:00:00+01:00' }));
  expect(publishing.when).toMatchObject({ at: 'later', day: '2027-01-02', endsByItself: true, endDay: '2027-03-01' });
});

it('a failure of publishing is shown in an alert when its dialog was closed before', async () => {
  let fail: (error: Error) => void = () => {};
  published.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await submit();
  view.closeDialog();
  await render(null);
  await act(async () => fail(refusal('Angaben fehlen.', [{ path: 'a.content.de', message: 'Leer.' }])));
  const text = `${m.editor_publish_failed()} Leer.`;
  expect(session.alerts.show).toHaveBeenCalledWith({ kind: 'error', title: m.editor_not_done(), text });
});
