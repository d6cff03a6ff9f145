import { desc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getRun, insertRun, keptRuns, stopRun } from '#server/areas/take-over/runs/run-rows.ts';
import { showRun } from '#server/areas/take-over/runs/show-run.ts';
import { auditLog } from '#server/db/tables/audit.ts';
import { pages } from '#server/db/tables/pages.ts';
import { productions } from '#server/db/tables/programme.ts';
import { takeOverRuns } from '#server/db/tables/site.ts';
import { takeConsoleErrors } from './no-console-errors.ts';
import { type TakingOver, takingOver } from './taking-over.ts';

let over: TakingOver;
const { house, json, tosca } = await takingOver((next) => {
  over = next;
});

it('lists with pages larger than asked for are read to their end', { tags: 'long' }, async () => {
  const many = (from: number) =>
    Array.from({ length: 130 }, (_, index) => ({ id: from + index, name: `N ${from + index}` }));
  house.answers.set('api/categories/', (_, query) => ({
    json: query.get('page') === '1' ? { results: many(1), next: '?page=2' } : { results: many(131), next: null },
  }));
  expect((await over.take({ subjects: ['programme'] })).counts.category).toMatchObject({ created: 260 });
});

it('a host whose files never come does not hold a run up', async () => {
  over.patience = { timeout: 150, pauses: [1], failures: 3 };
  const pictures = Array.from({ length: 8 }, (_, index) => ({
    ...{ model: 'image', id: `p${index}`, image_url: `/media/haengt-${index}.png`, image_alt: 'x' },
  }));
  for (const { image_url: path } of pictures) house.answers.set(path, 'hangs');
  tosca({ modules: pictures });
  const { run, lines } = await over.take({ subjects: ['programme'] });
  expect(run.status).toBe('done');
  expect(new Set(house.asked.filter((path) => path.includes('haengt'))).size).toBe(3);
  expect(lines.filter((line) => line.includes('several files from there had no answer'))).toHaveLength(5);
});

it('an id that leaves no room for later ones is not kept', async () => {
  json('api/productions/', [{ id: 2_000_000_000, title: 'Tosca' }]);
  json('api/productions/2000000000/', { id: 2_000_000_000, title: 'Tosca' });
  await over.take({ subjects: ['programme'] });
  expect((await over.own.ctx.db.select().from(productions)).map(({ id }) => id)).toEqual([1]);
});

it('a file in a menu leads to the file here', async () => {
  json('pageeditor-api/nav', { footer: [{ menu_name: 'Bild', url: '/media/bahnhof.png' }] });
  await over.take({ subjects: ['pages'] });
  const [entry] = await over.own.ctx.db
    .select()
    .from(pages)
    .where(sql`${pages.title}->>'de' = 'Bild'`);
  expect(entry?.target.de).toMatch(/^\/media\/\d+\/[0-9a-f]{12}\//);
});

it('the report of a run stays as it was when another one has run', async () => {
  const { id } = await over.take({ subjects: ['programme'] });
  await over.take({ subjects: ['programme'] });
  const { db } = over.own.ctx;
  expect((await showRun(db, await getRun(db, id), 'en')).counts).toContainEqual(
    expect.objectContaining({ kind: 'production', created: 2 }),
  );
});

it('the report says in the audit log how a run ended, also when it failed', async () => {
  over.patience = { timeout: 100, pauses: [], failures: 2 };
  for (const path of ['api/seasons/', 'api/venues/']) house.answers.set(path, 'hangs');
  await over.take({ subjects: ['programme'] });
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('no longer answers')]);
  const [entry] = await over.own.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    ...{ action: 'imported', kind: 'take-over', title: house.url, userName: 'npm run take-over' },
    changes: [{ field: 'status', before: 'running', after: 'failed' }],
  });
});

it('the report of the last twenty runs is kept', async () => {
  const { ctx } = over.own;
  for (let number = 0; number < keptRuns + 5; number += 1) {
    const { id } = await insertRun(ctx, { source: house.url, state: 'draft', subjects: ['press'] }, null);
    await stopRun(ctx, id);
  }
  expect(await ctx.db.$count(takeOverRuns)).toBe(keptRuns);
});
