import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { eq } from 'drizzle-orm';
import { seasonPreviewApi } from '#contract/editing/season-preview.ts';
import { previewLinks } from '#server/db/tables/pages.ts';
import { hashOfToken } from '#server/platform/preview/visibility-of.ts';
import { productionArticles } from '#server/db/tables/production-parts.ts';
import { breakingNews, slides } from '#server/db/tables/site.ts';
import { publicReads } from './contract-calls.ts';
import { someOf } from './extent.ts';
import {
  addCast,
  makeArticle,
  makeDirectory,
  makeEvent,
  makeFestival,
  makeOwnSection,
  makePerson,
  makePersonCategory,
  makeProduction,
  makeSeason,
  makeSubscription,
} from './factories/rows.ts';
import { makeBlock } from './factories/block.ts';
import { get, getError, send, sharedBackend } from './test-backend.ts';

/** In every text of every hidden entry. */
const mark = 'Verborgenes';
const text = { de: `${mark} Werk`, en: `${mark} work` };
const rich = { de: `<p>${mark}</p>`, en: `<p>${mark}</p>` };
const slug = { de: mark.toLowerCase(), en: mark.toLowerCase() };
/** Hidden events are on these days only; lists of days must not name them. */
const hiddenEvening = new Date('2028-02-29T18:30:00Z');
const hiddenDay = /2028-02-29|29\.02\.2028|2028-02/;
/** A hidden event was announced for this day, whose programme is public. */
const formerEvening = '2026-12-24T18:00:00+01:00';
/** Planned entries become public then. */
const planned = new Date('2027-03-01T09:00:00Z');

const seasonList = z.object({ results: z.array(z.object({ id: z.int() })) });

let now = new Date('2026-12-01T12:00:00Z');
let largest = 0;

type Hidden = { state: 'draft' | 'archived' | 'public'; publicFrom?: Date };
const reasons: Hidden[] = [{ state: 'draft' }, { state: 'archived' }, { state: 'public', publicFrom: planned }];

/** One hidden entry of every kind, and public entries that refer to them. */
async function makeHidden(hidden: Hidden, number: number): Promise<void> {
  const { ctx } = backend;
  const { state, publicFrom } = hidden;
  const year = 2030 + number;
  const open = await makeProduction(ctx, { title: { de: 'Offen', en: 'Open' } });
  const makeEvening = await makeEvent(ctx, { productionId: open.id, title: { de: 'Offener Abend', en: 'Open' } });
  const season = await makeSeason(ctx, `${year}-secret`, { name: text, description: text, ...hidden });
  const inSeason = await makeProduction(ctx, {
    slug,
    title: text,
    description: rich,
    seasonId: season.id,
    isHighlight: true,
  });
  const hiddenProduction = await makeProduction(ctx, {
    slug,
    title: text,
    composer: mark,
    isHighlight: true,
    ...hidden,
  });
  const shared = { slug, title: text, subtitle: text, longText: rich, start: hiddenEvening };
  const dates = [
    await makeEvent(ctx, { ...shared, productionId: inSeason.id }),
    await makeEvent(ctx, { ...shared, productionId: hiddenProduction.id }),
    await makeEvent(ctx, { ...shared, productionId: open.id, ...hidden }),
    await makeEvent(ctx, { ...shared, ...hidden }),
    await makeEvent(ctx, { ...shared, start: new Date(`${year}-12-24T18:00:00Z`) }),
  ];
  await makeEvent(ctx, {
    title: { de: 'Offener Abend', en: 'Open' },
    availability: 'cancelled',
    replacementId: dates[2]?.id,
  });
  await makeEvent(ctx, { ...shared, ...hidden, previousDates: [{ start: formerEvening, venue_id: null }] });
  const festival = await makeFestival(ctx, { slug, title: text, description: rich, ...hidden });
  await makeEvent(ctx, { title: { de: 'Offener Abend', en: 'Open' }, festivalId: festival.id });
  const person = await makePerson(ctx, `${mark} Person`, { biography: rich, ...hidden });
  await makePersonCategory(ctx, `gruppe-${number}`, [person.id]);
  await addCast(ctx, { productionId: open.id }, [{ role: { de: 'Rolle', en: 'Part' }, personId: person.id }]);
  await addCast(ctx, { eventId: makeEvening.id }, [{ role: { de: 'Rolle', en: 'Part' }, personId: person.id }]);
  const article = await makeArticle(ctx, {
    slug,
    title: text,
    teaser: text,
    state,
    ...(publicFrom && { publishedAt: publicFrom }),
  });
  const openArticle = await makeArticle(ctx, { title: { de: 'Offener Artikel', en: 'Open' } });
  for (const [productionId, articleId] of [
    [open.id, article.id],
    [inSeason.id, openArticle.id],
    [hiddenProduction.id, openArticle.id],
  ] as const)
    await ctx.db.insert(productionArticles).values({ productionId, articleId });
  const eventIds = dates.map(({ id }) => id);
  await makeSubscription(
    ctx,
    { title: { de: 'Offenes Abo', en: 'Open' } },
    { eventIds: [...eventIds, makeEvening.id] },
  );
  await makeSubscription(ctx, { slug, title: text, description: rich, ...hidden }, { eventIds });
  await makeSubscription(ctx, { slug, title: text, seasonId: season.id }, { eventIds });
  const directory = { slug, title: text, description: text };
  await makeDirectory(ctx, { ...directory, state, ...(publicFrom && { publishedAt: publicFrom }) });
  await makeDirectory(ctx, { ...directory, productionId: hiddenProduction.id });
  const announced = { state, ...(publicFrom && { startsAt: publicFrom }) };
  await ctx.db.insert(slides).values([
    { title: text, text, ...announced },
    ...[`event:${dates[0]?.id}`, `production:${inSeason.id}`, `person:${person.id}`, `article:${article.id}`].map(
      (link) => ({
        title: { de: 'Offen', en: 'Open' },
        link,
      }),
    ),
  ]);
  await ctx.db.insert(breakingNews).values({ title: text, text, ...announced });
  for (const [kind, id] of [
    ['production', inSeason.id],
    ['article', article.id],
    ['person', person.id],
  ] as const)
    await makeOwnSection(ctx, kind, id, [makeBlock('text', { de: { content: `<p>${mark}</p>` } })]);
  const links = [...eventIds.map((id) => `event:${id}`), `production:${inSeason.id}`, `person:${person.id}`];
  const content = links.map((link) => `<p><a href="${link}">Offen</a></p>`).join('');
  const list = makeBlock('eventlist');
  list.children = eventIds.map((event) => makeBlock('eventitem', { fields: { event } }));
  await makeOwnSection(ctx, 'article', openArticle.id, [makeBlock('text', { de: { content } }), list]);
  largest = Math.max(largest, ...eventIds, hiddenProduction.id, person.id, openArticle.id, season.id) + 20;
}

const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
beforeAll(async () => {
  for (const [number, hidden] of reasons.entries()) await makeHidden(hidden, number);
});

const queries: Record<string, string[]> = {
  listEvents: [
    'past=with',
    'date=2026-12-24',
    'date=2028-02-29',
    'from=2028-02-01&to=2028-03-01',
    `query=${mark}`,
    'page_size=100',
  ],
  listProductions: ['is_highlight=True', 'season=2030-secret', 'page_size=100'],
  listFestivals: ['page_size=100', 'upcoming=false&page_size=100'],
  getMonth: ['month=2028-02', 'month=2028-02&availability=available', 'month=2028-01'],
  listEventCategories: ['of=productions', 'of=productions&season=2030-secret'],
  listPersons: [`query=${mark}`],
};

/** Every address of a public call, for each id that an entry may have. */
function addresses({ id, path }: Endpoint): string[] {
  const inGerman = path.replace('{locale}', 'de');
  const requested = path.includes('{id}')
    ? Array.from({ length: largest }, (_, n) => inGerman.replace('{id}', String(n + 1)))
    : [inGerman];
  const more = path.includes('/search/')
    ? [`query=${mark}`, `query=${mark.slice(0, 6)}`, 'query=Werk']
    : (queries[id] ?? []);
  return [...requested, ...more.map((query) => `${inGerman}?${query}`)].filter((address) => !address.includes('{'));
}

/** Single entries that are asked for with every preview token; the lists are, too. */
const ofProgramme = /\/(?:events|productions|seasons)\/\d+\/$/;

async function read(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await backend.app.request(address, { headers });
  return `${answer.status} ${await answer.text()}`;
}

function expectNothingHidden(address: string, answer: string): void {
  expect(answer.toLowerCase(), address).not.toContain(mark.toLowerCase());
  expect(answer, address).not.toMatch(hiddenDay);
}

it.each(publicReads.map((endpoint) => [endpoint.id, endpoint] as const))(
  'an entry that is not public is not in %s',
  async (_, endpoint) => {
    for (const address of addresses(endpoint)) {
      const answer = await read(address);
      expect(answer, address).not.toMatch(/^5/);
      // A month repeats its name.
      expectNothingHidden(address, answer.replace('"month":"2028-02"', ''));
    }
  },
);

it('an entry that is not public is in no feed, calendar, sitemap or sharing picture', async () => {
  const ids = Array.from({ length: largest }, (_, n) => n + 1);
  const fixed = ['/sitemap.xml', '/de/blog/feed.atom', '/en/blog/feed.atom', '/de/programm/calendar.ics'];
  const parts = [...(await read('/sitemap.xml')).matchAll(/\/sitemap\/[a-z]+-\d+\.xml/g)].map(([part]) => part);
  expect(parts.length).toBeGreaterThan(3);
  const each = ids.flatMap((id) => [
    `/de/programm/x/${id}/event.ics`,
    `/de/produktionen/x/${id}/calendar.ics`,
    `/de/api/download-directories/${id}/archive/`,
  ]);
  for (const address of [...fixed, ...parts, ...each, `/de/programm/calendar.ics?ids=${ids.join(',')}`])
    expectNothingHidden(address, await read(address));
  for (const id of ids)
    for (const kind of ['event', 'production']) {
      const answer = await backend.app.request(`/media/sharing/${kind}-${id}-de-000000000000.jpg`);
      if (answer.status !== 404) expect(answer.headers.get('location')).toMatch(/-de-[0-9a-f]{12}\.jpg$/);
    }
});

it('an entry that is not public adds no word to the search', async () => {
  const { rows } = await backend.database.pool.query('select word from search_words where word like $1', ['verborg%']);
  expect(rows).toEqual([]);
});

it('an entry that is not public is found by editors who preview, whose searches add no word either', async () => {
  const cookie = `${editor.cookie}; preview_session=all`;
  const search = (path: string, headers: Record<string, string>) =>
    read(`/de/api/search/${path}?query=verborgenes`, headers);
  for (const path of ['', 'events/', 'others/'])
    expect(await search(path, { ...editor, cookie }), path).toContain(mark);
  expectNothingHidden('with the mode alone', await search('', { cookie: 'preview_session=all' }));
  expectNothingHidden('suggestions', await search('autocomplete/', { ...editor, cookie }));
  for (const path of ['', 'events/', 'others/', 'archive/', 'autocomplete/'])
    expectNothingHidden(path, await read(`/de/api/search/${path}?query=verborgene`));
});

it('an entry that is not public is not shown with a wrong, expired, revoked or other season’s preview token, or an editor’s mode alone', async () => {
  const other = await makeSeason(backend.ctx, '2060-other', { state: 'draft', name: { de: 'Andere', en: 'Other' } });
  const stored = await get(backend, '/de/api/seasons/?translations=all&query=2030-secret', seasonList, editor);
  const create = async (season: number | undefined) => {
    const path = `/de/api/seasons/${season}/previews/`;
    const { body } = await send(backend, 'POST', path, editor, { expires_on: '2026-12-02' });
    const { id, urls } = seasonPreviewApi.create.response.parse(body);
    return { path: `${path}${id}/`, token: new URL(urls.de).hash.slice(1) };
  };
  const [ofOther, expired, revoked] = [
    await create(other.id),
    await create(stored.body.results[0]?.id),
    await create(stored.body.results[0]?.id),
  ];
  const shown = await read('/de/api/productions/?page_size=100', { cookie: `preview_session=${expired.token}` });
  expect(shown, 'the token works until it expires').toContain(mark);
  await backend.ctx.db
    .update(previewLinks)
    .set({ expiresAt: now })
    .where(eq(previewLinks.tokenHash, hashOfToken(expired.token)));
  expect((await send(backend, 'DELETE', revoked.path, editor)).status).toBe(204);
  const asked = publicReads.flatMap(addresses).filter((each) => !/\/\d+\/$/.test(each) || ofProgramme.test(each));
  const values = ['all', 'x'.repeat(43), expired.token, revoked.token, ofOther.token];
  for (const [index, value] of values.entries())
    for (const address of someOf(asked, { index, count: 60 })) {
      const answer = await read(address, { cookie: `preview_session=${value}` });
      expectNothingHidden(address, answer.replace('"month":"2028-02"', ''));
    }
}, 60_000);

it('an entry that is not public is shown to editors', async () => {
  const answers = await Promise.all(
    ['events', 'productions', 'persons', 'blog/articles', 'seasonsubscriptions'].map(async (list) => {
      const found = Array.from({ length: largest }, (_, n) => read(`/de/api/${list}/${n + 1}/`, editor));
      return (await Promise.all(found)).filter((answer) => answer.includes(mark)).length;
    }),
  );
  for (const shown of answers) expect(shown).toBeGreaterThanOrEqual(reasons.length);
});

it.each([
  ...['events', 'productions', 'seasons', 'festivals', 'persons'],
  ...['blog/articles', 'seasonsubscriptions', 'download-directories'],
])('%s are not found by an id that nothing has, and refused for what is no id', async (list) => {
  const refused = (id: string) => getError(backend, `/de/api/${list}/${id}/`);
  expect(await refused('2147483647')).toMatchObject({ status: 404, code: 'not_found' });
  for (const id of ['abc', '0', '-1', '1.5', '99999999999'])
    expect(await refused(id)).toMatchObject({ status: 400, issues: [{ path: 'id' }] });
});

it('a planned entry ends what is cached at the moment at which it becomes public, and is public from then on', async () => {
  backend.changes.drop(['events']);
  for (const list of ['events', 'productions', 'persons', 'blog/articles', 'slides', 'breaking-news', 'seasons']) {
    const { headers } = await backend.app.request(`/de/api/${list}/`);
    expect(Date.parse(headers.get('Cache-Until') ?? ''), list).toBeLessThanOrEqual(planned.getTime());
  }
  now = new Date(planned.getTime() - 1);
  expectNothingHidden('/de/api/productions/', await read('/de/api/productions/'));
  now = planned;
  for (const list of ['events', 'productions', 'persons', 'blog/articles', 'slides', 'breaking-news', 'seasons'])
    expect(await read(`/de/api/${list}/?page_size=100`), list).toContain(mark);
  expect(await read('/de/api/calendar/')).toContain('29.02.2028');
});

const names = async (path: string) => (await read(path)).includes(mark);

it('a season makes everything in it public at once, and hides it again', async () => {
  now = new Date('2026-12-01T12:00:00Z');
  const stored = await get(backend, '/de/api/seasons/?translations=all&query=2030-secret', seasonList, editor);
  const [season] = stored.body.results;
  const change = (state: string) =>
    send(backend, 'POST', `/de/api/seasons/${season?.id}/?translations=all`, editor, { state });
  const found = async () => [
    await names('/de/api/seasons/'),
    await names('/de/api/productions/?season=2030-secret'),
    await names('/de/api/events/?date=2028-02-29'),
    await names('/de/api/seasonsubscriptions/'),
    await names('/de/api/search/?query=Werk'),
  ];
  expect((await change('public')).status).toBe(200);
  expect(await found()).toEqual([true, true, true, true, true]);
  expect((await change('draft')).status).toBe(200);
  expect(await found()).toEqual([false, false, false, false, false]);
});
