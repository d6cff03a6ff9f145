import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '#contract/search.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { sectionRevisions, sections } from '../db/schema.ts';
import type { Database, House, Transaction } from '../house.ts';
import { normaliseBlock } from '../sections/normalise-block.ts';
import { keepSectionText } from './keep-section-text.ts';
import { searchDocuments, searchState } from './schema.ts';

/** Raise it with a migration that files things in another way; every house then files all of them anew at its next start. */
const version = 1;
/** Any number that nothing else on this database takes. */
const lockKey = 7_061_965;
const batch = 200;

const tables: Record<SearchKind, string> = {
  event: 'events',
  production: 'productions',
  person: 'persons',
  article: 'articles',
  page: 'pages',
  subscription: 'season_subscriptions',
  press: 'download_directories',
};

/**
 * Files everything public anew, in batches, while searches go on. Needed only where rows came in without the database's
 * triggers, or where the way of filing is another one; every other change is filed with it.
 */
export async function reindexAll({ db }: Pick<House, 'db'>): Promise<void> {
  await refileSections(db);
  // Every document then counts as changed.
  for (const kind of searchKinds) await refileKind(db, kind);
  await takeStatistics(db);
  await db.update(searchState).set({ version });
}

/** Files everything anew where an earlier version did it; of several processes that start together one does. */
export async function keepSearchCurrent({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  // PostgreSQL does it by itself; without, the embedded database would choose ways that read everything.
  if (engine === 'pglite') await takeStatistics(db);
  if (await isCurrent(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout to 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (!(await isCurrent(tx))) await reindexAll({ db: tx });
  });
}

async function takeStatistics(db: Database | Transaction): Promise<void> {
  await db.execute(sql`analyze search_documents, search_postings, search_words, search_spellings, events`);
}

async function isCurrent(db: Database | Transaction): Promise<boolean> {
  const [state] = await db.select().from(searchState);
  return state !== undefined && state.version >= version;
}

async function refileKind(db: Database, kind: SearchKind): Promise<void> {
  const table = sql.identifier(tables[kind]);
  let last = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from (
        (select id from ${table} where id > ${last} order by id limit ${batch})
        union
        (select distinct target_id from search_documents where kind = ${kind} and target_id > ${last} order by target_id limit ${batch})
      ) as thing order by id limit ${batch}`);
    const ids = rows.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return;
    await db
      .update(searchDocuments)
      .set({ fingerprint: '' })
      .where(and(eq(searchDocuments.kind, kind), gt(searchDocuments.targetId, last), sql`target_id <= ${end}`));
    await db.execute(
      sql`select search_refresh(${kind}, array(select value::integer from json_array_elements_text(${JSON.stringify(ids)}::json)))`,
    );
    last = end;
  }
}

/** Reads the text of every public section again. */
async function refileSections(db: Database): Promise<void> {
  const published = await db.select().from(sections).where(isNotNull(sections.publishedRevision)).orderBy(sections.id);
  for (const section of published) {
    const [revision] = await db
      .select({ body: sectionRevisions.body })
      .from(sectionRevisions)
      .where(
        and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, section.publishedRevision ?? 0)),
      );
    if (revision) await keepSectionText(db, section, normaliseBlock(revision.body));
  }
}
