import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { makeBlock } from '#tests/factories/block.ts';
import {
  addCast,
  makeArticle,
  makeDirectory,
  makeEvent,
  makeOwnSection,
  makePage,
  makePerson,
  makeProduction,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { both } from './request-search.fixture.ts';
import { reindexIfOutdated, reindexAll } from './reindex.ts';
import { searchState } from '../../db/tables/search.ts';

const backend = await sharedBackend();
beforeAll(async () => {
  const { ctx } = backend;
  const salome = await makeProduction(ctx);
  const voss = await makePerson(ctx, 'Marlene Voss');
  await addCast(ctx, { productionId: salome.id }, [{ role: both('Salome'), personId: voss.id }]);
  await makeEvent(ctx, { productionId: salome.id });
  await makeEvent(ctx, { title: { de: 'Gala', en: 'Gala' } });
  await makeArticle(ctx);
  await makeSubscription(ctx, { title: both('Premierenabo'), slug: both('abo') });
  await makeDirectory(ctx, { title: both('Pressebilder'), slug: both('presse') });
  const page = await makePage(ctx);
  await makeOwnSection(ctx, 'page', page.id, [makeBlock('headline', { de: { content: 'Garderobe' } })]);
});

/** The complete index, without the ids of documents. */
async function filed(): Promise<unknown[]> {
  const { rows } = await backend.ctx.db.execute(sql`
    select d.kind, d.target_id, d.locale, d.title, d.names, d.body, string_agg(p.term || p.place, ' ' order by p.term) as terms
    from search_documents d left join search_postings p on p.document_id = d.id group by d.id order by 1, 2, 3`);
  return rows;
}

it('a full reindex gives the same result as the triggers, after rows were lost or left over', async () => {
  const before = await filed();
  expect(before).toHaveLength(14);
  const { db } = backend.ctx;
  await db.execute(sql`delete from search_documents where kind in ('person', 'page')`);
  await db.execute(sql`delete from section_texts`);
  await db.execute(sql`delete from search_postings where term = 'salom'`);
  await db.execute(sql`update search_documents set target_id = 4711 where kind = 'event'`);
  await reindexAll(backend.ctx);
  expect(await filed()).toEqual(before);
});

it('an index of an earlier version is rebuilt once at the next start', async () => {
  const { db } = backend.ctx;
  const before = await filed();
  await db.execute(sql`delete from search_documents`);
  await reindexIfOutdated(backend.database);
  expect(await filed()).toEqual([]);
  await db.update(searchState).set({ version: 0 });
  await reindexIfOutdated(backend.database);
  expect(await filed()).toEqual(before);
});
