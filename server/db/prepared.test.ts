import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openCopy } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { prepared } from './prepared.ts';
import { venues } from './tables/programme.ts';

const copy = await openCopy();
await copy.database.db.insert(venues).values({ slug: 'foyer', name: { de: 'Foyer', en: '' } });
afterAll(async () => {
  await copy.database.close();
  await copy.drop();
});

const venueAt = prepared('venue_at', (db) =>
  db
    .select({ slug: venues.slug })
    .from(venues)
    .where(sql`${venues.slug} = ${sql.placeholder('slug')}`),
);

it('a statement is planned once by the embedded database and each time by PostgreSQL', async () => {
  const { db } = copy.database;
  expect(venueAt(db)).toBe(venueAt(db));
  expect(await venueAt(db).execute({ slug: 'foyer' })).toEqual([{ slug: 'foyer' }]);
  expect(await venueAt(db).execute({ slug: 'saal' })).toEqual([]);
  const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
  expect(rows).toEqual(testEngine() === 'pglite' ? [{ name: 'venue_at' }] : []);
});

it('after a statement that fails, in a transaction as well, the next ones are answered', async () => {
  const { db } = copy.database;
  const asked = [db.execute(sql`select 1 / ${0}::int`), venueAt(db).execute({ slug: 'foyer' })];
  const [failed, answered] = await Promise.allSettled(asked);
  expect(failed).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } });
  expect(answered).toMatchObject({ status: 'fulfilled', value: [{ slug: 'foyer' }] });
  const changed = db.transaction(async (tx) => {
    await tx.insert(venues).values({ slug: 'saal', name: { de: 'Saal', en: '' } });
    await tx.execute(sql`select no_such_column from ${venues}`);
  });
  await expect(changed).rejects.toMatchObject({ cause: { code: '42703' } });
  expect(await venueAt(db).execute({ slug: 'saal' })).toEqual([]);
});
