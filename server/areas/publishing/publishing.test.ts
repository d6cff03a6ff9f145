import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { pageEditorApi } from '#contract/api.ts';
import { sharedPartSchema } from '#contract/editing/patterns/shared-parts-api.ts';
import { publishingApi } from '#contract/editing/publishing.ts';
import { sectionDraftSchema } from '#contract/editing/section.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { applyBatch } from '../sections/apply-batch.ts';
import { createSection } from '../sections/create-section.ts';
import { publishNextPlanned } from './publish-planned.ts';

let now = new Date('2026-11-21T12:00:00Z');
let dropped: string[] = [];
const backend = await sharedBackend({ clock: () => now });
backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
const editor = await backend.signIn('publisher');
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
  dropped = [];
});

const author = { id: 'eva', email: 'eva@oper.example', username: 'Eva', role: 'editor' } as const;

/** Creates a page with a published quote and a newer draft of it. */
async function makePlanned({ isOnline = true, draft = 'neu' } = {}) {
  const page = await makePage(backend.ctx, { isOnline });
  const slug = `page-${page.id}`;
  const quote = makeBlock('quote', { de: { content: 'alt' }, en: { content: 'old' } });
  const body = makeRoot(quote);
  await createSection(backend.ctx, { slug, contentType: 'page', objectId: page.id, body, publish: true });
  await write(slug, 1, quote.id, 'alt', draft);
  const path = `/de/pageeditor-api/section/${slug}/plan`;
  const plan = async (publish_at: string | null, offline_at: string | null = null, revision = 2, language?: string) => {
    const answer = await backend.app.request(path, {
      method: 'PUT',
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ revision, publish_at, offline_at, language }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> | null };
  };
  const planned = async () => (await get(backend, path, publishingApi.plan.response, editor)).body;
  const shown = async (locale: 'de' | 'en' = 'de') => {
    const address = locale === 'de' ? page.pathDe : page.pathEn;
    const { body: shownPage } = await get(
      backend,
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
  return applyBatch(backend.ctx, { slug, batch, author, locale: 'de' });
}

async function doAll(): Promise<void> {
  while (await publishNextPlanned(backend.ctx));
}

it('scheduled publishing publishes the planned revision at the given time in Berlin, not earlier, and invalidates what shows it', async () => {
  const { page, slug, quote, plan, planned, shown } = await makePlanned();
  expect((await plan('2026-12-01T09:00')).body).toMatchObject({
    publish_at: '2026-12-01T09:00:00+01:00',
    revision: 2,
    author: 'publisher',
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

it('scheduled publishing puts an offline page online and takes it offline again', async () => {
  const { page, plan, shown, planned } = await makePlanned({ isOnline: false });
  await plan('2026-12-01T09:00', '2026-12-24T18:00');
  const path = `/de/pageeditor-api/page/${page.pathDe}`;
  expect((await getError(backend, path)).status).toBe(404);
  now = new Date('2026-12-02T08:00:00Z');
  await doAll();
  expect(await shown()).toBe('neu');
  expect(await planned()).toMatchObject({ publish_at: null, offline_at: '2026-12-24T18:00:00+01:00' });
  now = new Date('2026-12-24T17:00:00Z');
  await doAll();
  expect((await getError(backend, path)).status).toBe(404);
  expect(await planned()).toBeNull();
});

it('scheduled publishing is cancelled when something newer is published before', async () => {
  const { slug, plan, planned, shown, quote } = await makePlanned();
  await plan('2026-12-01T09:00', '2026-12-24T18:00');
  await write(slug, 2, quote.id, 'neu', 'sofort');
  const path = `/de/pageeditor-api/section/${slug}/publish`;
  const headers = { ...editor, 'content-type': 'application/json' };
  await backend.app.request(path, { method: 'POST', headers, body: JSON.stringify({ revision: 3 }) });
  expect(await planned()).toMatchObject({ publish_at: null, offline_at: '2026-12-24T18:00:00+01:00' });
  now = new Date('2026-12-01T09:00:00Z');
  await doAll();
  expect(await shown()).toBe('sofort');
});

it('scheduled publishing of one language keeps the published texts of the other and later changes of the draft', async () => {
  const { slug, quote, plan, planned, shown } = await makePlanned();
  await write(slug, 2, quote.id, 'old', 'new', 'en');
  expect((await plan('2026-12-01T09:00', null, 3, 'de')).body).toMatchObject({ language: 'de', revision: 3 });
  await write(slug, 3, quote.id, 'new', 'newer', 'en');
  // Publishing only the other language does not cancel the plan.
  const headers = { ...editor, 'content-type': 'application/json' };
  const path = `/de/pageeditor-api/section/${slug}`;
  const publish = (language: string, revision: number) =>
    backend.app.request(`${path}/publish`, { method: 'POST', headers, body: JSON.stringify({ revision, language }) });
  expect(await (await publish('en', 4)).json()).toEqual({ revision: 6, published_revision: 5 });
  expect([await shown(), await shown('en')]).toEqual(['alt', 'newer']);
  await write(slug, 6, quote.id, 'newer', 'newest', 'en');
  now = new Date('2026-12-01T08:00:00Z');
  await doAll();
  expect([await shown(), await shown('en')]).toEqual(['neu', 'newer']);
  expect(await planned()).toBeNull();
  const draft = await get(backend, path, pageEditorApi.section.response, editor);
  expect(draft.body.body.columns?.[0]?.children[0]?.translations.en.content).toBe('newest');
});

it('scheduled publishing of one language is cancelled when that language is published, and is rejected until both were published once', async () => {
  const { slug, plan, planned } = await makePlanned();
  await plan('2026-12-01T09:00', null, 2, 'de');
  const headers = { ...editor, 'content-type': 'application/json' };
  const path = `/de/pageeditor-api/section/${slug}/publish`;
  const body = JSON.stringify({ revision: 2, language: 'de' });
  expect((await backend.app.request(path, { method: 'POST', headers, body })).status).toBe(200);
  expect(await planned()).toBeNull();
  const page = await makePage(backend.ctx);
  const unseen = `page-${page.id}`;
  const quoted = makeRoot(makeBlock('quote', { de: { content: 'neu' } }));
  await createSection(backend.ctx, { slug: unseen, contentType: 'page', objectId: page.id, body: quoted });
  const answer = await backend.app.request(`/de/pageeditor-api/section/${unseen}/plan`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ revision: 1, publish_at: '2026-12-01T09:00', offline_at: null, language: 'de' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'language' }] });
});

it('scheduled publishing publishes none of the new parts on a page if one of them has become incomplete', async () => {
  const call = async (method: string, address: string, body?: object) => {
    const headers = { ...editor, 'content-type': 'application/json' };
    const answer = await backend.app.request(address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, address).toBe(true);
    return answer.json();
  };
  const parts = '/de/pageeditor-api/shared-parts/';
  const make = async (content: string) => {
    const modules = [makeBlock('quote', { de: { content }, en: { content } })];
    return sharedPartSchema.parse(await call('POST', parts, { title: both(content, content), modules }));
  };
  const made = [await make('Erster'), await make('Zweiter')];
  const page = await makePage(backend.ctx, {});
  const slug = `page-${page.id}`;
  const body = makeRoot(...made.map(({ id }) => makeBlock('sharedpart', { fields: { shared: id } })));
  await createSection(backend.ctx, { slug, contentType: 'page', objectId: page.id, body });
  const plan = { revision: 1, publish_at: '2026-11-21T14:00', offline_at: null };
  await call('PUT', `/de/pageeditor-api/section/${slug}/plan`, plan);
  const second = made[1]?.section ?? '';
  const draft = sectionDraftSchema.parse(await call('GET', `/de/pageeditor-api/section/${second}`));
  const quote = draft.body.columns?.[0]?.children[0]?.id ?? '';
  await write(second, 1, quote, 'Zweiter', '');
  now = new Date('2026-11-21T13:30:00Z');
  await publishNextPlanned(backend.ctx);
  const listed = z.array(sharedPartSchema).parse(await call('GET', parts));
  expect(made.map(({ id }) => listed.find((part) => part.id === id)?.is_public)).toEqual([false, false]);
  expect((await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`)).status).toBe(404);
});

it('scheduled publishing is executed once when two processes run at the same time', async () => {
  const { plan, planned } = await makePlanned();
  await plan('2026-12-01T09:00');
  now = new Date('2026-12-01T09:00:00Z');
  const outcomes = await Promise.all([publishNextPlanned(backend.ctx), publishNextPlanned(backend.ctx)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await planned()).toBeNull();
});

it('scheduled publishing is rejected if incomplete, in the past, at a local time that does not exist, in the wrong order or stale', async () => {
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

it('scheduled publishing can be cancelled', async () => {
  const { plan, planned, shown } = await makePlanned();
  await plan('2026-12-01T09:00');
  expect((await plan(null)).body).toBeNull();
  expect(await planned()).toBeNull();
  now = new Date('2026-12-02T09:00:00Z');
  await doAll();
  expect(await shown()).toBe('alt');
});
