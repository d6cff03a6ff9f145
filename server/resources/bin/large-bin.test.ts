import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { binApi } from '#contract/resources/versions.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { countRead } from '#tests/rows-read.ts';

const backend = await sharedBackend();

it('the list of a full bin does not read the states of all records, and sums the sizes of those with a file', async () => {
  const editor = await backend.signIn('publisher');
  await backend.ctx.db.execute(sql`
    insert into bin_entries (resource, object_id, title, state, columns)
    select case when n % 500 = 0 then 'media' else 'events' end, n, '{"de": "Probe", "en": ""}',
      jsonb_build_object('long_text', repeat(md5(n::text), 60)),
      case when n % 500 = 0 then '{"size": 1000}' else '{}' end::jsonb
    from generate_series(1, 3000) as n`);
  await backend.database.pool.query('vacuum (analyze) bin_entries');
  let listed: { count: number; results: unknown[]; files_size: number } | undefined;
  const { pages } = await countRead(backend, async () => {
    listed = (await get(backend, '/de/api/bin/', binApi.list.response, editor)).body;
  });
  expect(listed).toMatchObject({ count: 3000, files_size: 6000, results: { length: 20 } });
  // The states alone fill some 800 pages.
  expect(pages).toBeLessThan(200);
});
