import { expect, it } from 'vitest';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { events } from '../../../db/tables/programme.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { addCast, makeEvent, makePerson, makeProduction } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
const production = await makeProduction(backend.ctx);
const singer = await makePerson(backend.ctx, 'Mara Lind');

const series = (event: unknown, dates: unknown, headers = editor) =>
  send(backend, 'POST', '/de/api/events/series/?translations=all', headers, { event, dates });
const day = (date: string) => ({ start: `2026-12-${date}T19:30:00+01:00` });
const issuesOf = (body: unknown) => errorSchema.parse(body).issues;

it('a series of dates is created at once, each event with the shared cast and fields', async () => {
  const cast = [{ role: { name: both('Salome'), kind: 'cast' }, person_id: singer.id }];
  const event = { title: both('Salome'), production_id: production.id, price_from: 15, cast };
  const made = await series(event, [day('01'), { ...day('03'), end: '2026-12-03T21:30:00+01:00' }, day('05')]);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { events: dates } = eventDatesApi.series.response.parse(made.body) as { events: Record<string, unknown>[] };
  expect(dates.map(({ start }) => start)).toEqual(['01', '03', '05'].map((date) => day(date).start));
  expect(dates.map(({ end }) => end)).toEqual([null, '2026-12-03T21:30:00+01:00', null]);
  for (const date of dates) {
    expect(date).toMatchObject({ title: both('Salome'), production_id: production.id, price_from: 15 });
    expect(date.cast).toMatchObject([{ role: { name: both('Salome') }, person_id: singer.id }]);
  }
  const shown = await backend.app.request('/de/api/events/?date=2026-12-03');
  expect(await shown.json()).toMatchObject({ count: 1 });
});

it('a series of dates is created atomically, and the invalid event is named', async () => {
  const before = await backend.ctx.db.$count(events);
  const late = { ...day('11'), end: '2026-12-10T21:30:00+01:00' };
  const refused = await series({ title: both('Tosca') }, [day('10'), late]);
  expect([refused.status, issuesOf(refused.body)]).toEqual([
    422,
    [{ path: 'dates.1.end', message: 'Das Ende muss nach dem Beginn liegen' }],
  ]);
  const nowhere = await series({ title: both('Tosca'), venue_id: 99_999 }, [day('10')]);
  expect(issuesOf(nowhere.body)).toEqual([{ path: 'event.venue_id', message: 'Das gibt es nicht (mehr)' }]);
  expect(issuesOf((await series({}, [])).body)?.map(({ path }) => path)).toEqual(['event.title', 'dates']);
  expect(issuesOf((await series({ title: both('Tosca'), start: day('10').start }, [day('10')])).body)).toMatchObject([
    { path: 'event.start' },
  ]);
  expect(await backend.ctx.db.$count(events)).toBe(before);
});

it('the last cast is that of the latest event with a cast list', async () => {
  const other = await makeProduction(backend.ctx, { title: both('Tosca') });
  const at = (start: string) => makeEvent(backend.ctx, { productionId: other.id, start: new Date(start) });
  const first = await at('2026-10-01T18:00:00Z');
  const last = await at('2026-10-05T18:00:00Z');
  await at('2026-10-09T18:00:00Z');
  await addCast(backend.ctx, { eventId: first.id }, [{ role: both('Tosca'), personId: singer.id }]);
  await addCast(backend.ctx, { eventId: last.id }, [{ role: both('Scarpia'), personId: singer.id }]);
  const requestPath = (query: string) => `/de/api/events/last-cast/?production_id=${other.id}${query}`;
  const { body } = await get(backend, requestPath(''), eventDatesApi.lastCast.response, editor);
  expect(body).toMatchObject({
    event_id: last.id,
    start: '2026-10-05T20:00:00+02:00',
    cast: [{ role: { name: both('Scarpia') }, person_id: singer.id }],
  });
  const before = await get(
    backend,
    requestPath(`&before=${encodeURIComponent('2026-10-05T20:00:00+02:00')}`),
    eventDatesApi.lastCast.response,
    editor,
  );
  expect(before.body.event_id).toBe(first.id);
  const except = await get(backend, requestPath(`&except=${last.id}`), eventDatesApi.lastCast.response, editor);
  expect(except.body.event_id).toBe(first.id);
  const none = await makeProduction(backend.ctx);
  expect((await getError(backend, `/de/api/events/last-cast/?production_id=${none.id}`, editor)).status).toBe(404);
});
