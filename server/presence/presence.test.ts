import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type LiveMessage, liveMessageSchema } from '#contract/live.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { send } from '#tests/write.ts';
import { createChanges } from '../page-cache/changes.ts';
import { createSection } from '../sections/create-section.ts';
import { Lines } from './lines.ts';
import { forgetLost, peopleAt, renew } from './presence-rows.ts';

let opera: TestHouse;
let now = new Date('2026-11-21T12:00:00Z');
const people: Record<'editor' | 'admin', Record<string, string>> = { editor: {}, admin: {} };
const open: (() => Promise<void>)[] = [];
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
  people.editor = await opera.signIn('editor');
  people.admin = await opera.signIn('admin');
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
  now = new Date('2026-11-21T12:00:00Z');
});
afterAll(() => opera.close());

let made = 0;
const quote = makeBlock('quote', { de: { content: 'Vorhang auf' } });
async function makeSection(): Promise<string> {
  made += 1;
  const slug = `stage-${made}`;
  const body = makeRoot({ ...quote, id: `quote-${made}-aaaa` });
  await createSection(opera.house, { slug, body, publish: true });
  return slug;
}

/** An editor’s window: what it is told, and how it is closed. */
async function openWindow(slug: string, role: 'editor' | 'admin', tab = randomUUID()) {
  const answer = await opera.app.request(`/de/pageeditor-api/section/${slug}/live?tab=${tab}`, {
    headers: people[role],
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.getReader();
  const told: LiveMessage[] = [];
  const listening = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [, data] of Buffer.from(value)
        .toString()
        .matchAll(/^data: (.*)$/gm))
        told.push(liveMessageSchema.parse(JSON.parse(data ?? '')));
    }
  })();
  const close = async () => {
    await reader.cancel();
    await listening;
  };
  open.push(close);
  const last = <K extends LiveMessage['kind']>(kind: K) =>
    told.findLast((message): message is LiveMessage & { kind: K } => message.kind === kind);
  return { tab, told, last, close, ended: listening };
}

describe('who is on a page', () => {
  test('is nobody’s business but editors’', async () => {
    const slug = await makeSection();
    const answer = await opera.app.request(`/de/pageeditor-api/section/${slug}/live?tab=${randomUUID()}`);
    expect(answer.status).toBe(401);
  });

  test('hears of the others, of where they are, and that they have gone', async () => {
    const slug = await makeSection();
    const eva = await openWindow(slug, 'editor');
    const jonas = await openWindow(slug, 'admin');
    await expect.poll(() => eva.last('people')?.people).toMatchObject([{ name: 'admin', same_person: false }]);
    const place = { tab: jonas.tab, block: 'quote-1-aaaa', writing: true };
    const moved = await send(opera, 'POST', `/de/pageeditor-api/section/${slug}/presence`, people.admin, place);
    expect(moved.status).toBe(204);
    await expect
      .poll(() => eva.last('people')?.people)
      .toMatchObject([{ tab: jonas.tab, block: 'quote-1-aaaa', writing: true }]);
    expect(jonas.last('people')?.people).toMatchObject([{ name: 'editor' }]);
    await jonas.close();
    await expect.poll(() => eva.last('people')?.people).toEqual([]);
  });

  test('sees a second window of the same person as such, and moves nobody else’s', async () => {
    const slug = await makeSection();
    const first = await openWindow(slug, 'editor');
    const second = await openWindow(slug, 'editor');
    await expect.poll(() => first.last('people')?.people).toMatchObject([{ same_person: true }]);
    const place = { tab: second.tab, block: null, writing: false };
    const path = `/de/pageeditor-api/section/${slug}/presence`;
    expect((await send(opera, 'POST', path, people.admin, place)).status).toBe(404);
  });

  test('hears of what others saved and made public', async () => {
    const slug = await makeSection();
    const eva = await openWindow(slug, 'editor');
    await expect.poll(() => eva.last('section')?.revision).toBe(1);
    const batch = {
      batch: randomUUID(),
      base: 1,
      operations: [{ op: 'remove', id: `quote-${made}-aaaa` }],
    };
    await send(opera, 'POST', `/de/pageeditor-api/section/${slug}/operations`, people.admin, batch);
    await expect.poll(() => eva.last('section')).toMatchObject({ revision: 2, author: 'admin', published_revision: 1 });
    await send(opera, 'POST', `/de/pageeditor-api/section/${slug}/publish`, people.admin, { revision: 2 });
    await expect.poll(() => eva.last('section')?.published_revision).toBe(2);
  });

  test('is forgotten where its process ended without a word', async () => {
    const slug = await makeSection();
    const user = { id: 'gone', username: 'Gone' };
    await renew(opera.house, [{ tab: randomUUID(), slug, user }]);
    expect(await peopleAt(opera.house.db, slug, now)).toHaveLength(1);
    now = new Date(now.getTime() + 46_000);
    expect(await peopleAt(opera.house.db, slug, now)).toHaveLength(0);
    await forgetLost(opera.house);
    now = new Date('2026-11-21T12:00:00Z');
    expect(await peopleAt(opera.house.db, slug, now)).toHaveLength(0);
  });

  test('gets no line that outlives the house', async () => {
    const lines = new Lines(opera.house);
    let ended = false;
    const user = { id: 'u', email: 'u@oper.example', username: 'u', role: 'editor' } as const;
    const slug = await makeSection();
    const end = () => void (ended = true);
    const parts = { tell: () => {}, sign: () => {}, end, holds: async () => true };
    await lines.open({ slug, tab: randomUUID(), user, ...parts });
    await lines.close();
    expect(ended).toBe(true);
    expect(await peopleAt(opera.house.db, slug, now)).toHaveLength(0);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('several processes', () => {
  test('tell one another who is on a page and what was saved', async () => {
    const slug = await makeSection();
    const changes = createChanges({ engine: 'postgres', databaseUrl: opera.house.config.databaseUrl });
    await changes.ready;
    const lines = new Lines({ ...opera.house, changes });
    const told: LiveMessage[] = [];
    const user = { id: 'far', email: 'far@oper.example', username: 'Fern', role: 'editor' } as const;
    const tell = (message: LiveMessage) => void told.push(message);
    const rest = { sign: () => {}, end: () => {}, holds: async () => true };
    const here = await openWindow(slug, 'editor');
    await lines.open({ slug, tab: randomUUID(), user, tell, ...rest });
    await expect.poll(() => here.last('people')?.people).toMatchObject([{ name: 'Fern' }]);
    await send(opera, 'POST', `/de/pageeditor-api/section/${slug}/publish`, people.editor, { revision: 1 });
    await expect.poll(() => told.some(({ kind }) => kind === 'section')).toBe(true);
    await lines.close();
    await expect.poll(() => here.last('people')?.people).toEqual([]);
    await changes.close();
  });
});
