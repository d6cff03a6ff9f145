import { describe, expect, test } from 'vitest';
import { berlinIso } from '#server/programme/berlin-time.ts';
import { berlinMoment } from './berlin-moment.ts';
import { eventFinder, makeEvents } from './make-events.ts';
import { works } from './works.ts';

describe('a moment in Berlin', () => {
  const saturday = new Date('2026-11-21T12:00:00Z');

  test('is counted from the Monday of this week', () => {
    expect(berlinIso(berlinMoment(saturday, { week: 0, day: 'mo', time: '11:30' }))).toBe('2026-11-16T11:30:00+01:00');
    expect(berlinIso(berlinMoment(saturday, { week: 1, day: 'sa', time: '19:30' }))).toBe('2026-11-28T19:30:00+01:00');
  });

  test('keeps its hour when the clocks have changed in between', () => {
    expect(berlinIso(berlinMoment(saturday, { week: 19, day: 'we', time: '19:30' }))).toBe('2027-03-31T19:30:00+02:00');
    expect(berlinIso(berlinMoment(saturday, { week: 17, day: 'su', time: '18:00' }))).toBe('2027-03-21T18:00:00+01:00');
  });

  test('knows that after midnight in Berlin it is already the next day', () => {
    expect(berlinIso(berlinMoment(new Date('2026-11-22T23:30:00Z'), { week: 0, day: 'mo', time: '20:00' }))).toBe(
      '2026-11-23T20:00:00+01:00',
    );
  });
});

describe('the calendar', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const events = makeEvents(now, 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));

  test('has at least forty evenings ahead and ten behind', () => {
    expect(events.filter(({ row }) => row.end > now).length).toBeGreaterThanOrEqual(40);
    expect(events.filter(({ row }) => row.end <= now).length).toBeGreaterThanOrEqual(10);
  });

  test('plays every work, and never two pieces on the main stage at once', () => {
    const ahead = new Set(events.filter(({ row }) => row.end > now).map(({ work }) => work));
    expect([...ahead].toSorted()).toEqual(Object.keys(works).toSorted());
    const stage = events.filter(({ venue }) => venue === 'grosses').map(({ row }) => row);
    for (const [n, event] of stage.entries()) {
      const next = stage[n + 1];
      if (next) expect(next.start.getTime()).toBeGreaterThan(event.end.getTime());
    }
  });

  test('sells no ticket for what is cancelled, sold out or closed', () => {
    for (const { availability, ticketLink, priceFrom } of events.map(({ row }) => row)) {
      const sells = availability === 'available' || availability === 'few';
      expect(ticketLink !== '').toBe(sells);
      expect(priceFrom !== null).toBe(sells);
    }
  });

  test('finds the next evening with seats, and says so where there is none', () => {
    const find = eventFinder(events, now);
    expect(events.find(({ id }) => id === find('evening:0'))).toMatchObject({
      work: 'traviata',
      row: { availability: 'few' },
    });
    expect(events.find(({ id }) => id === find('salome:0'))).toMatchObject({ row: { flags: ['is_premier'] } });
    expect(() => find('salome:99')).toThrow('no event salome:99');
  });
});
