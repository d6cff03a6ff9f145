import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { publishingApi } from '#contract/publishing.ts';
import { get, getError } from '#tests/ask.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { applyBatch } from '../sections/apply-batch.ts';
import { createSection } from '../sections/create-section.ts';
import { doNext } from './do-planned.ts';

let opera: TestHouse;
let editor: Record<string, string>;
let now: Date;
let dropped: string[] = [];
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
  opera.changes.onDrop((tags) => dropped.push(...(tags ?? [])));
  now = new Date('2026-11-21T12:00:00Z');
  editor = await opera.signIn('editor');
});
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  dropped = [];
});
afterAll(() => opera.close());

const author = { id: 'eva', email: 'eva@oper.example', username: 'Eva', role: 'editor' } as const;

/** A page with a published quote and a newer draft of it. */
async function makePlanned({ isOnline = true, draft = 'neu' } = {}) {
  const page = await makePage(opera.house, { isOnline });
  const slug = `page-${page.id}`;
  const quote = makeBlock('quote', { de: { content: 'alt' }, en: { content: 'old' } });
  const body = makeRoot(quote);
  await createSection(opera.house, { slug, contentType: 'page', objectId: page.id, body, publish: true });
  await write(slug, 1, quote.id, 'alt', draft);
  const path = `/de/pageeditor-api/section/${slug}/plan`;
  const plan = async (publish_at: string | null, offline_at: string | null = null, revision = 2, language?: string) => {
    const answer = await opera.app.request(path, {
      method: 'PUT',
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ revision, publish_at, offline_at, language }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> | null };
  };
  const planned = async () => (await get(opera, path, publishingApi.plan.response, editor)).body;
  const shown = async (locale: 'de' | 'en' = 'de') => {
    const address = locale === 'de' ? page.pathDe : page.pathEn;
    const { body: shownPage } = await get(
      opera,
      `/${locale}/pageeditor-api/page/${address}`,
      pageEditorApi.page.response,
    );
    return shownPage.modules[0]?.content;
  };
  return { page, slug, quote, plan, planned, shown };
}

function write(slug: string, base: number, id: string, before: string, value: string, locale: 'de' | 'en' = 'de') {
  const operations = [{ op: 'set', id, field: 'content', locale, before, value } as const];
  const batch = { batch: crypto.randomUUID(), base, operations };
  return applyBatch(opera.house, { slug, batch, author, locale: 'de' });
}

async function doAll(): Promise<void> {
  while (await doNext(opera.house));
}

describe('publishing at a time', () => {
  test('makes the planned revision public on the clocks of Berlin, not a moment before, and drops what shows it', async () => {
    const { page, slug, quote, plan, planned, shown } = await makePlanned();
    expect((await plan('2026-12-01T09:00')).body).toMatchObject({
      publish_at: '2026-12-01T09:00:00+01:00',
      revision: 2,
      author: 'editor',
    });
    await write(slug, 2, quote.id, 'neu', 'noch neuer');
    now = new Date('2026-12-01T07:59:59Z');
    await doAll();
    expect(await shown()).toBe('alt');
    now = new Date('2026-12-01T08:00:00Z');
    await doAll();
    expect(await shown()).toBe('neu');
    expect(dropped).toEqual(expect.arrayContaining([`section:${slug}`, `page:${page.id}`, 'navigation']));
    expect(await planned()).toBeNull();
  });

  test('puts an offline page online, and takes it off again', async () => {
    const { page, plan, shown, planned } = await makePlanned({ isOnline: false });
    await plan('2026-12-01T09:00', '2026-12-24T18:00');
    const path = `/de/pageeditor-api/page/${page.pathDe}`;
    expect((await getError(opera, path)).status).toBe(404);
    now = new Date('2026-12-02T08:00:00Z');
    await doAll();
    expect(await shown()).toBe('neu');
    expect(await planned()).toMatchObject({ publish_at: null, offline_at: '2026-12-24T18:00:00+01:00' });
    now = new Date('2026-12-24T17:00:00Z');
    await doAll();
    expect((await getError(opera, path)).status).toBe(404);
    expect(await planned()).toBeNull();
  });

  test('is overtaken by what is made public before', async () => {
    const { slug, plan, planned, shown, quote } = await makePlanned();
    await plan('2026-12-01T09:00', '2026-12-24T18:00');
    await write(slug, 2, quote.id, 'neu', 'sofort');
    const path = `/de/pageeditor-api/section/${slug}/publish`;
    const headers = { ...editor, 'content-type': 'application/json' };
    await opera.app.request(path, { method: 'POST', headers, body: JSON.stringify({ revision: 3 }) });
    expect(await planned()).toMatchObject({ publish_at: null, offline_at: '2026-12-24T18:00:00+01:00' });
    now = new Date('2026-12-01T09:00:00Z');
    await doAll();
    expect(await shown()).toBe('sofort');
  });

  test('of one language leaves the other as visitors know it then, and what was written meanwhile in the draft', async () => {
    const { slug, quote, plan, planned, shown } = await makePlanned();
    await write(slug, 2, quote.id, 'old', 'new', 'en');
    expect((await plan('2026-12-01T09:00', null, 3, 'de')).body).toMatchObject({ language: 'de', revision: 3 });
    await write(slug, 3, quote.id, 'new', 'newer', 'en');
    // The other language alone overtakes nothing.
    const headers = { ...editor, 'content-type': 'application/json' };
    const path = `/de/pageeditor-api/section/${slug}`;
    const publish = (language: string, revision: number) =>
      opera.app.request(`${path}/publish`, { method: 'POST', headers, body: JSON.stringify({ revision, language }) });
    expect(await (await publish('en', 4)).json()).toEqual({ revision: 6, published_revision: 5 });
    expect([await shown(), await shown('en')]).toEqual(['alt', 'newer']);
    await write(slug, 6, quote.id, 'newer', 'newest', 'en');
    now = new Date('2026-12-01T08:00:00Z');
    await doAll();
    expect([await shown(), await shown('en')]).toEqual(['neu', 'newer']);
    expect(await planned()).toBeNull();
    const draft = await get(opera, path, pageEditorApi.section.response, editor);
    expect(draft.body.body.columns?.[0]?.children[0]?.translations.en.content).toBe('newest');
  });

  test('of one language is overtaken by that language, and waits until both have been public once', async () => {
    const { slug, plan, planned } = await makePlanned();
    await plan('2026-12-01T09:00', null, 2, 'de');
    const headers = { ...editor, 'content-type': 'application/json' };
    const path = `/de/pageeditor-api/section/${slug}/publish`;
    const body = JSON.stringify({ revision: 2, language: 'de' });
    expect((await opera.app.request(path, { method: 'POST', headers, body })).status).toBe(200);
    expect(await planned()).toBeNull();
    const page = await makePage(opera.house);
    const unseen = `page-${page.id}`;
    const quoted = makeRoot(makeBlock('quote', { de: { content: 'neu' } }));
    await createSection(opera.house, { slug: unseen, contentType: 'page', objectId: page.id, body: quoted });
    const answer = await opera.app.request(`/de/pageeditor-api/section/${unseen}/plan`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ revision: 1, publish_at: '2026-12-01T09:00', offline_at: null, language: 'de' }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ issues: [{ path: 'language' }] });
  });

  test('is done once where two processes look at the same time', async () => {
    const { plan, planned } = await makePlanned();
    await plan('2026-12-01T09:00');
    now = new Date('2026-12-01T09:00:00Z');
    const outcomes = await Promise.all([doNext(opera.house), doNext(opera.house)]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await planned()).toBeNull();
  });

  test('is refused for what is incomplete, past, not on any clock, in the wrong order or outdated', async () => {
    const empty = await makePlanned({ draft: '' });
    expect((await empty.plan('2026-12-01T09:00')).status).toBe(422);
    const { plan, planned } = await makePlanned();
    const issues = async (...times: [string | null, string?]) =>
      ((await plan(...times)).body?.issues as { path: string; message: string }[] | undefined)?.map(
        ({ path, message }) => `${path}: ${message}`,
      );
    expect(await issues('2026-11-21T12:59')).toEqual(['publish_at: Dieser Zeitpunkt muss in der Zukunft liegen']);
    expect(await issues('2027-03-28T02:30')).toEqual(['publish_at: Diese Uhrzeit gibt es an dem Tag nicht']);
    expect(await issues('2026-12-01T09:00', '2026-12-01T08:00')).toEqual([
      'offline_at: Das Ende muss nach dem Beginn liegen',
    ]);
    expect((await plan('2026-12-01T09:00', null, 1)).status).toBe(409);
    expect(await planned()).toBeNull();
  });

  test('is taken back', async () => {
    const { plan, planned, shown } = await makePlanned();
    await plan('2026-12-01T09:00');
    expect((await plan(null)).body).toBeNull();
    expect(await planned()).toBeNull();
    now = new Date('2026-12-02T09:00:00Z');
    await doAll();
    expect(await shown()).toBe('alt');
  });
});
