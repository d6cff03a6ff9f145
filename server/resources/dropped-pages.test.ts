import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from '#server/platform/page-cache/page-cache.ts';
import {
  addCast,
  makeArticle,
  makeEvent,
  makePerson,
  makeProduction,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';

const now = new Date('2026-11-21T12:00:00Z');
const event = (day: string) => new Date(`${day}T18:30:00Z`);
// Whether an event is over when its date changes.
vi.useFakeTimers({ now: now, toFake: ['Date'] });
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
const cache = new PageCache({
  bytes: 1e8,
  now: () => 0,
  freshFor: 60_000,
  async render(key) {
    const answer = await backend.app.request(`/de/api/${key}`);
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'Cache-Tag': answer.headers.get('Cache-Tag') ?? '' },
    });
  },
});
backend.ctx.changes.onInvalidate((tags) => cache.drop(tags));
const { ctx } = backend;
const salome = await makeProduction(ctx);
const tosca = await makeProduction(ctx, { title: both('Tosca') });
const date = await makeEvent(ctx, { productionId: salome.id, start: event('2026-12-01') });
const sister = await makeEvent(ctx, { productionId: salome.id, start: event('2026-12-05') });
const stranger = await makeEvent(ctx, { productionId: tosca.id, start: event('2026-12-02') });
const people = [];
for (const name of ['Mara Lind', 'Gast Sänger', 'Andere Person']) people.push((await makePerson(ctx, name)).id);
const [singer = 0, guest = 0, other = 0] = people;
await addCast(ctx, { productionId: salome.id }, [{ role: both('Salome'), personId: singer }]);
await addCast(ctx, { eventId: stranger.id }, [{ role: both('Tosca'), personId: other }]);
const article = await makeArticle(ctx);
await makeSubscription(ctx);
const id = {
  salome: salome.id,
  tosca: tosca.id,
  date: date.id,
  sister: sister.id,
  stranger: stranger.id,
  singer,
  guest,
  other,
  article: article.id,
};
/** Addresses by name, below /de/api/. */
const pages: Record<string, string> = {
  date: `events/${date.id}/`,
  sister: `events/${sister.id}/`,
  stranger: `events/${stranger.id}/`,
  salome: `productions/${salome.id}/`,
  tosca: `productions/${tosca.id}/`,
  productions: 'productions/',
  events: 'events/',
  day: 'events/?date=2026-12-01',
  otherDay: 'events/?date=2026-12-02',
  ofProduction: `events/?production=${salome.id}`,
  available: 'events/?date=2026-12-02&availability=available',
  shortlist: `events/?ids=${date.id}`,
  otherShortlist: `events/?ids=${stranger.id}`,
  month: 'calendar/month/?month=2026-12',
  otherMonth: 'calendar/month/?month=2026-11',
  calendar: 'calendar/',
  singer: `persons/${singer}/`,
  guest: `persons/${guest}/`,
  other: `persons/${other}/`,
  persons: 'persons/',
  article: `blog/articles/${article.id}/`,
  articles: 'blog/articles/',
  subscriptions: 'seasonsubscriptions/',
  seasons: 'seasons/',
  contact: 'contact/',
  search: 'search/?query=salome',
};
afterAll(() => void vi.useRealTimers());

/** Caches every page before each test. */
beforeEach(async () => {
  for (const [name, page] of Object.entries(pages)) {
    const cached = await cache.load(page);
    expect(cached instanceof Response ? [cached.status, await cached.text()] : 'kept', name).toBe('kept');
  }
});

/** Names of the pages that a change has removed from the cache. */
async function droppedBy(path: string, body: Record<string, unknown>): Promise<string[]> {
  const written = await send(backend, 'POST', `/de/api/${path}?translations=all`, editor, body);
  expect([200, 201], JSON.stringify(written.body)).toContain(written.status);
  return Object.keys(pages).filter((name) => cache.find(pages[name] ?? '') === undefined);
}

/** Lists that name the event of the first date. */
const listed = ['events', 'day', 'ofProduction', 'shortlist', 'month'];
/** In the order of `pages`. */
const named = (...names: string[]) => Object.keys(pages).filter((name) => names.includes(name));

describe('changing an event', () => {
  const shown = ['date', 'sister', 'salome', 'productions', ...listed, 'singer', 'search'];
  const withoutSinger = shown.filter((name) => name !== 'singer');
  const guestAs = (role: string) => ({ cast: [{ role: { name: both(role), kind: 'cast' }, person_id: id.guest }] });

  it.each([
    ['the pages that show it when its text changes', () => ({ short_text: both('Neu') }), shown],
    ['also what can be bought when its availability changes', () => ({ availability: 'few' }), [...shown, 'available']],
    ['also lists filtered by words when its title changes', () => ({ title: both('Neu') }), [...shown, 'available']],
    ['people who are added to or removed from its cast list', () => guestAs('Salome'), [...shown, 'guest']],
    ['the page of a person who gets another role', () => guestAs('Herodias'), [...withoutSinger, 'guest']],
  ])('invalidates %s', async (_, changed, expected) => {
    expect(await droppedBy(pages.date ?? '', changed())).toEqual(named(...expected));
  });

  it('invalidates all days and lists, but no unrelated page, when its day changes', async () => {
    const found = await droppedBy(pages.date ?? '', {
      start: '2026-12-03T19:30:00+01:00',
      end: '2026-12-03T22:00:00+01:00',
    });
    expect(found).toEqual(
      // People on the cast list of the production show its dates.
      named(...shown, 'guest', 'otherMonth', 'calendar'),
    );
  });

  it('invalidates the lists, its production and its cast when it is created', async () => {
    const found = await droppedBy('events/', {
      title: both('Salome'),
      start: '2026-12-08T19:30:00+01:00',
      production_id: id.salome,
    });
    const counted = ['events', 'ofProduction', 'available', 'month', 'otherMonth', 'calendar'];
    expect(found).toEqual(named('date', 'sister', 'salome', 'productions', ...counted, 'singer', 'guest', 'search'));
  });

  it('invalidates nothing when no value changes', async () => {
    expect(await droppedBy(pages.date ?? '', { subtitle: both('') })).toEqual([]);
  });
});

describe('changing a production', () => {
  // The event that has moved is named on its former day, too.
  const shown = ['date', 'sister', 'salome', 'productions', ...listed, 'singer', 'guest', 'search'];

  it('invalidates what shows it and its events when its text changes', async () => {
    expect(await droppedBy(pages.salome ?? '', { composer: 'Strauss' })).toEqual(named(...shown));
  });

  it('invalidates people who are added to its creative team', async () => {
    const credits = [
      { role: { name: both('Regie'), kind: 'team' }, person_id: id.other },
      { role: { name: both('Salome'), kind: 'cast' }, person_id: id.singer },
    ];
    // And the other cast lists with the same people.
    expect(await droppedBy(pages.salome ?? '', { credits })).toEqual(named(...shown, 'other', 'stranger'));
  });

  it('invalidates an article that is linked to it', async () => {
    const found = await droppedBy(pages.tosca ?? '', { article_ids: [id.article] });
    const lists = ['productions', 'events', 'otherDay', 'available', 'otherShortlist', 'month'];
    expect(found).toEqual(named('stranger', 'tosca', ...lists, 'other', 'article', 'articles', 'search'));
  });

  it('invalidates every page when it stops or starts being public', async () => {
    expect(await droppedBy(pages.tosca ?? '', { state: 'draft' })).toEqual(Object.keys(pages));
    const { tosca: work = '', stranger: itsEvent = '', ...others } = pages;
    for (const page of [work, itsEvent]) expect(await cache.load(page)).toHaveProperty('status', 404);
    for (const page of Object.values(others)) await cache.load(page);
    expect(await droppedBy(work, { state: 'public' })).toEqual(Object.keys(pages));
  });
});

it('changing a person invalidates their page, the list, and the cast lists that contain them', async () => {
  expect(await droppedBy(pages.other ?? '', { name: 'Andere Sängerin' })).toEqual(
    named('stranger', 'salome', 'sister', 'other', 'persons', 'search'),
  );
});

it('changing an article invalidates its page, the lists, and the productions added or removed', async () => {
  expect(await droppedBy(pages.article ?? '', { teaser: both('Neu') })).toEqual(
    named('tosca', 'article', 'articles', 'search'),
  );
  for (const page of Object.values(pages)) await cache.load(page);
  expect(await droppedBy(pages.article ?? '', { production_ids: [id.salome] })).toContain('salome');
});

it('changing a subscription, a season or a department invalidates their lists and what names them', async () => {
  const found = await droppedBy('contact/', { name: both('Presse') });
  expect(found).toEqual(['contact']);
  const made = await droppedBy('seasons/', { name: both('2030/31'), starts_on: '2030-09-01', ends_on: '2031-07-01' });
  // Subscriptions show the name of the season, and people show it with each role.
  expect(made.filter((name) => !['contact'].includes(name))).toEqual(
    named('singer', 'guest', 'other', 'subscriptions', 'seasons', 'search'),
  );
});
