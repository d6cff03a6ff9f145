import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { makeEvent, makeProduction } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { type EventState, tagsOfEventChange } from './events.resource.ts';
import { events, productions } from '../../../db/tables/programme.ts';

const now = new Date('2026-11-21T12:00:00Z');
const atEvening = (day: string) => new Date(`${day}T18:30:00Z`);
const person = 7;
/** Tags of each requested address, by name. */
let shown: Record<string, Set<string>>;
let dropped: Set<string>;
let changing: typeof events.$inferSelect;
const backend = await sharedBackend({ clock: () => now });
backend.ctx.changes.onInvalidate((tags) => {
  for (const tag of tags ?? []) dropped.add(tag);
});

/** Two productions with two events each, and addresses that a visitor may have opened. */
beforeEach(async () => {
  const { ctx } = backend;
  await ctx.db.delete(events);
  await ctx.db.delete(productions);
  const salome = await makeProduction(ctx);
  const tosca = await makeProduction(ctx);
  changing = await makeEvent(ctx, { start: atEvening('2026-12-01'), productionId: salome.id });
  const sister = await makeEvent(ctx, { start: atEvening('2026-12-05'), productionId: salome.id });
  const stranger = await makeEvent(ctx, { start: atEvening('2026-12-02'), productionId: tosca.id });
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
    const answer = await backend.app.request(`/de/api/${path}`);
    expect(answer.status, name).toBe(200);
    shown[name] = new Set((answer.headers.get('Cache-Tag') ?? '').split(','));
  }
  dropped = new Set();
});

/** Changes the event and returns the names of the responses that become invalid. */
async function after(set: Partial<typeof events.$inferInsert>, personIds: number[] = []): Promise<string[]> {
  await withInvalidation(backend.ctx, async (tx, changed) => {
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

it('a changed text invalidates exactly what shows the event', async () => {
  const found = await after({ changeNotices: [{ at: now.toISOString(), text: { de: 'Neu', en: '' } }] });
  // The list of productions shows it too, as the next event.
  expect(found.toSorted()).toEqual([...everythingThatShowsIt, 'all productions'].toSorted());
});

it('a changed title also invalidates lists filtered by words', async () => {
  expect((await after({ title: { de: 'Elektra', en: '' } })).toSorted()).toEqual(
    [...everythingThatShowsIt, 'all productions', 'a list of what can be bought'].toSorted(),
  );
});

it('a new start invalidates both days and every list of upcoming events, but nothing unrelated', async () => {
  const found = await after({ start: atEvening('2026-12-03'), end: atEvening('2026-12-04') }, [person]);
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

it('an unchanged event invalidates neither lists of days nor people', async () => {
  await after({ availability: 'few' }, [person]);
  expect(dropped).not.toContain('events');
  expect(dropped).not.toContain('productions');
  expect(dropped).not.toContain(`person:${person}`);
  expect(dropped).toContain('events-matching');
});

it('creating or deleting an event invalidates everything that counts it', () => {
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
