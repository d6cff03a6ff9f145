import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { maxReleaseEntries, releaseApi } from '#contract/programme/release-api.ts';
import { addCast, makeEvent, makePerson, makeProduction, makeSeason } from '#tests/factories/rows.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { countRead } from '#tests/rows-read.ts';
import { hiddenEntries } from './hidden-entries.ts';

const now = new Date('2026-12-01T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');

const show = async (season: { id: number }) =>
  (await get(backend, `/de/api/seasons/${season.id}/release/`, releaseApi.show.response, editor)).body;

/** Events of a production, all at one moment. */
async function fill({
  productionId,
  events,
  ...rest
}: {
  productionId: number;
  events: number;
  start: string;
  state: string;
}) {
  await backend.ctx.db.execute(sql`
    insert into events (slug, title, start, production_id, state)
    select '{"de": "probe", "en": ""}', '{"de": "Probe", "en": "Rehearsal"}', ${rest.start}::timestamptz, ${productionId}, ${rest.state}
    from generate_series(1, ${events}::int)`);
}

it('the release of a large season reads what is hidden, not the events and casts that are public', async () => {
  const season = await makeSeason(backend.ctx, '2040-41');
  const production = await makeProduction(backend.ctx, { seasonId: season.id });
  const star = await makePerson(backend.ctx, 'Star');
  await fill({ productionId: production.id, events: 800, start: '2040-12-05T18:00:00Z', state: 'public' });
  await addCast(backend.ctx, { productionId: production.id }, [{ role: { de: 'Tosca', en: '' }, personId: star.id }]);
  await backend.ctx.db.execute(sql`
      insert into persons (slug, name, sort_name) select '{"de": "chor", "en": ""}', 'Chor', 'chor' from generate_series(1, 100)`);
  await backend.ctx.db.execute(sql`
      insert into event_cast (event_id, position, role_id, person_id)
      select id, 0, (select min(id) from roles), ${star.id} + id % 100 from events`);
  const guest = await makePerson(backend.ctx, 'Gast', { state: 'draft' });
  const later = { publicFrom: new Date('2039-01-01T12:00:00Z') };
  const planned = await makeEvent(backend.ctx, { start: new Date('2040-12-05T18:00:00Z'), ...later });
  await makeEvent(backend.ctx, { start: new Date('2041-12-05T18:00:00Z'), ...later });
  const draft = await makeEvent(backend.ctx, { productionId: production.id, state: 'draft' });
  await addCast(backend.ctx, { eventId: draft.id }, [{ role: { de: 'Tosca', en: '' }, personId: guest.id }]);
  await backend.ctx.db.execute(sql`analyze`);
  let listed: Awaited<ReturnType<typeof show>> | undefined;
  const { rows } = await countRead(backend, async () => {
    listed = await show(season);
  });
  expect(listed?.entries.map(({ id }) => id)).toEqual([draft.id, planned.id, guest.id]);
  expect(listed?.more).toBe(false);
  // Three times 800 where the public ones are read; a database may scan one of the small tables as a whole.
  expect(rows).toBeLessThan(1600);
}, 60_000);

it(
  'the release of a large season lists as many entries as are released together, and says that there are more',
  { timeout: 120_000, tags: 'long' },
  async () => {
    const season = await makeSeason(backend.ctx, '2050-51', { state: 'draft' });
    const production = await makeProduction(backend.ctx, { seasonId: season.id });
    const events = maxReleaseEntries + 100;
    await fill({ productionId: production.id, events, start: '2050-12-05T18:00:00Z', state: 'draft' });
    const { entries, more } = await show(season);
    expect(entries.length).toBe(maxReleaseEntries);
    expect(entries[0]).toMatchObject({ kind: 'season', id: season.id });
    expect(more).toBe(true);
    const few = await hiddenEntries(backend.ctx.db, season.id, { now, max: 2 });
    expect(few.entries.map(({ kind }) => kind)).toEqual(['season', 'event']);
    expect(few.more).toBe(true);
  },
);
