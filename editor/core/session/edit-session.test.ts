import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock, fieldOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import { ApiError, type CallApi } from '../api-client.ts';
import { duplicateBlocks, insertBlock, removeBlocks } from '../../features/blocks/block-actions.ts';
import { moveBlocks } from '../../features/move/move-blocks.ts';
import { EditSession } from './edit-session.ts';
import { defaultSetup } from './editor-setup.ts';
import { nothingResolved, section } from '../tree/tree.fixture.ts';
import type { StoredLog, UnsentStep, JournalStore } from '../saving/journal-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Memory implements JournalStore {
  readonly steps = new Map<string, UnsentStep>();
  stored: StoredLog | undefined;
  put = async (steps: UnsentStep[]) => {
    for (const step of steps) this.steps.set(step.key, step);
  };
  drop = async (keys: string[]) => {
    for (const key of keys) this.steps.delete(key);
  };
  orphans = async () => [...this.steps.values()];
  saveLog = async (log: StoredLog) => void (this.stored = log);
  log = async () => this.stored;
}

function draftOf(body: Block) {
  return {
    ...{ slug: 'page-1', content_type: 'page', object_id: 1, revision: 7, published_revision: 7, body },
    resolved: { de: nothingResolved(), en: nothingResolved() },
  };
}

function open(answer: (id: string, body: unknown) => unknown, journalStore = new Memory()) {
  const body = section();
  const video = createBlock('video', 'video001');
  body.columns?.[0]?.children.push(video);
  const draft = draftOf(body);
  const sent: { id: string; body: unknown }[] = [];
  const api = (async (endpoint: { id: string }, input: { body?: unknown }) => {
    sent.push({ id: endpoint.id, body: input.body });
    return answer(endpoint.id, input.body);
  }) as CallApi;
  return {
    session: new EditSession({ draft, setup: defaultSetup, locale: 'de', api, journalStore, tab: 'tab' }),
    sent,
    journalStore,
  };
}

it('stores a change locally at once, sends it, then removes it from the journal', async () => {
  const { session, sent, journalStore } = open(() => ({ revision: 8 }));
  session.write('left0001', 'content', 'Neu');
  await vi.advanceTimersByTimeAsync(0);
  expect([...journalStore.steps.values()]).toMatchObject([{ operation: { value: 'Neu' }, base: 7, tab: 'tab' }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toMatchObject([{ id: 'applyOperations', body: { base: 7 } }]);
  expect(journalStore.steps.size).toBe(0);
  expect(journalStore.stored).toMatchObject({ revision: 8, done: 1 });
  expect(session.alerts.list.get()).toMatchObject([{ kind: 'save' }]);
});

it('undo reverts structure and text in one sequence and restores the caret', async () => {
  const { session } = open(() => ({ revision: 8 }));
  session.write('left0001', 'content', 'Neu', {
    caret: {
      before: { id: 'left0001', field: 'content', start: 5, end: 5 },
      after: { id: 'left0001', field: 'content', start: 3, end: 3 },
    },
  });
  removeBlocks(session, ['columns1']);
  expect(session.store.block('left0001')).toBeUndefined();
  expect(session.selection.get().id).toBe('video001');
  session.undo();
  expect(session.store.flat('left0001')?.content).toBe('Neu');
  session.undo();
  expect(session.store.flat('left0001')?.content).toBe('Links');
  expect(session.selection.get()).toMatchObject({ id: 'left0001', field: 'content', start: 5 });
  session.redo();
  expect(session.store.flat('left0001')?.content).toBe('Neu');
  await vi.advanceTimersByTimeAsync(500);
});

it('names the fields that the server stored without a reference that is gone', async () => {
  const { session } = open(() => ({ revision: 8, left_out: ['video001.image'] }));
  session.write('video001', 'image', 5);
  await vi.advanceTimersByTimeAsync(500);
  const { label } = fieldOf('video', 'image')!;
  expect(session.alerts.list.get()).toContainEqual(
    expect.objectContaining({ kind: 'error', text: expect.stringContaining(`Video (${label.de})`) }),
  );
});

it('keeps an embed of a forbidden host in the form and does not send it until it is valid', async () => {
  const { session, sent } = open(() => ({ revision: 8 }));
  expect(session.write('video001', 'video_url', 'https://evil.example/x')).toMatch(/youtube\.com/);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  expect(session.refused).toMatchObject([['video001.video_url.null', { value: 'https://evil.example/x' }]]);
  expect(session.write('video001', 'video_url', 'https://www.youtube.com/watch?v=x')).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(session.refused).toEqual([]);
  expect(sent).toMatchObject([{ body: { operations: [{ value: 'https://www.youtube.com/watch?v=x' }] } }]);
});

it('stores a text that is too long in the draft', async () => {
  const { session } = open(() => ({ revision: 8 }));
  const long = 'a'.repeat(1000);
  expect(session.write('left0001', 'content', long)).toBeNull();
  expect(session.store.flat('left0001')?.content).toBe(long);
  await vi.advanceTimersByTimeAsync(500);
});

it('a 401 that arrives after the login does not ask again; its request is repeated', async () => {
  const refusals: (() => void)[] = [];
  let loggedIn = false;
  const { session } = open(() => {
    if (loggedIn) return { revision: 8 };
    return new Promise((_, refuse) => {
      refusals.push(() => refuse(new ApiError(401, { code: 'unauthenticated', message: 'x' })));
    });
  });
  session.write('left0001', 'content', 'Neu');
  await vi.advanceTimersByTimeAsync(500);
  loggedIn = true;
  session.loggedIn();
  for (const refuse of refusals) refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.loginWanted.get()).toBe(false);
  expect(session.queue.state.get()).toBe('saved');
});

it('a late response with the merged tree does not overwrite newer typing', async () => {
  let release: (value: unknown) => void = () => {};
  const { session } = open(() => new Promise((resolve) => (release = resolve)));
  session.write('left0001', 'content', 'Eins');
  await vi.advanceTimersByTimeAsync(500);
  session.write('left0001', 'content', 'Eins zwei');
  const merged = structuredClone(session.store.root);
  const columns = merged.columns?.[0]?.children[1]?.columns;
  if (columns?.[0]?.children[0]) columns[0].children[0].translations.de.content = 'Eins';
  if (columns?.[1]?.children[0]) columns[1].children[0].translations.de.content = 'Von jemand anderem';
  release({ revision: 9, body: merged });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.store.flat('left0001')?.content).toBe('Eins zwei');
  expect(session.store.flat('right001')?.content).toBe('Von jemand anderem');
});

it('restores unsent steps of an earlier visit and resends them under their batch id', async () => {
  const first = open(() => new Promise(() => {}));
  first.session.write('left0001', 'content', 'Verloren geglaubt');
  await vi.advanceTimersByTimeAsync(500);
  const { session, sent } = open(() => ({ revision: 8 }), first.journalStore);
  session.recovery.takeUp(await session.recovery.steps());
  expect(session.store.flat('left0001')?.content).toBe('Verloren geglaubt');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({
    batch: [...first.sent].map(({ body }) => (body as { batch: string }).batch)[0],
  });
  expect(first.journalStore.steps.size).toBe(0);
});

it('resends every batch of an earlier visit under its own id, and what was in none after them', async () => {
  const journalStore = new Memory();
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const left = (field: string, order: number, batch: string | null): UnsentStep => ({
    ...{ key: `${order}`, slug: 'page-1', tab: 'gone', order, label: '', at: order, base: 7, batch },
    operation: { op: 'set', id: field, field: 'content', locale: 'de', before: 'x', value: `${order}` },
  });
  await journalStore.put([
    left('left0001', 1, ids[0] ?? null),
    left('right001', 2, ids[1] ?? null),
    left('first001', 3, null),
  ]);
  const { session, sent } = open(
    (id) => (id === 'listRevisions' ? { count: 0, results: [] } : { revision: 8 }),
    journalStore,
  );
  session.recovery.takeUp(await session.recovery.steps());
  await vi.advanceTimersByTimeAsync(5000);
  const batches = sent.flatMap(({ body }) =>
    body === undefined ? [] : [body as { batch: string; operations: unknown[] }],
  );
  expect(batches.map(({ operations }) => operations.length)).toEqual([1, 1, 1]);
  expect(batches.map(({ batch }) => batch).slice(0, 2)).toEqual(ids);
  expect(journalStore.steps.size).toBe(0);
});

it('undo of a choice that somebody else has made anew chooses what was chosen before, and no mixture', async () => {
  const { session } = open(() => ({ revision: 8 }));
  const choose = (value: string) => session.write('left0001', 'headline_level', value);
  choose('3');
  await vi.advanceTimersByTimeAsync(600);
  const { store } = session;
  const theirs = applyOperation(store.root, {
    ...{ op: 'set', id: 'left0001', field: 'headline_level', locale: null, before: '3', value: '4' },
  });
  session.takeUp({ ...draftOf(theirs), revision: 9 });
  expect(store.block('left0001')?.fields.headline_level).toBe('4');
  session.undo();
  expect(store.block('left0001')?.fields.headline_level).toBe('2');
  await vi.advanceTimersByTimeAsync(600);
});

it('the decision that a value holds is sent, and no step that undo takes back', async () => {
  const { session, sent } = open(() => ({ revision: 8 }));
  const holds = { op: 'set', id: 'left0001', field: 'content', locale: 'de', before: 'Links', value: 'Links' } as const;
  session.perform({ label: 'Entschieden', operations: [holds] });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toMatchObject([{ body: { operations: [holds] } }]);
  expect(session.log.view.get().undo).toBeNull();
});

it('does not offer steps that the server already applied before the window closed', async () => {
  const first = open(() => new Promise(() => {}));
  first.session.write('left0001', 'content', 'Längst gespeichert');
  await vi.advanceTimersByTimeAsync(500);
  const { session } = open((id) => ({ count: id === 'listRevisions' ? 1 : 0, results: [] }), first.journalStore);
  const [step] = first.journalStore.steps.values();
  expect(first.sent[0]?.body).toMatchObject({ batch: step?.batch });
  expect(await session.recovery.steps()).toEqual([]);
  expect(first.journalStore.steps.size).toBe(0);
});

it('does not offer steps that arrived when the page was left, although the journal was not told in time', async () => {
  const first = open(() => new Promise(() => {}));
  first.session.write('left0001', 'content', 'Letzte Worte');
  await vi.advanceTimersByTimeAsync(0);
  const { put } = first.journalStore;
  first.journalStore.put = () => new Promise(() => {});
  first.session.queue.leave();
  first.journalStore.put = put;
  const { session, sent } = open(() => ({ count: 1, results: [] }), first.journalStore);
  const [step] = first.journalStore.steps.values();
  expect(first.sent[0]?.body).toMatchObject({ batch: step?.batch });
  expect(await session.recovery.steps()).toEqual([]);
  expect(sent.map(({ id }) => id)).toEqual(['listRevisions']);
});

it('a new list contains its required item, and a copy has new ids', async () => {
  const { session } = open(() => ({ revision: 8 }));
  const faq = insertBlock(session, 'faq');
  expect(session.store.list(faq, 0)).toHaveLength(1);
  duplicateBlocks(session, [faq]);
  const copy = session.selection.get().id ?? '';
  expect(copy).not.toBe(faq);
  expect(session.store.list(copy, 0)[0]).not.toBe(session.store.list(faq, 0)[0]);
  await vi.advanceTimersByTimeAsync(500);
});

it.each([
  ['inserted', (session: EditSession, place: Place) => insertBlock(session, 'quote', place)],
  ['moved', (session: EditSession, place: Place) => moveBlocks(session, ['first001'], place)],
])(
  'a module for a place that somebody else has removed meanwhile is not %s, and a message says why',
  async (_, act) => {
    const { session, sent } = open(() => ({ revision: 8 }));
    const place = { parent: 'columns1', slot: 0, index: 0 };
    session.takeUp({ ...draftOf(applyOperation(section(), { op: 'remove', id: 'columns1' })), revision: 8 });
    const before = session.store.root;
    act(session, place);
    await vi.advanceTimersByTimeAsync(600);
    expect([session.store.root, session.log.entries, sent]).toEqual([before, [], []]);
    const gone = 'Nicht möglich: Der Baustein ist nicht mehr da.';
    expect(session.alerts.list.get()).toMatchObject([{ kind: 'error', text: gone }]);
    expect(session.alerts.message.get()).toBe(gone);
  },
);

it('a failed write shows the reason, keeps the changes and offers a retry', async () => {
  let broken = true;
  const { session, sent } = open(() => {
    if (broken) throw new ApiError(422, { code: 'invalid', message: 'x', issues: [{ path: 'q', message: 'Zu lang' }] });
    return { revision: 8 };
  });
  session.write('left0001', 'content', 'Neu');
  await vi.advanceTimersByTimeAsync(500);
  const [alert] = session.alerts.list.get();
  expect(alert).toMatchObject({ kind: 'error', text: 'Zu lang' });
  expect(session.store.flat('left0001')?.content).toBe('Neu');
  broken = false;
  alert?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.queue.state.get(), sent.length]).toEqual(['saved', 2]);
  expect(session.alerts.list.get().at(-1)).toMatchObject({ kind: 'save' });
});

it('a write with a stale CSRF token renews the token and is resent', async () => {
  let refused = false;
  const { session, sent } = open((id) => {
    if (id !== 'applyOperations' || refused) return { revision: 8 };
    refused = true;
    throw new ApiError(403, { code: 'csrf', message: 'x' });
  });
  session.write('left0001', 'content', 'Neu');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ id }) => id)).toEqual(['applyOperations', 'getUser', 'applyOperations']);
  expect(session.queue.state.get()).toBe('saved');
});

it('warns once when the browser refuses storage, and editing continues', async () => {
  const journalStore = new Memory();
  journalStore.put = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const { session, sent } = open(() => {
    throw new TypeError('Failed to fetch');
  }, journalStore);
  session.write('left0001', 'content', 'Neu');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.alerts.list.get()).toMatchObject([
    { kind: 'error', title: 'Ihr Browser sichert hier nichts.', text: expect.stringContaining('Erlauben Sie') },
  ]);
  session.write('left0001', 'content', 'Neuer');
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(1);
  expect(session.alerts.list.get()).toMatchObject([{ text: expect.stringContaining('Fenster offen') }]);
});
