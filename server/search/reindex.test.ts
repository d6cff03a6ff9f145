import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeArticle } from '#tests/factories/article.ts';
import { makeDirectory } from '#tests/factories/press.ts';
import { addCast, makePerson, makeProduction } from '#tests/factories/production.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { createSection } from '../sections/create-section.ts';
import { both } from './ask-search.fixture.ts';
import { keepSearchCurrent, reindexAll } from './reindex.ts';
import { searchState } from './schema.ts';

let opera: TestHouse;

beforeAll(async () => {
  opera = await createTestHouse();
  const { house } = opera;
  const salome = await makeProduction(house);
  const voss = await makePerson(house, 'Marlene Voss');
  await addCast(house, { productionId: salome.id }, [{ role: both('Salome'), personId: voss.id }]);
  await makeEvent(house, { productionId: salome.id });
  await makeEvent(house, { title: { de: 'Gala', en: 'Gala' } });
  await makeArticle(house);
  await makeSubscription(house, { title: both('Premierenabo'), slug: both('abo') });
  await makeDirectory(house, { title: both('Pressebilder'), slug: both('presse') });
  const page = await makePage(house);
  await createSection(house, {
    slug: `page-${page.id}`,
    contentType: 'page',
    objectId: page.id,
    body: makeRoot(makeBlock('headline', { de: { content: 'Garderobe' } })),
    publish: true,
  });
});
afterAll(() => opera.close());

/** All that is filed, without the numbers of documents. */
async function filed(): Promise<unknown[]> {
  const { rows } = await opera.house.db.execute(sql`
    select d.kind, d.target_id, d.locale, d.title, d.names, d.body, string_agg(p.term || p.place, ' ' order by p.term) as terms
    from search_documents d left join search_postings p on p.document_id = d.id group by d.id order by 1, 2, 3`);
  return rows;
}

test('filing everything anew gives what the changes gave, whatever was lost or left over', async () => {
  const before = await filed();
  expect(before).toHaveLength(14);
  const { db } = opera.house;
  await db.execute(sql`delete from search_documents where kind in ('person', 'page')`);
  await db.execute(sql`delete from section_texts`);
  await db.execute(sql`delete from search_postings where term = 'salom'`);
  await db.execute(sql`update search_documents set target_id = 4711 where kind = 'event'`);
  await reindexAll(opera.house);
  expect(await filed()).toEqual(before);
});

test('a house that was filed by an earlier version is filed anew at its start, once', async () => {
  const { db } = opera.house;
  const before = await filed();
  await db.execute(sql`delete from search_documents`);
  await keepSearchCurrent(opera.database);
  expect(await filed()).toEqual([]);
  await db.update(searchState).set({ version: 0 });
  await keepSearchCurrent(opera.database);
  expect(await filed()).toEqual(before);
});
