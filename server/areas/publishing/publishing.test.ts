import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pageEditorApi } from '#contract/api.ts';
import { sharedPartSchema } from '#contract/editing/patterns/shared-parts-api.ts';
import { publishingApi } from '#contract/editing/publishing.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makePicture } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import { mediaUsedIn } from '../media/uses/used-in.ts';
import { applied, bad, draft, good, publishDraft, rewrite, send, set } from '../sections/sections.fixture.ts';
import { publishNextPlanned, publishPlanned } from './publish-planned.ts';

let now = new Date('2026-11-21T12:00:00Z');
let dropped: string[] = [];
const backend = await sharedBackend({ clock: () => now });
backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
const editor = await backend.signIn('publisher');
let minute = 0;
beforeEach(() => {
  // Each later than the one before: the limits of writes count in time.
  now = new Date(Date.UTC(2026, 10, 21, 12, minute++));
  dropped = [];
});

/** Creates a page with a published quote and a newer draft of it. */
async function makePlanned({ isOnline = true, text = 'neu' } = {}) {
  const page = await makePage(backend.ctx, { isOnline });
  const quote = makeBlock('quote', { de: { content: 'alt' }, en: { content: 'old' } });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, [quote]);
  await write(slug, 1, quote.id, 'alt', text);
  const path = `/de/pageeditor-api/section/${slug}/plan`;
  const plan = (publish_at: string | null, offline_at: string | null = null, revision = 2, language?: string) =>
    send(backend, 'PUT', path, editor, { revision, publish_at, offline_at, language });
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

const write = (slug: string, base: number, id: string, before: string, value: string, locale: 'de' | 'en' = 'de') =>
  applied(backend, editor, slug, base, [set(id, 'content', before, value, locale)]);

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
  await publishDraft(backend, editor, slug);
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
  const published = good(publishResultSchema, await publishDraft(backend, editor, slug, { language: 'en' }));
  expect(published).toEqual({ revision: 6, published_revision: 5 });
  expect([await shown(), await shown('en')]).toEqual(['alt', 'newer']);
  await write(slug, 6, quote.id, 'newer', 'newest', 'en');
  now = new Date('2026-12-01T08:00:00Z');
  await doAll();
  expect([await shown(), await shown('en')]).toEqual(['neu', 'newer']);
  expect(await planned()).toBeNull();
  const { body } = await draft(backend, editor, slug);
  expect(body.columns?.[0]?.children[0]?.translations.en.content).toBe('newest');
});

it('scheduled publishing of both languages goes on with the other one when one is published', async () => {
  const { slug, quote, plan, planned, shown } = await makePlanned();
  await write(slug, 2, quote.id, 'old', 'new', 'en');
  await plan('2026-12-01T09:00', null, 3);
  good(publishResultSchema, await publishDraft(backend, editor, slug, { language: 'en' }));
  expect(await planned()).toMatchObject({ language: 'de', revision: 3 });
  expect([await shown(), await shown('en')]).toEqual(['alt', 'new']);
  now = new Date('2026-12-01T08:00:00Z');
  await doAll();
  expect([await shown(), await shown('en'), await planned()]).toEqual(['neu', 'new', null]);
});

it('scheduled publishing of one language is cancelled when that language is published, and is rejected until both were published once', async () => {
  const { slug, plan, planned } = await makePlanned();
  await plan('2026-12-01T09:00', null, 2, 'de');
  good(publishResultSchema, await publishDraft(backend, editor, slug, { language: 'de' }));
  expect(await planned()).toBeNull();
  const page = await makePage(backend.ctx);
  const quote = makeBlock('quote', { de: { content: 'neu' } });
  const unseen = await makeOwnSection(backend.ctx, 'page', page.id, [quote], false);
  const refused = await send(backend, 'PUT', `/de/pageeditor-api/section/${unseen}/plan`, editor, {
    ...{ revision: 1, publish_at: '2026-12-01T09:00', offline_at: null, language: 'de' },
  });
  expect(bad(refused, 422).issues).toMatchObject([{ path: 'language' }]);
});

it('scheduled publishing publishes none of the new parts on a page if one of them has become incomplete', async () => {
  const parts = '/de/pageeditor-api/shared-parts/';
  const make = async (content: string) => {
    const modules = [makeBlock('quote', { de: { content }, en: { content } })];
    return good(sharedPartSchema, await send(backend, 'POST', parts, editor, { title: both(content), modules }), 201);
  };
  const made = [await make('Erster'), await make('Zweiter')];
  const page = await makePage(backend.ctx, {});
  const uses = made.map(({ id }) => makeBlock('sharedpart', { fields: { shared: id } }));
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, uses, false);
  const plan = { revision: 1, publish_at: '2026-11-21T14:00', offline_at: null };
  expect((await send(backend, 'PUT', `/de/pageeditor-api/section/${slug}/plan`, editor, plan)).status).toBe(200);
  await rewrite(backend, editor, made[1]?.section ?? '', '');
  now = new Date('2026-11-21T13:30:00Z');
  await publishNextPlanned(backend.ctx);
  const listed = good(z.array(sharedPartSchema), await send(backend, 'GET', parts, editor));
  expect(made.map(({ id }) => listed.find((part) => part.id === id)?.is_public)).toEqual([false, false]);
  expect((await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`)).status).toBe(404);
});

it('scheduled publishing that fails for an unknown reason is listed as failed and does not stop those after it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [broken, offline, later] = [await makePlanned(), await makePlanned(), await makePlanned()];
  await broken.plan('2026-12-01T08:00');
  await offline.plan(null, '2026-12-01T08:30');
  await later.plan('2026-12-01T09:00');
  const { db } = backend.ctx;
  const ofSection = (slug: string) => sql`(select id from ${sections} where ${sections.slug} = ${slug})`;
  await db.execute(sql`
    update ${sectionRevisions} set body = '{"model": "container", "columns": 5}' where section_id = ${ofSection(broken.slug)} and number = 2`);
  const stays = sql.raw(`alter table pages add constraint stays_online check (id <> ${offline.page.id} or is_online)`);
  await db.execute(stays);
  now = new Date('2026-12-01T08:00:00Z');
  await publishPlanned(backend.ctx);
  expect(await later.shown()).toBe('neu');
  expect([await broken.shown(), await broken.planned()]).toMatchObject(['alt', { failed: true }]);
  // What fails in another way is tried again.
  expect(await offline.planned()).toMatchObject({ offline_at: '2026-12-01T08:30:00+01:00' });
  expect(log).toHaveBeenCalledTimes(2);
  await db.execute(sql`alter table pages drop constraint stays_online`);
  await doAll();
});

it('scheduled publishing closes the requests for what it publishes, not those for newer words', async () => {
  const { slug, quote, plan } = await makePlanned();
  const author = await backend.signIn('editor');
  const subject = { kind: 'section', slug };
  const ask = (language: 'de' | 'en') =>
    send(backend, 'POST', '/de/api/requests/', author, { subject: { ...subject, language }, comment: '' });
  const before = good(requestsApi.create.response, await ask('en'), 201);
  await plan('2026-12-01T09:00');
  now = new Date(now.getTime() + 1000);
  await write(slug, 2, quote.id, 'neu', 'neuer');
  const after = good(requestsApi.create.response, await ask('de'), 201);
  now = new Date('2026-12-01T09:00:00Z');
  await doAll();
  const show = async (id: number) =>
    (await get(backend, `/de/api/requests/${id}/`, requestsApi.show.response, editor)).body.status;
  expect([await show(before.id), await show(after.id)]).toEqual(['done', 'open']);
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
  const empty = await makePlanned({ text: '' });
  expect((await empty.plan('2026-12-01T09:00')).status).toBe(422);
  const { plan, planned } = await makePlanned();
  const issues = async (...times: [string | null, string?]) =>
    bad(await plan(...times), 422).issues?.map(({ path, message }) => `${path}: ${message}`);
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

it('a picture of a planned publication cannot be deleted until the plan is cancelled, also when the draft has another', async () => {
  const [first, second] = [await makePicture(backend.ctx), await makePicture(backend.ctx)];
  const page = await makePage(backend.ctx);
  const image = makeBlock('image', { fields: { image: first.id } });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, [image], false);
  const path = `/de/pageeditor-api/section/${slug}/plan`;
  const plan = (publish_at: string | null, revision: number) =>
    send(backend, 'PUT', path, editor, { revision, publish_at, offline_at: null });
  expect((await plan('2026-12-01T09:00', 1)).status).toBe(200);
  await applied(backend, editor, slug, 1, [set(image.id, 'image', first.id, second.id, null)]);
  const remove = () => send(backend, 'DELETE', `/de/api/media/${first.id}/`, editor);
  expect((await mediaUsedIn(backend.ctx.db, first.id)).map((use) => use.as)).toEqual(['planned']);
  expect((await remove()).status).toBe(409);
  expect((await plan(null, 2)).body).toBeNull();
  expect((await remove()).status).toBe(204);
});

it('the references of a planned publication end when it is executed', async () => {
  const picture = await makePicture(backend.ctx);
  const page = await makePage(backend.ctx);
  const image = makeBlock('image', { fields: { image: picture.id } });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, [image], false);
  const plan = { revision: 1, publish_at: '2026-12-01T09:00', offline_at: null };
  await send(backend, 'PUT', `/de/pageeditor-api/section/${slug}/plan`, editor, plan);
  const uses = async () => (await mediaUsedIn(backend.ctx.db, picture.id)).map((use) => use.as);
  expect(await uses()).toEqual(['draft', 'planned']);
  now = new Date('2026-12-01T09:00:00Z');
  await doAll();
  expect(await uses()).toEqual(['draft', 'published']);
});
