import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { categoryId, makeEvent, makeProduction, venueId } from '#tests/factories/rows.ts';
import { events } from '../../db/tables/programme.ts';

// Days are those of Berlin, independent of the time zone of the server.
vi.stubEnv('TZ', 'America/Los_Angeles');

let now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(events);
});
afterAll(() => void vi.unstubAllEnvs());

const list = async (query = '', locale = 'de') =>
  (await get(backend, `/${locale}/api/events/${query}`, programmeApi.events.response)).body;
const titles = async (query = '') => (await list(query)).results.map((event) => event.title);
type EventList = ResponseOf<typeof programmeApi.events>;
const atEvening = (day: string) => new Date(`${day}T18:30:00Z`);
const called = (title: string) => ({ title: { de: title, en: '' } });

it('these tests run outside the time zone of Berlin', () => {
  expect(new Date('2026-11-21T12:00:00Z').getHours()).toBe(4);
});

it('the list of events has upcoming events, sorted by start', async () => {
  await makeEvent(backend.ctx, { ...called('Morgen'), start: new Date('2026-11-22T18:30:00Z') });
  await makeEvent(backend.ctx, {
    ...called('Läuft gerade'),
    start: new Date('2026-11-21T10:00:00Z'),
    end: new Date('2026-11-21T12:00:01Z'),
  });
  await makeEvent(backend.ctx, {
    ...called('Gerade vorbei'),
    start: new Date('2026-11-21T10:00:00Z'),
    end: new Date('2026-11-21T12:00:00Z'),
  });
  expect(await titles()).toEqual(['Läuft gerade', 'Morgen']);
});

it('the list of events keeps an event without an end until the end of its day in Berlin', async () => {
  await makeEvent(backend.ctx, { ...called('Offenes Ende'), start: new Date('2026-11-21T09:00:00Z'), end: null });
  now = new Date('2026-11-21T22:59:59Z');
  expect(await titles()).toEqual(['Offenes Ende']);
  now = new Date('2026-11-21T23:00:00Z');
  expect(await titles()).toEqual([]);
});

it('the list of events of a day has that day in Berlin only, including events that have ended', async () => {
  await makeEvent(backend.ctx, { ...called('Mitternacht'), start: new Date('2026-11-20T23:00:00Z') });
  await makeEvent(backend.ctx, { ...called('Abend'), start: new Date('2026-11-21T18:30:00Z') });
  await makeEvent(backend.ctx, { ...called('Nacht davor'), start: new Date('2026-11-20T22:59:00Z') });
  await makeEvent(backend.ctx, { ...called('Nacht danach'), start: new Date('2026-11-21T23:00:00Z') });
  expect(await titles('?date=2026-11-21')).toEqual(['Mitternacht', 'Abend']);
  expect(await titles('?date=2026-12-24')).toEqual([]);
});

it('the list of events filters by category and by words in either language, ignoring accents and case', async () => {
  await makeEvent(backend.ctx, {
    title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
    subtitle: { de: 'Mozart', en: '' },
    categoryId: await categoryId(backend.ctx, 'oper', { de: 'Oper', en: 'Opera' }),
  });
  await makeEvent(backend.ctx, { ...called('100 % Tanz'), categoryId: await categoryId(backend.ctx, 'tanz') });
  expect(await titles('?category=oper')).toEqual(['Die Zauberflöte']);
  expect(await titles('?query=ZAUBERFLOTE')).toEqual(['Die Zauberflöte']);
  expect(await titles('?query=flute+mozart')).toEqual(['Die Zauberflöte']);
  expect(await titles('?query=flute+verdi')).toEqual([]);
  expect(await titles('?query=100+%25')).toEqual(['100 % Tanz']);
  expect(await titles('?query=_%25_%25_')).toEqual([]);
});

it('the list of events has pages with links to their neighbours that keep the other query parameters', async () => {
  const oper = await categoryId(backend.ctx, 'oper');
  for (let index = 0; index < 5; index += 1)
    await makeEvent(backend.ctx, { ...called(`Abend ${index}`), categoryId: oper });
  const first = await list('?category=oper&page_size=2');
  expect(first).toMatchObject({ count: 5, previous: null });
  expect(first.next).toMatch(/^\/de\/api\/events\/\?category=oper&page_size=2&page=2&after=\d+_\d+$/);
  const second = (await get(backend, first.next ?? '', programmeApi.events.response)).body;
  expect(second.results.map((event) => event.title)).toEqual(['Abend 2', 'Abend 3']);
  expect(second.previous).toBe('/de/api/events/?category=oper&page_size=2&page=1');
  const last = await get(backend, '/de/api/events/?category=oper&page_size=2&page=3', programmeApi.events.response);
  expect(last.body).toMatchObject({
    count: 5,
    next: null,
    previous: '/de/api/events/?category=oper&page_size=2&page=2',
  });
  expect(last.body.results.map((event) => event.title)).toEqual(['Abend 4']);
  expect(last.tags).toEqual(['categories', `event:${last.body.results[0]?.id}`, 'events']);
});

it('the list of events is empty past its end and for an unknown category or venue', async () => {
  await makeEvent(backend.ctx);
  expect(await list('?page=9')).toEqual({ count: 1, next: null, previous: '/de/api/events/?page=1', results: [] });
  await makeEvent(backend.ctx);
  expect(await list('?category=gibt-es-nicht')).toMatchObject({ count: 0, results: [], next: null });
  expect(await list('?venue=%27%3B+drop+table+events%3B--')).toMatchObject({ count: 0, results: [], next: null });
  expect(await titles('?query=%3Cscript%3Ealert(1)%3C%2Fscript%3E')).toEqual([]);
  expect((await getError(backend, '/de/api/events/?query=%00')).status).toBe(400);
});

it.each([
  ['page=0', 'page'],
  ['page=x', 'page'],
  ['page=1.5', 'page'],
  ['page=-1', 'page'],
  ['page=1e10', 'page'],
  ['page_size=101', 'page_size'],
  ['date=2026-02-30', 'date'],
  ['date=21.11.2026', 'date'],
  ['date=0000-01-01', 'date'],
  ['from=2026-13-01', 'from'],
  ['availability=few', 'availability'],
  ['after=tomorrow', 'after'],
  ['ids=1;drop', 'ids'],
  ['production=0', 'production'],
  [`query=${'a'.repeat(10_000)}`, 'query'],
])('the list of events returns 400 for %s and names the field', async (query, path) => {
  expect(await getError(backend, `/de/api/events/?${query}`)).toMatchObject(badRequest(path));
});

it('the list of events filters by venue, days, access offers, tickets and production', async () => {
  const { id: productionId } = await makeProduction(backend.ctx);
  const foyer = await venueId(backend.ctx, 'foyer');
  await makeEvent(backend.ctx, { ...called('Eins'), venueId: foyer, access: ['relaxed', 'sign_language'] });
  await makeEvent(backend.ctx, {
    ...called('Zwei'),
    start: atEvening('2026-11-25'),
    access: ['relaxed'],
    productionId,
  });
  await makeEvent(backend.ctx, { ...called('Drei'), start: atEvening('2026-11-27'), availability: 'few' });
  await makeEvent(backend.ctx, { ...called('Vier'), start: atEvening('2026-11-28'), availability: 'sold_out' });
  await makeEvent(backend.ctx, { ...called('Fünf'), start: atEvening('2026-11-29'), flags: ['private-event'] });
  expect(await titles('?venue=foyer')).toEqual(['Eins']);
  expect(await titles('?from=2026-11-25&to=2026-11-27')).toEqual(['Zwei', 'Drei']);
  expect(await titles('?from=2026-11-28')).toEqual(['Vier', 'Fünf']);
  expect(await titles('?to=2026-11-20')).toEqual([]);
  expect(await titles('?access=relaxed')).toEqual(['Eins', 'Zwei']);
  expect(await titles('?access=sign_language,relaxed')).toEqual(['Eins']);
  expect(await titles('?availability=available')).toEqual(['Eins', 'Zwei', 'Drei']);
  expect(await titles(`?production=${productionId}`)).toEqual(['Zwei']);
  expect(await titles('?venue=foyer&category=oper')).toEqual([]);
});

it('the list of events with past=with reads no further than its count', async () => {
  const { slug, title, start } = await makeEvent(backend.ctx, { start: atEvening('2020-01-01') });
  await backend.ctx.db.insert(events).values(Array.from({ length: 1000 }, () => ({ slug, title, start })));
  expect(await list('?past=with&page_size=100&page=10')).toMatchObject({ count: 1000, next: null });
  expect((await list('?past=with&page_size=100&page=11')).results).toEqual([]);
});

it('the list of events with past=with also has past events, latest first, paged and filtered', async () => {
  for (const [title, day] of [
    ['Rusalka', '2025-05-01'],
    ['Tosca', '2026-03-01'],
    ['Rusalka', '2026-12-01'],
  ] as const) {
    await makeEvent(backend.ctx, { ...called(title), start: atEvening(day) });
  }
  expect(await titles('?past=with')).toEqual(['Rusalka', 'Tosca', 'Rusalka']);
  expect((await list('?past=with&query=rusalka')).results.map(({ start }) => start.slice(0, 4))).toEqual([
    '2026',
    '2025',
  ]);
  expect(await titles('?past=with&from=2026-03-01&to=2026-03-31')).toEqual(['Tosca']);
  expect(await list('?past=with&page=2&page_size=2')).toMatchObject({
    count: 3,
    next: null,
    results: [{ title: 'Rusalka' }],
  });
});

it('the list of events of ids has these events, past ones included, sorted by start; it is empty for unknown ids', async () => {
  const later = await makeEvent(backend.ctx, called('Später'));
  const past = await makeEvent(backend.ctx, { ...called('Früher'), start: new Date('2020-01-01T18:00:00Z') });
  const { body, tags } = await get(
    backend,
    `/de/api/events/?ids=${later.id},${past.id},9999999999,999999`,
    programmeApi.events.response,
  );
  expect(body).toMatchObject({ count: 2, next: null });
  expect(body.results.map((event) => event.title)).toEqual(['Früher', 'Später']);
  expect(tags).toContain('event:999999');
  expect(tags).not.toContain('events');
  expect(await list('?ids=0')).toMatchObject({ count: 0, results: [] });
  expect(await list(`?ids=${later.id},${past.id}&page_size=1`)).toMatchObject({
    next: `/de/api/events/?ids=${later.id}%2C${past.id}&page_size=1&page=2`,
  });
});

it('the list of events includes and counts an event that began long ago and has not ended', async () => {
  await makeEvent(backend.ctx, {
    ...called('Ausstellung'),
    start: new Date('2026-10-01T08:00:00Z'),
    end: new Date('2027-01-31T17:00:00Z'),
  });
  await makeEvent(backend.ctx, {
    ...called('Alte Ausstellung'),
    start: new Date('2026-09-01T08:00:00Z'),
    end: new Date('2026-11-20T17:00:00Z'),
  });
  await makeEvent(backend.ctx, called('Abend'));
  expect(await list()).toMatchObject({ count: 2, results: [{ title: 'Ausstellung' }, { title: 'Abend' }] });
  expect(await list('?from=2026-11-01')).toMatchObject({ count: 1, results: [{ title: 'Abend' }] });
  expect(await list('?page_size=1&page=2')).toMatchObject({ count: 2, results: [{ title: 'Abend' }], next: null });
});

it('the list of events does not count events that ended today or yesterday, with any filter', async () => {
  const oper = await categoryId(backend.ctx, 'oper');
  for (const start of ['2026-11-20T18:00:00Z', '2026-11-21T08:00:00Z', '2026-11-21T11:00:00Z', '2026-11-22T18:00:00Z'])
    await makeEvent(backend.ctx, { start: new Date(start), categoryId: oper });
  expect((await list()).count).toBe(2);
  expect((await list('?category=oper')).count).toBe(2);
  expect((await list('?category=oper&query=salome')).count).toBe(2);
  expect((await list('?date=2026-11-21')).count).toBe(2);
  expect((await list('?from=2026-11-22')).count).toBe(1);
});

it('the list of events paged with a cursor returns each event once, also those with the same start', async () => {
  const start = new Date('2026-12-01T18:30:00Z');
  for (let index = 0; index < 7; index += 1) await makeEvent(backend.ctx, { ...called(`Gleich ${index}`), start });
  await backend.database.pool.query("update events set start = start + interval '123 microseconds' where id % 2 = 0");
  const seen: string[] = [];
  let next: string | null = '/de/api/events/?page_size=2';
  while (next !== null) {
    const { body }: { body: EventList } = await get(backend, next, programmeApi.events.response);
    expect(body.count).toBe(7);
    seen.push(...body.results.map((event) => event.title));
    next = body.next;
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

it('the list of events expires when the next of its events ends', async () => {
  await makeEvent(backend.ctx, { start: new Date('2026-11-21T10:00:00Z'), end: new Date('2026-11-21T13:00:00Z') });
  await makeEvent(backend.ctx);
  const answer = await backend.app.request('/de/api/events/');
  expect(answer.headers.get('Cache-Until')).toBe('2026-11-21T13:00:00.000Z');
});

it('the list of events needs the same number of queries for one event as for many', async () => {
  await makeEvent(backend.ctx);
  const one = await countQueries(backend, () => list('?page_size=50'));
  for (let index = 0; index < 30; index += 1) await makeEvent(backend.ctx);
  expect(await countQueries(backend, () => list('?page_size=50'))).toBe(one);
  expect(one).toBeLessThanOrEqual(4);
});
