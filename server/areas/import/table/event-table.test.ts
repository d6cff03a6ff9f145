import { expect, it } from 'vitest';
import { makeProduction, makeSeason, venueId } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { events, venues } from '../../../db/tables/programme.ts';
import { openTableBackend, reasons, table, writing } from './table-backend.fixture.ts';

const backend = await openTableBackend();

const file = table(
  'Produktion,Datum,Beginn,Ende,Spielort,Preise,Kennzeichen,Status,Ticketlink,Hinweise,Barrierefreiheit',
  'Salome,01.02.2028,19:30,22:00,Zelt,"Parkett: 89,00 / 44,50 | Rang: 59,00",Premiere,Restkarten,https://tickets.example/1,Stroboskop,Audiodeskription',
  'salome,26.03.2028,2:30,,Zelt,,,,,,',
  'Salome,29.10.2028,2:30,,Zelt,,,,,,',
  'Salome,29.10.2028,2:30B,4:00,Zelt,,,,,,',
  'Tosca,02.02.2028,19:30,,Zelt,,,,,,',
  'Salome,03.02.2028,19:30,,Zelt,,Galaabend,,nirgends,,',
);
const options = { create: 'venues' };
const { id: seasonId } = await makeSeason(backend.ctx, '2027-28-x', { state: 'draft' });
await makeProduction(backend.ctx, { title: both('Salome', 'Salome (English)'), seasonId, durationMinutes: 100 });

it('a table of events is previewed with row, field and reason, also for times that the clocks skip or show twice', async () => {
  const result = await backend.take('events', file, options);
  expect(result.counts).toEqual({ created: 2, changed: 0, unchanged: 0, wrong: 4 });
  expect(result.created).toEqual([{ resource: 'venues', name: 'Zelt' }]);
  expect(reasons(result).map(([line, path]) => [line, path])).toEqual([
    [3, 'start'],
    [4, 'start'],
    [6, 'production_id'],
    [7, 'flags'],
  ]);
  expect(String(reasons(result)[1]?.[2])).toContain('2:30A');
  expect(await backend.ctx.db.$count(events)).toBe(0);
  expect(await backend.ctx.db.$count(venues)).toBe(0);
});

it('a table of events is imported as drafts; the second time changes nothing', async () => {
  expect((await backend.take('events', file, { ...options, ...writing })).counts.created).toBe(2);
  const [first, second] = await backend.ctx.db.select().from(events).orderBy(events.start);
  expect(first).toMatchObject({
    title: both('Salome', 'Salome (English)'),
    start: new Date('2028-02-01T18:30:00Z'),
    end: new Date('2028-02-01T21:00:00Z'),
    flags: ['is_premier'],
    availability: 'few',
    priceFrom: 5900,
    priceTo: 8900,
    ticketLink: 'https://tickets.example/1',
    contentNotes: both('Stroboskop', ''),
    access: ['audio_description'],
    state: 'draft',
  });
  expect(first?.prices).toMatchObject([{ price: 8900, reduced: 4450 }, { price: 5900 }]);
  expect(second?.start).toEqual(new Date('2028-10-29T01:30:00Z'));
  expect((await backend.app.request(`/de/api/events/${first?.id}/`)).status).toBe(404);
  expect((await backend.take('events', file, { ...options, ...writing })).counts).toEqual({
    created: 0,
    changed: 0,
    unchanged: 2,
    wrong: 4,
  });
  expect(await backend.ctx.db.$count(venues)).toBe(1);
});

it('a table of events finds events by their number, which moves them, and gives a number to those that have none', async () => {
  const [first] = await backend.ctx.db.select().from(events).orderBy(events.start);
  const row = (day: string) => table('Nr.;Produktion;Datum;Uhrzeit;Spielort', `A-17;Salome;${day};19:30;Zelt`);
  const numbered = await backend.take('events', row('01.02.2028'), writing);
  expect(numbered.rows[0]).toMatchObject({ id: first?.id, outcome: 'changed' });
  const moved = await backend.take('events', row('08.02.2028'), writing);
  expect(moved.rows[0]).toMatchObject({ id: first?.id, outcome: 'changed', key: 'A-17' });
  const [after] = await backend.ctx.db.select().from(events).orderBy(events.start);
  expect(after).toMatchObject({
    start: new Date('2028-02-08T18:30:00Z'),
    end: new Date('2028-02-08T21:00:00Z'),
    externalId: 'A-17',
  });
  await venueId(backend.ctx, 'studio', both('Studio'));
  const elsewhere = table('Produktion;Datum;Uhrzeit;Spielort', 'Salome;08.02.2028;19:30;studio');
  expect((await backend.take('events', elsewhere)).counts.created).toBe(1);
});

it('a table of events accepts our own export', async () => {
  const exported = await backend.app.request('/de/api/events/csv/?translations=all', { headers: backend.publisher });
  const { counts } = await backend.take('events', await exported.arrayBuffer(), writing);
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 2, wrong: 0 });
});

it('a table of events is public at once only for those who may publish', async () => {
  const one = table('Produktion;Datum;Uhrzeit', 'Salome;05.02.2028;19:30');
  const query = 'events/?columns=production,date,time&dry_run=false';
  expect((await backend.send(`${query}&state=public`, one, await backend.signIn('programme_editor'))).status).toBe(403);
  expect((await backend.send(query, one, await backend.signIn('programme_editor'))).status).toBe(200);
  expect(
    (await backend.take('events', one.replace('05.', '06.'), { ...writing, state: 'public' })).rows[0]?.id,
  ).toBeGreaterThan(0);
  const states = (await backend.ctx.db.select().from(events).orderBy(events.start)).map(({ state }) => state);
  expect(states.slice(0, 2)).toEqual(['draft', 'public']);
});
