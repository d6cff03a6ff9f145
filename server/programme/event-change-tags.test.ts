import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEvent } from '#tests/factories/event.ts';
import { makeProduction } from '#tests/factories/production.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { change } from '../page-cache/change.ts';
import { type EventState, tagsOfEventChange } from './event-change-tags.ts';
import { events, productions } from './schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const evening = (day: string) => new Date(`${day}T18:30:00Z`);
const person = 7;
let opera: TestHouse;
/** Tags of each address asked for, by name. */
let shown: Record<string, Set<string>>;
let dropped: Set<string>;
let changing: typeof events.$inferSelect;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
  opera.house.changes.onDrop((tags) => {
    for (const tag of tags ?? []) dropped.add(tag);
  });
});
afterAll(() => opera.close());

/** Two productions with two dates each, and what a visitor may have looked at. */
beforeEach(async () => {
  const { house } = opera;
  await house.db.delete(events);
  await house.db.delete(productions);
  const salome = await makeProduction(house);
  const tosca = await makeProduction(house);
  changing = await makeEvent(house, { start: evening('2026-12-01'), productionId: salome.id });
  const sister = await makeEvent(house, { start: evening('2026-12-05'), productionId: salome.id });
  const stranger = await makeEvent(house, { start: evening('2026-12-02'), productionId: tosca.id });
  const addresses = {
    'the event': `events/${changing.id}/`,
    'another date of it': `events/${sister.id}/`,
    'another event': `events/${stranger.id}/`,
    'its production': `productions/${salome.id}/`,
    'another production': `productions/${tosca.id}/`,
    'all productions': 'productions/',
    'dates of its production': `events/?production=${salome.id}`,
    'all events': 'events/',
    'the list of its day': 'events/?date=2026-12-01',
    'the list of another day': 'events/?date=2026-12-02',
    'a list of what can be bought': 'events/?date=2026-12-02&availability=available',
    'the Merkzettel with it': `events/?ids=${changing.id}`,
    'the Merkzettel without it': `events/?ids=${stranger.id}`,
    'its month': 'calendar/month/?month=2026-12',
    'another month': 'calendar/month/?month=2026-11',
    'the calendar': 'calendar/',
    seasons: 'seasons/',
  };
  shown = {};
  for (const [name, path] of Object.entries(addresses)) {
    const answer = await opera.app.request(`/de/api/${path}`);
    expect(answer.status, name).toBe(200);
    shown[name] = new Set((answer.headers.get('Cache-Tag') ?? '').split(','));
  }
  dropped = new Set();
});

/** Changes the event as an editor would and tells which of the answers have to be made anew. */
async function after(set: Partial<typeof events.$inferInsert>, personIds: number[] = []): Promise<string[]> {
  await change(opera.house, async (tx, changed) => {
    const [row] = await tx.update(events).set(set).where(eq(events.id, changing.id)).returning();
    const state = (event: EventState['event']) => ({ event, personIds });
    for (const tag of tagsOfEventChange(state(changing), row ? state(row) : null)) changed.add(tag);
  });
  return Object.keys(shown).filter((name) => [...(shown[name] ?? [])].some((tag) => dropped.has(tag)));
}

const everythingThatShowsIt = [
  'the event',
  'another date of it',
  'its production',
  'dates of its production',
  'all events',
  'the list of its day',
  'the Merkzettel with it',
  'its month',
];

test('a changed text refreshes exactly what shows the event', async () => {
  const found = await after({ changeNotices: [{ at: now.toISOString(), text: { de: 'Neu', en: '' } }] });
  // The list of productions shows it too, as the next date.
  expect(found.toSorted()).toEqual([...everythingThatShowsIt, 'all productions'].toSorted());
});

test('a changed title also refreshes lists narrowed by words', async () => {
  expect((await after({ title: { de: 'Elektra', en: '' } })).toSorted()).toEqual(
    [...everythingThatShowsIt, 'all productions', 'a list of what can be bought'].toSorted(),
  );
});

test('a date that moves refreshes both days and every list of what comes, but no stranger', async () => {
  const found = await after({ start: evening('2026-12-03'), end: evening('2026-12-04') }, [person]);
  expect(dropped).toContain('events-on:2026-12-01');
  expect(dropped).toContain('events-on:2026-12-03');
  expect(dropped).toContain(`person:${person}`);
  expect(found).toEqual(expect.arrayContaining([...everythingThatShowsIt, 'the calendar', 'another month']));
  for (const untouched of [
    'another event',
    'another production',
    'the list of another day',
    'the Merkzettel without it',
    'seasons',
  ])
    expect(found).not.toContain(untouched);
});

test('a change that alters nothing but the event drops neither lists of days nor people', async () => {
  await after({ availability: 'few' }, [person]);
  expect(dropped).not.toContain('events');
  expect(dropped).not.toContain('productions');
  expect(dropped).not.toContain(`person:${person}`);
  expect(dropped).toContain('events-matching');
});

test('an event made or taken away refreshes all that counts it', () => {
  const made = tagsOfEventChange(null, { event: changing, personIds: [person] });
  expect(made).toEqual(tagsOfEventChange({ event: changing, personIds: [person] }, null));
  expect(made.toSorted()).toEqual(
    [
      `event:${changing.id}`,
      'events',
      'events-matching',
      'events-on:2026-12-01',
      `person:${person}`,
      `production-dates:${changing.productionId}`,
      'productions',
    ].toSorted(),
  );
});
