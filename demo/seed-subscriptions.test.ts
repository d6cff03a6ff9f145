import { expect, test } from 'vitest';
import { makeEvents } from './programme/make-events.ts';
import { datesOf } from './seed-subscriptions.ts';
import { subscriptions } from './subscriptions/subscriptions.ts';

const moments = ['2026-11-21T12:00:00Z', '2027-03-28T00:30:00Z', '2027-07-30T06:00:00Z', '2027-09-03T06:00:00Z'];

test.each(moments)('at %s every subscription has its number of events, none of them twice', (moment) => {
  const now = new Date(moment);
  const dates = makeEvents(now, () => 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));
  for (const spec of subscriptions) {
    const chosen = datesOf(spec, dates, now);
    expect(chosen.length, spec.title.de).toBeGreaterThanOrEqual(spec.evenings);
    expect(new Set(chosen).size).toBe(chosen.length);
    if (!spec.isChoice) expect(chosen).toHaveLength(spec.evenings);
  }
});
