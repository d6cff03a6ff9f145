import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { asOf, type DemoContent, moveDates } from './move-dates.ts';
import { readContent } from './seed.ts';

const content = await readContent();

const eventSchema = z.object({
  id: z.int(),
  production_id: z.int().optional(),
  venue_id: z.int(),
  start: z.string(),
  end: z.string(),
  flags: z.array(z.string()).default([]),
  availability: z.string(),
  ticket_link: z.string().default(''),
  price_from: z.number().optional(),
  on_sale_at: z.string().optional(),
  replacement_id: z.int().optional(),
  change_notices: z.array(z.object({ at: z.string() })).default([]),
});
const subscriptionSchema = z.object({
  slug: z.object({ de: z.string() }),
  evenings: z.int(),
  event_ids: z.array(z.int()),
});
const seasonSchema = z.object({ id: z.int(), slug: z.string(), starts_on: z.string(), ends_on: z.string() });
const productionSchema = z.object({ id: z.int(), season_id: z.int() });

/** The records of a kind, with the fields that these tests look at. */
const read = <T extends z.ZodObject>(from: DemoContent, kind: string, schema: T) =>
  z.array(schema).parse(from.get(kind));

it('the content as it is written is that of its own moment', () => {
  const moved = moveDates(content, asOf);
  // Subscriptions lose the events that are over by then.
  const { event_ids: ids } = read(moved, 'seasonsubscriptions', subscriptionSchema)[3] ?? {};
  expect(ids).toHaveLength(24);
  expect(new Map([...moved, ['seasonsubscriptions', content.get('seasonsubscriptions')]])).toEqual(content);
});

it('visitors with a choice have the events of this week, too', () => {
  const moved = moveDates(content, new Date('2026-11-02T09:00:00Z'));
  const [first] = read(moved, 'seasonsubscriptions', subscriptionSchema)[3]?.event_ids ?? [];
  const event = read(moved, 'events', eventSchema).find(({ id }) => id === first);
  expect(berlinDay(event?.start ?? '')).toBe('2026-11-04');
});

it('seasons move by years, with their names', () => {
  const [last] = moveDates(content, new Date('2099-12-31T12:00:00Z')).get('seasons')?.slice(1) ?? [];
  const name = { de: 'Spielzeit 2099/00', en: 'Season 2099/00' };
  expect(last).toMatchObject({ slug: '2099-00', name, starts_on: '2099-09-01', ends_on: '2100-07-31' });
});

it('articles and press folders are not published in the future, and keep their distance', () => {
  for (const now of [new Date('2027-05-04T05:00:00Z'), new Date('2025-01-01T00:30:00Z')]) {
    const moved = moveDates(content, now);
    for (const kind of ['articles', 'download-directories']) {
      const moments = read(moved, kind, z.object({ published_at: z.string() }));
      for (const { published_at: at } of moments) expect(Date.parse(at), kind).toBeLessThanOrEqual(now.getTime());
    }
  }
  const [first] = read(
    moveDates(content, new Date('2027-05-04T12:00:00Z')),
    'articles',
    z.object({ published_at: z.string() }),
  );
  expect(first?.published_at).toBe('2027-05-02T09:00:00+02:00');
});

// A usual week, both clock changes, Christmas, the holidays, the last and the first days of a season.
const moments = [
  '2026-11-21T12:00:00Z',
  '2027-03-28T00:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-12-31T22:59:00Z',
  '2027-07-05T06:00:00Z',
  '2027-07-30T06:00:00Z',
  '2027-08-12T06:00:00Z',
  '2027-09-03T06:00:00Z',
  '2028-02-29T23:30:00Z',
];

describe.each(moments)('the calendar of a house that opens at %s', (moment) => {
  const now = new Date(moment);
  const moved = moveDates(content, now);
  const events = read(moved, 'events', eventSchema);
  const byId = new Map(events.map((event) => [event.id, event]));
  const coming = events.filter(({ end }) => Date.parse(end) > now.getTime());

  it('has some 250 events, most of them in the future', () => {
    expect(events.length).toBeGreaterThanOrEqual(240);
    expect(events.length).toBeLessThanOrEqual(340);
    expect(coming.length).toBeGreaterThanOrEqual(130);
    expect(events.length - coming.length).toBeGreaterThanOrEqual(60);
  });

  it('has every event on its weekday and at its time, unless it makes way for another one', () => {
    const written = new Map(read(content, 'events', eventSchema).map((event) => [event.id, event]));
    const weekday = (start: string) => new Date(berlinDay(start)).getUTCDay();
    const differing = events.filter(({ id, start }) => weekday(start) !== weekday(written.get(id)?.start ?? ''));
    expect(differing.length).toBeLessThan(20);
    for (const { id, start } of events)
      expect(start.slice(11, 16)).toBe(berlinIso(new Date(written.get(id)?.start ?? '')).slice(11, 16));
  });

  it('never has two productions on one stage at once', () => {
    for (const venue of new Set(events.map(({ venue_id: id }) => id))) {
      const here = events.filter((event) => event.venue_id === venue);
      const meeting = here.flatMap((event, n) => {
        const next = here[n + 1];
        return next && Date.parse(next.start) < Date.parse(event.end) ? [`${event.id} ${event.start} ${next.id}`] : [];
      });
      expect(meeting).toEqual([]);
    }
  });

  it('has a premiere within two weeks, and later events that are not on sale yet', () => {
    const next = coming.find(({ flags }) => flags.some((flag) => /prem/.test(flag)));
    expect(Date.parse(next?.start ?? '') - now.getTime()).toBeLessThan(14 * 86_400_000);
    expect(
      coming.filter(({ on_sale_at: at }) => at !== undefined && Date.parse(at) > now.getTime()).length,
    ).toBeGreaterThan(20);
  });

  it('sells no ticket for events that are cancelled, sold out or closed', () => {
    for (const { availability, ticket_link: link, price_from: price } of events) {
      const sells = availability === 'available' || availability === 'few';
      expect(link !== '').toBe(sells);
      if (price !== 0) expect(price !== undefined).toBe(sells);
    }
  });

  it('has events across a change of daylight saving time', () => {
    const nights = events.filter(({ start }) => start.slice(11, 16) === '23:00');
    expect(nights.length).toBeGreaterThanOrEqual(2);
    for (const { start, end } of nights) expect(start.slice(-6)).not.toBe(end.slice(-6));
  });

  it('refers to events that are there, and speaks of changes that are known already', () => {
    for (const { replacement_id: id, change_notices: notices } of events) {
      if (id !== undefined) expect(byId.has(id)).toBe(true);
      for (const { at } of notices) expect(Date.parse(at)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('gives every subscription its number of coming events, none of them twice', () => {
    for (const { slug, evenings, event_ids: ids } of read(moved, 'seasonsubscriptions', subscriptionSchema)) {
      expect(ids.length, slug.de).toBeGreaterThanOrEqual(evenings);
      expect(new Set(ids).size).toBe(ids.length);
      // A choice offers many, a series has its own.
      expect([evenings, 24], slug.de).toContain(ids.length);
      for (const id of ids) expect(Date.parse(byId.get(id)?.start ?? ''), slug.de).toBeGreaterThan(now.getTime());
    }
  });

  it('shows coming events on its pages', () => {
    const shown = [...JSON.stringify(moved.get('sections')).matchAll(/"event":(\d+)/g)].map(([, id]) => Number(id));
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) expect(Date.parse(byId.get(id)?.start ?? '')).toBeGreaterThan(now.getTime());
  });

  it('has each production in the season of most of its events', () => {
    const seasons = read(moved, 'seasons', seasonSchema);
    expect(seasons[1]?.starts_on.slice(0, 4)).toBe(
      String(now.getUTCFullYear() - (berlinDay(now).slice(5) < '08-01' ? 1 : 0)),
    );
    for (const { id, season_id: seasonId } of read(moved, 'productions', productionSchema)) {
      const season = seasons.find((one) => one.id === seasonId);
      const dates = events.filter((event) => event.production_id === id).map(({ start }) => berlinDay(start));
      const within = dates.filter((date) => season && date >= season.starts_on && date <= season.ends_on);
      if (dates.length > 0) expect(within.length, `production ${id}`).toBeGreaterThan(0);
    }
  });
});
