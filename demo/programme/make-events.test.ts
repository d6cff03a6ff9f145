import { describe, expect, test } from 'vitest';
import { berlinIso } from '#time/berlin-iso.ts';
import { berlinMoment } from './berlin-moment.ts';
import { eventFinder, makeEvents } from './make-events.ts';
import { readDates } from './read-dates.ts';
import { firstMonday, seasonAt } from './season.ts';

describe('a moment in Berlin', () => {
  const saturday = new Date('2026-11-21T12:00:00Z');

  test('is counted from the Monday of this week', () => {
    expect(berlinIso(berlinMoment(saturday, { week: 0, day: 'mo', time: '11:30' }))).toBe('2026-11-16T11:30:00+01:00');
    expect(berlinIso(berlinMoment(saturday, { week: 1, day: 'sa', time: '19:30' }))).toBe('2026-11-28T19:30:00+01:00');
  });

  test('keeps its local time across a change of daylight saving time', () => {
    expect(berlinIso(berlinMoment(saturday, { week: 19, day: 'we', time: '19:30' }))).toBe('2027-03-31T19:30:00+02:00');
    expect(berlinIso(berlinMoment(saturday, { week: 17, day: 'su', time: '18:00' }))).toBe('2027-03-21T18:00:00+01:00');
  });

  test('uses the day in Berlin after midnight', () => {
    expect(berlinIso(berlinMoment(new Date('2026-11-22T23:30:00Z'), { week: 0, day: 'mo', time: '20:00' }))).toBe(
      '2026-11-23T20:00:00+01:00',
    );
  });
});

describe('a season', () => {
  test('runs from September to July, and August belongs to the next', () => {
    expect(seasonAt(new Date('2026-11-21T12:00:00Z')).slug).toBe('2026-27');
    expect(seasonAt(new Date('2027-07-31T12:00:00Z')).slug).toBe('2026-27');
    expect(seasonAt(new Date('2027-08-01T12:00:00Z')).slug).toBe('2027-28');
    expect(seasonAt(new Date('2099-12-31T12:00:00Z')).slug).toBe('2099-00');
  });

  test('has its first performance on a Monday in September', () => {
    expect(new Date(firstMonday(seasonAt(new Date('2026-11-21T12:00:00Z')))).toISOString().slice(0, 10)).toBe(
      '2026-09-07',
    );
  });
});

test('an invalid calendar entry throws', () => {
  expect(readDates('1sa20:00/p/few')).toMatchObject([{ week: 1, day: 'sa', time: '20:00', flags: ['is_premier'] }]);
  for (const note of ['sa', '1xx', '1sa/premiere', '']) expect(() => readDates(note), note).toThrow('No date');
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
  const events = makeEvents(now, () => 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));
  const coming = events.filter(({ row }) => row.end > now);

  test('has some 250 events, most of them in the future', () => {
    expect(events.length).toBeGreaterThanOrEqual(240);
    expect(events.length).toBeLessThanOrEqual(340);
    expect(coming.length).toBeGreaterThanOrEqual(130);
    expect(events.length - coming.length).toBeGreaterThanOrEqual(60);
  });

  test('never has two productions on one stage at once', () => {
    const venues = new Set(events.map(({ venue }) => venue));
    for (const venue of venues) {
      const here = events.filter((event) => event.venue === venue);
      const meeting = here.flatMap((event, n) => {
        const next = here[n + 1];
        return next && next.row.start < event.row.end
          ? [`${event.work} ${berlinIso(event.row.start)} ${next.work}`]
          : [];
      });
      expect(meeting, venue).toEqual([]);
    }
  });

  test('has a premiere within two weeks, and later events that are not on sale yet', () => {
    const next = coming.find(({ row }) => row.flags.some((flag) => /prem/.test(flag)));
    expect((next?.row.start.getTime() ?? Infinity) - now.getTime()).toBeLessThan(14 * 86_400_000);
    expect(coming.filter(({ row }) => row.onSaleAt !== null && row.onSaleAt > now).length).toBeGreaterThan(20);
  });

  test('sells no ticket for events that are cancelled, sold out or closed', () => {
    for (const { availability, ticketLink, priceFrom } of events.map(({ row }) => row)) {
      const sells = availability === 'available' || availability === 'few';
      expect(ticketLink !== '').toBe(sells);
      if (priceFrom !== 0) expect(priceFrom !== null).toBe(sells);
    }
  });

  test('has events across a change of daylight saving time', () => {
    const nights = events.filter(({ work }) => work === 'stunde');
    expect(nights.length).toBeGreaterThanOrEqual(2);
    for (const { row } of nights) {
      expect(berlinIso(row.start).slice(11, 16)).toBe('23:00');
      expect(berlinIso(row.start).slice(-6)).not.toBe(berlinIso(row.end).slice(-6));
    }
  });
});

describe('pages', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const events = makeEvents(now, () => 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));
  const find = eventFinder(events, now);

  test('find the next event with seats, or throw', () => {
    expect(events.find(({ id }) => id === find('evening:0'))).toMatchObject({
      work: 'traviata',
      row: { availability: 'few' },
    });
    expect(events.find(({ id }) => id === find('salome:0'))).toMatchObject({ row: { flags: ['is_premier'] } });
    expect(() => find('salome:99')).toThrow('no event salome:99');
  });
});
