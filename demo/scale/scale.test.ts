import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { createTestBackend, get, type TestBackend } from '#tests/test-backend.ts';
import { fillDatabase } from './fill.ts';
import { planSeasons } from './segments.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([1, 7, 1000, 123_456])('the plan has exactly %i events, three of ten to come', (events) => {
  const segments = planSeasons(events, now).flatMap((season) => season.segments);
  const sum = (some: typeof segments) => some.reduce((total, segment) => total + segment.events, 0);
  expect(sum(segments)).toBe(events);
  expect(sum(segments.filter(({ from }) => from >= '2026-11-21'))).toBe(Math.round(events * 0.3));
});

it('the plan keeps every segment within its season', () => {
  for (const { startsOn, endsOn, segments } of planSeasons(100_000, now)) {
    for (const { from, days } of segments) {
      const last = new Date(Date.parse(from) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
      expect(from >= startsOn && last <= endsOn, `${from} + ${days}`).toBe(true);
    }
  }
});

describe('a database filled to scale', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({ clock: () => now });
    const client = await backend.database.pool.connect();
    await fillDatabase(client, { events: 600, now, report: () => {} });
    client.release();
  });
  afterAll(() => backend.close());

  const count = async (query: string) =>
    (await backend.database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)).rows[0]
      ?.count;

  it('has the requested events, with productions, cast lists and counts in proportion', async () => {
    expect(await count('events')).toBe(600);
    expect(await count('event_cast')).toBe(1800);
    expect(await count('productions')).toBeGreaterThanOrEqual(20);
    expect(await count('events where production_id is null')).toBe(0);
    expect(
      await count(
        '(select unnest(array_fill(0, array[count])) from event_days where category_id = -1 and venue_id = -1 and count > 0) as each',
      ),
    ).toBe(600);
  });

  it('is indexed by the search, which also indexes later changes', async () => {
    expect(await count("search_documents where kind = 'production'")).toBeGreaterThan(0);
    expect(await count("pg_trigger where tgname like 'search%' and tgenabled = 'D'")).toBe(0);
  });

  it('answers the calls of the programme', async () => {
    const { body } = await get(backend, '/de/api/events/', programmeApi.events.response);
    expect(body.count).toBeGreaterThan(170);
    expect(body.results).toHaveLength(20);
    const first = body.results[0];
    const event = await get(backend, `/de/api/events/${first?.id}/`, programmeApi.event.response);
    expect(event.body.cast).toHaveLength(3);
    const production = await get(
      backend,
      `/de/api/productions/${first?.production_id}/`,
      programmeApi.production.response,
    );
    expect(production.body.cast).toHaveLength(5);
  });
});
