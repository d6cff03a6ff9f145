import { afterAll, expect, it } from 'vitest';
import { openCopy } from '#tests/test-backend.ts';

const copy = await openCopy();
const { pool } = copy.database;
afterAll(async () => {
  await copy.database.close();
  await copy.drop();
});

it('a database answers statements that wait for one another, long ones and failed ones', async () => {
  const long = 'ä'.repeat(200_000);
  const [first, failed, ...others] = await Promise.allSettled([
    pool.query('select $1::text as text', [long]),
    pool.query('select nothing'),
    pool.query('select 1 as number; select 2 as number'),
    pool.query('select $1::int as number', [3]),
  ]);
  expect(first).toMatchObject({ value: { rows: [{ text: long }] } });
  expect(failed).toMatchObject({ reason: { code: '42703' } });
  expect(others).toMatchObject([{ value: [{ rows: [{ number: 1 }] }, {}] }, { value: { rows: [{ number: 3 }] } }]);
});

it('a connection that is given up leaves neither a transaction nor a statement to the next one', async () => {
  for (const name of ['once', 'again']) {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`create table given_up (id int)`);
    await client.query({ name: 'kept', text: 'select $1::text as name', values: [name] });
    client.release(true);
    expect((await pool.query(`select to_regclass('given_up') as name`)).rows).toEqual([{ name: null }]);
  }
});
