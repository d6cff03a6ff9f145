import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PresenceUpdate, presenceUpdateSchema } from '#contract/editing/presence.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { sessions, users } from '../../db/tables/accounts.ts';
import { createChanges } from '../../platform/invalidation/changes.ts';
import { createSection } from '../sections/create-section.ts';
import { applied } from '../sections/sections.fixture.ts';
import { PresenceHub } from '../../platform/presence/presence-hub.ts';
import { deleteLost, peopleAt, renew } from '../../platform/presence/presence-rows.ts';

let now = new Date('2026-11-21T12:00:00Z');
const people: Record<'editor' | 'admin' | 'leaving' | 'moved', Record<string, string>> = {
  ...{ editor: {}, admin: {}, leaving: {}, moved: {} },
};
const open: (() => Promise<void>)[] = [];
const backend = await sharedBackend({ clock: () => now });
people.editor = await backend.signIn('publisher');
people.admin = await backend.signIn('admin');
afterEach(async () => {
  for (const close of open.splice(0)) await close();
  now = new Date('2026-11-21T12:00:00Z');
});

let made = 0;
const quote = makeBlock('quote', { de: { content: 'Vorhang auf' } });
async function makeSection(): Promise<string> {
  made += 1;
  const slug = `stage-${made}`;
  const body = makeRoot({ ...quote, id: `quote-${made}-aaaa` });
  await createSection(backend.ctx, { slug, body, publish: true });
  return slug;
}

/** An editor’s window: the messages that it receives, and a function to close it. */
async function openWindow(slug: string, role: keyof typeof people, tab = randomUUID()) {
  const answer = await backend.app.request(`/de/pageeditor-api/section/${slug}/live?tab=${tab}`, {
    headers: people[role],
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.getReader();
  const received: PresenceUpdate[] = [];
  const listening = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [, data] of Buffer.from(value)
        .toString()
        .matchAll(/^data: (.*)$/gm))
        received.push(presenceUpdateSchema.parse(JSON.parse(data ?? '')));
    }
  })();
  const close = async () => {
    await reader.cancel();
    await listening;
  };
  open.push(close);
  const last = <K extends PresenceUpdate['kind']>(kind: K) =>
    received.findLast((message): message is PresenceUpdate & { kind: K } => message.kind === kind);
  return { tab, received, last, close, ended: listening };
}

it('presence on a page is visible to editors only', async () => {
  const slug = await makeSection();
  const answer = await backend.app.request(`/de/pageeditor-api/section/${slug}/live?tab=${randomUUID()}`);
  expect(answer.status).toBe(401);
});

it('presence on a page is told only to whoever may edit its modules', async () => {
  const programme = await backend.signIn('programme_editor');
  await createSection(backend.ctx, { slug: 'of-a-production', contentType: 'production', objectId: 1 });
  const statusFor = async (slug: string) => {
    const path = `/de/pageeditor-api/section/${slug}/live?tab=${randomUUID()}`;
    const answer = await backend.app.request(path, { headers: programme });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusFor(await makeSection())).toBe(403);
  expect(await statusFor('of-a-production')).toBe(200);
  expect(await statusFor('not-made-yet')).toBe(200);
});

it('presence on a page reports when others arrive, move and leave', async () => {
  const slug = await makeSection();
  const eva = await openWindow(slug, 'editor');
  const jonas = await openWindow(slug, 'admin');
  await expect.poll(() => eva.last('people')?.people).toMatchObject([{ name: 'admin', same_person: false }]);
  const caret = { field: 'content', locale: 'de', start: 3, end: 7, revision: 1 };
  const place = { tab: jonas.tab, block: 'quote-1-aaaa', writing: true, caret };
  const moved = await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/presence`, people.admin, place);
  expect(moved.status).toBe(204);
  await expect
    .poll(() => eva.last('people')?.people)
    .toMatchObject([{ tab: jonas.tab, block: 'quote-1-aaaa', writing: true, caret }]);
  expect(jonas.last('people')?.people).toMatchObject([{ name: 'publisher' }]);
  await jonas.close();
  await expect.poll(() => eva.last('people')?.people).toEqual([]);
});

it('presence on a page marks a second window of the same user and does not move the other cursors', async () => {
  const slug = await makeSection();
  const first = await openWindow(slug, 'editor');
  const second = await openWindow(slug, 'editor');
  await expect.poll(() => first.last('people')?.people).toMatchObject([{ same_person: true }]);
  const place = { tab: second.tab, block: null, writing: false };
  const path = `/de/pageeditor-api/section/${slug}/presence`;
  expect((await send(backend, 'POST', path, people.admin, place)).status).toBe(404);
});

it('presence on a page reports what others saved and published', async () => {
  const slug = await makeSection();
  const eva = await openWindow(slug, 'editor');
  await expect.poll(() => eva.last('section')?.revision).toBe(1);
  await applied(backend, people.admin, slug, 1, [{ op: 'remove', id: `quote-${made}-aaaa` }]);
  await expect.poll(() => eva.last('section')).toMatchObject({ revision: 2, author: 'admin', published_revision: 1 });
  await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/publish`, people.admin, { revision: 2 });
  await expect.poll(() => eva.last('section')?.published_revision).toBe(2);
});

it('presence on a page tells the number of open notes at the start and at every change', async () => {
  const slug = await makeSection();
  const eva = await openWindow(slug, 'editor');
  await expect.poll(() => eva.last('notes')?.open).toBe(0);
  const anchor = { block: `quote-${made}-aaaa`, field: null, locale: null, quote: null };
  const path = `/de/pageeditor-api/section/${slug}/notes`;
  const { body } = await send(backend, 'POST', path, people.admin, { anchor, text: 'Bitte prüfen' });
  await expect.poll(() => eva.last('notes')?.open).toBe(1);
  const before = eva.received.filter(({ kind }) => kind === 'notes').length;
  const note = `/de/pageeditor-api/notes/${body.id}`;
  await send(backend, 'POST', `${note}/replies`, people.editor, { text: 'Ja' });
  await expect.poll(() => eva.received.filter(({ kind }) => kind === 'notes').length).toBe(before + 1);
  await send(backend, 'POST', note, people.editor, { done: true });
  await expect.poll(() => eva.last('notes')?.open).toBe(0);
});

it('presence on a page tells at once what a page waits for, and that something waits for somebody', async () => {
  const slug = await makeSection();
  const eva = await openWindow(slug, 'editor');
  const elsewhere = await openWindow(await makeSection(), 'admin');
  await expect.poll(() => eva.last('reviews')?.reviews).toEqual([]);
  await expect.poll(() => elsewhere.received.filter(({ kind }) => kind === 'waiting').length).toBe(1);
  await applied(backend, people.editor, slug, 1, [{ op: 'remove', id: `quote-${made - 1}-aaaa` }]);
  const subject = { kind: 'section', slug, language: null };
  const asked = await send(backend, 'POST', '/de/api/requests/', people.editor, { subject, comment: 'Bis Freitag' });
  await expect.poll(() => eva.last('reviews')?.reviews).toMatchObject([{ comment: 'Bis Freitag', mine: true }]);
  await expect.poll(() => elsewhere.received.filter(({ kind }) => kind === 'waiting').length).toBe(2);
  expect(elsewhere.last('reviews')?.reviews).toEqual([]);
  const answer = { decision: 'decline', answer: 'Kürzer' };
  await send(backend, 'POST', `/de/api/requests/${asked.body.id}/decide/`, people.admin, answer);
  await expect.poll(() => eva.last('reviews')?.reviews).toMatchObject([{ status: 'declined', answer: 'Kürzer' }]);
  await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/publish`, people.admin, { revision: 2 });
  await expect.poll(() => eva.last('reviews')?.reviews).toEqual([]);
  await expect.poll(() => elsewhere.received.filter(({ kind }) => kind === 'waiting').length).toBe(4);
});

it('presence on a page expires when its process ended without a message', async () => {
  const slug = await makeSection();
  const user = { id: 'gone', username: 'Gone' };
  await renew(backend.ctx, [{ tab: randomUUID(), slug, user }]);
  expect(await peopleAt({ db: backend.ctx.db, now }, slug)).toHaveLength(1);
  now = new Date(now.getTime() + 46_000);
  expect(await peopleAt({ db: backend.ctx.db, now }, slug)).toHaveLength(0);
  await deleteLost(backend.ctx);
  now = new Date('2026-11-21T12:00:00Z');
  expect(await peopleAt({ db: backend.ctx.db, now }, slug)).toHaveLength(0);
});

it('presence on a page ends for somebody whose session has ended or whose role may not edit any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    people.leaving = await backend.signIn('editor');
    people.moved = await backend.signIn('press');
    const { db } = backend.ctx;
    const moved = eq(users.name, 'press');
    await db.update(users).set({ role: 'editor' }).where(moved);
    const slug = await makeSection();
    const stays = await openWindow(slug, 'editor');
    const gone = [await openWindow(slug, 'leaving'), await openWindow(slug, 'moved')];
    await expect.poll(() => stays.last('people')?.people).toHaveLength(2);
    const [leaving] = await db.select().from(users).where(eq(users.name, 'editor'));
    await db.delete(sessions).where(eq(sessions.userId, leaving?.id ?? ''));
    await db.update(users).set({ role: 'press' }).where(moved);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => stays.last('people')?.people).toEqual([]);
    await Promise.all(gone.map(({ ended }) => ended));
  } finally {
    vi.useRealTimers();
  }
});

it('presence on a page closes every connection on shutdown', async () => {
  const hub = new PresenceHub(backend.ctx);
  let ended = false;
  const user = { id: 'u', email: 'u@oper.example', username: 'u', role: 'editor' } as const;
  const slug = await makeSection();
  const end = () => void (ended = true);
  const parts = { send: () => {}, ping: () => {}, end, isSessionValid: async () => true };
  await hub.open({ slug, tab: randomUUID(), user, ...parts });
  await hub.close();
  expect(ended).toBe(true);
  expect(await peopleAt({ db: backend.ctx.db, now }, slug)).toHaveLength(0);
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('several processes', () => {
  it('share presence and saves with one another', async () => {
    const slug = await makeSection();
    const changes = createChanges({ engine: 'postgres', databaseUrl: backend.ctx.config.databaseUrl });
    await changes.ready;
    const hub = new PresenceHub({ ...backend.ctx, changes });
    const received: PresenceUpdate[] = [];
    const user = { id: 'far', email: 'far@oper.example', username: 'Fern', role: 'editor' } as const;
    const rest = { ping: () => {}, end: () => {}, isSessionValid: async () => true };
    const here = await openWindow(slug, 'editor');
    const receive = (message: PresenceUpdate) => void received.push(message);
    await hub.open({ slug, tab: randomUUID(), user, send: receive, ...rest });
    await expect.poll(() => here.last('people')?.people).toMatchObject([{ name: 'Fern' }]);
    await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/publish`, people.editor, { revision: 1 });
    await expect.poll(() => received.some(({ kind }) => kind === 'section')).toBe(true);
    await hub.close();
    await expect.poll(() => here.last('people')?.people).toEqual([]);
    await changes.close();
  });
});

it('presence of a window with two connections is renewed, with that of all others', async () => {
  const slug = await makeSection();
  const eva = { id: '1', username: 'Eva' };
  const [tab, other] = [randomUUID(), randomUUID()];
  await renew(
    backend.ctx,
    [tab, tab, other].map((each) => ({ tab: each, slug, user: eva })),
  );
  const there = await peopleAt({ db: backend.ctx.db, now }, slug);
  expect(there.map((each) => each.tab).toSorted()).toEqual([tab, other].toSorted());
});
