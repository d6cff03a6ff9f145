import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seasonPreviewApi, previewStateApi } from '#contract/editing/season-preview.ts';
import { productionArticles } from '../../../db/tables/production-parts.ts';
import { previewLinks } from '../../../db/tables/pages.ts';
import {
  addCast,
  makeArticle,
  makeDirectory,
  makeEvent,
  makePerson,
  makeProduction,
  makeSeason,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { get, getError, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';

const daytime = new Date('2026-12-01T12:00:00Z');
let now = daytime;
let seasonId: number;
/** Addresses of entries of the season, and of hidden entries that do not belong to it. */
let ofSeason: string[];
let others: string[];

const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
beforeAll(async () => {
  const { ctx } = backend;
  const season = await makeSeason(ctx, '2030-next', { state: 'draft', name: { de: 'Geheim', en: 'Secret' } });
  seasonId = season.id;
  const production = await makeProduction(ctx, { seasonId, state: 'draft', title: { de: 'Elektra', en: '' } });
  const archived = await makeProduction(ctx, { seasonId, state: 'archived' });
  const elsewhere = await makeProduction(ctx, { state: 'draft' });
  const start = new Date('2030-12-05T18:00:00Z');
  const event = await makeEvent(ctx, { productionId: production.id, state: 'draft', start });
  const gala = await makeEvent(ctx, { state: 'draft', start });
  const dates = [
    await makeEvent(ctx, { productionId: archived.id, start }),
    await makeEvent(ctx, { productionId: elsewhere.id, start }),
    await makeEvent(ctx, { productionId: production.id, state: 'archived', start }),
    await makeEvent(ctx, { state: 'draft', start: new Date('2029-12-05T18:00:00Z') }),
  ];
  const guest = await makePerson(ctx, 'Gast', { state: 'draft' });
  const stranger = await makePerson(ctx, 'Fremd', { state: 'draft' });
  const withdrawn = await makePerson(ctx, 'Zurückgezogen', { state: 'archived' });
  await addCast(
    ctx,
    { eventId: event.id },
    [guest, withdrawn].map(({ id }) => ({ role: { de: 'Rolle', en: '' }, personId: id })),
  );
  const article = await makeArticle(ctx, { state: 'draft' });
  const otherArticle = await makeArticle(ctx, { state: 'draft' });
  await ctx.db.insert(productionArticles).values({ productionId: production.id, articleId: article.id });
  const subscription = await makeSubscription(ctx, { seasonId, state: 'draft' }, { eventIds: [event.id] });
  const directory = await makeDirectory(ctx, { productionId: production.id, state: 'draft' });
  ofSeason = [
    `seasons/${seasonId}/`,
    `productions/${production.id}/`,
    `events/${event.id}/`,
    `events/${gala.id}/`,
    `persons/${guest.id}/`,
    `blog/articles/${article.id}/`,
    `seasonsubscriptions/${subscription.id}/`,
    `download-directories/${directory.id}/`,
  ];
  others = [
    `productions/${archived.id}/`,
    `productions/${elsewhere.id}/`,
    ...dates.map(({ id }) => `events/${id}/`),
    `persons/${stranger.id}/`,
    `persons/${withdrawn.id}/`,
    `blog/articles/${otherArticle.id}/`,
  ];
});
beforeEach(async () => {
  now = daytime;
  await backend.ctx.db.delete(previewLinks);
});

const path = () => `/de/api/seasons/${seasonId}/previews/`;
const create = async (day = '2026-12-10') => {
  const { body, status } = await send(backend, 'POST', path(), editor, { expires_on: day });
  expect(status).toBe(201);
  return seasonPreviewApi.create.response.parse(body);
};
const tokenOf = (urls: { de: string }) => new URL(urls.de).hash.slice(1);
const form = (address: string, fields: Record<string, string>) =>
  backend.app.request(address, { method: 'POST', body: new URLSearchParams(fields) });
/** The cookie that a browser gets with a link. */
const cookieOf = async (token: string) => {
  const answer = await form('/de/api/preview/link/', { token });
  expect(answer.status).toBe(303);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};
const statuses = (addresses: string[], headers: Record<string, string> = {}) =>
  Promise.all(addresses.map(async (each) => (await backend.app.request(`/de/api/${each}`, { headers })).status));

it('a preview link shows everything of its season, and nothing else that is hidden', async () => {
  expect(new Set(await statuses([...ofSeason, ...others]))).toEqual(new Set([404]));
  const cookie = await cookieOf(tokenOf((await create()).urls));
  expect(await statuses(ofSeason, cookie)).toEqual(ofSeason.map(() => 200));
  expect(await statuses(others, cookie)).toEqual(others.map(() => 404));
});

it('a preview link shows the season in lists, marked, in answers that nothing may store', async () => {
  const cookie = await cookieOf(tokenOf((await create()).urls));
  const read = async (address: string) => {
    const answer = await backend.app.request(`/de/api/${address}`, { headers: cookie });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return answer.text();
  };
  expect(await read('productions/?season=2030-next')).toContain('[Entwurf] Elektra');
  expect(await read('productions/?season=2030-next')).toContain('[Entwurf] Geheim');
  expect(await read('search/?query=elektra')).toContain('[Entwurf] Elektra');
  expect(await read('search/others/?query=GAST')).toContain('[Entwurf] Gast');
  expect(await read('search/others/?query=fremd')).not.toContain('Fremd');
  expect(await read('search/others/?query=gast&page=2')).toMatch(/"count":1,.*"results":\[\]/);
  expect(await read('search/autocomplete/?query=elektra')).toBe('[]');
  expect(await read('events/?date=2030-12-05')).toMatch(/"count":2,/);
  expect(await read('calendar/month/?month=2030-12')).toContain('"date":"2030-12-05"');
  expect(await read('seasonsubscriptions/')).toContain('[Entwurf]');
  expect(await read('download-directories/')).toContain('[Entwurf]');
  expect(await read('seasons/')).toContain('[Entwurf] Geheim');
  const state = await get(backend, '/en/api/preview/', previewStateApi.state.response, cookie);
  expect(state.body).toEqual({ mode: 'season', season: 'Secret', expires_at: '2026-12-11T00:00:00+01:00' });
});

it('a preview link leads to its season without a trace of the token, and stores a hash only', async () => {
  const { urls } = await create();
  const answer = await form('/en/api/preview/link/', { token: urls.en });
  expect(answer.headers.get('location')).toBe('/en/productions/2030-next');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  expect(JSON.stringify(await backend.ctx.db.select().from(previewLinks))).not.toContain(tokenOf(urls));
  const list = await backend.app.request(path(), { headers: editor });
  expect(await list.text()).not.toContain(tokenOf(urls));
});

it('a preview link ends at once when it is revoked, and at its end', async () => {
  const link = await create();
  const cookie = await cookieOf(tokenOf(link.urls));
  now = new Date('2026-12-10T22:59:59Z');
  expect((await statuses(ofSeason, cookie))[0]).toBe(200);
  now = new Date('2026-12-10T23:00:00Z');
  expect(new Set(await statuses(ofSeason, cookie))).toEqual(new Set([404]));
  now = daytime;
  expect((await send(backend, 'DELETE', `${path()}${link.id}/`, editor)).status).toBe(204);
  expect(new Set(await statuses(ofSeason, cookie))).toEqual(new Set([404]));
  const answer = await form('/de/api/preview/link/', { token: tokenOf(link.urls) });
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('Dieser Vorschau-Link gilt nicht mehr.');
  const state = await get(backend, '/de/api/preview/', previewStateApi.state.response, cookie);
  expect(state.body.mode).toBe('ended');
  expect((await get(backend, path(), seasonPreviewApi.list.response, editor)).body).toEqual([]);
});

it('a preview link is refused for a past day, for more than a year and for an unknown season', async () => {
  for (const day of ['2026-11-30', '2027-12-03'])
    expect(await send(backend, 'POST', path(), editor, { expires_on: day })).toMatchObject(unprocessable('expires_on'));
  expect((await getError(backend, '/de/api/seasons/999999/previews/', editor)).status).toBe(404);
  expect((await send(backend, 'DELETE', `${path()}${crypto.randomUUID()}/`, editor)).status).toBe(404);
});

const seasonOf = async (slug: string) =>
  (await get(backend, `/en/api/previews/season-of/${slug}/`, seasonPreviewApi.seasonOf.response, editor)).body;

it('the season of a section is that of its production or subscription, and says whether visitors see these', async () => {
  const production = await makeProduction(backend.ctx, { seasonId, title: { de: 'Daphne', en: '' } });
  const subscription = await makeSubscription(backend.ctx, { seasonId, state: 'draft' });
  const alone = await makeProduction(backend.ctx);
  const season = { id: seasonId, name: 'Secret' };
  // Public by itself, but not before its season is.
  expect(await seasonOf(`production-${production.id}`)).toEqual({ season, is_public: false });
  expect(await seasonOf(`subscription-${subscription.id}`)).toEqual({ season, is_public: false });
  expect(await seasonOf(`production-${alone.id}`)).toEqual({ season: null, is_public: true });
});

it('the season of a section is refused for other sections, for what is not there, and without the role', async () => {
  const refused = async (slug: string, headers = editor) =>
    (await getError(backend, `/de/api/previews/season-of/${slug}/`, headers)).status;
  for (const slug of ['person-1', 'production-999999', 'production-0', 'footer']) expect(await refused(slug)).toBe(404);
  expect(await refused('production-1', await backend.signIn('press'))).toBe(403);
});

describe('the preview of editors', () => {
  const cookie = 'preview_session=all';

  it('shows every hidden entry to somebody signed in, and to nobody else', async () => {
    const signedIn = { cookie: `${editor.cookie}; ${cookie}` };
    const list = async (headers: Record<string, string>) =>
      (await backend.app.request('/de/api/events/?date=2030-12-05', { headers })).json();
    expect(await list(signedIn)).toMatchObject({ count: 5 });
    expect(await list({ cookie })).toMatchObject({ count: 0 });
    expect(await list({ cookie: editor.cookie ?? '' })).toMatchObject({ count: 0 });
    expect(new Set(await statuses([...ofSeason, ...others], { cookie }))).toEqual(new Set([404]));
  });

  it('begins at an address of this site only, and ends', async () => {
    const begin = (to: string, headers = editor) =>
      backend.app.request(`/de/api/preview/all/?to=${encodeURIComponent(to)}`, { headers });
    const answer = await begin('/de/programm?month=2030-12');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/programm?month=2030-12']);
    expect(answer.headers.get('set-cookie')).toContain(cookie);
    for (const to of ['https://evil.example', '//evil.example', '/de/../..\\evil', '/admin'])
      expect((await begin(to)).headers.get('location')).toBe('/de');
    expect((await begin('/de', {})).status).toBe(401);
    const headers = { referer: 'http://localhost/en/programme' };
    const end = await backend.app.request('/en/api/preview/end/', { method: 'POST', headers });
    expect(end.headers.get('location')).toBe('/en/programme');
    expect(end.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});
