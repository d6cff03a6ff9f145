import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { searchKinds, type SearchKind } from '#contract/search/search.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { storeSectionText } from '../sections/publish/store-section-text.ts';
import { searchDocuments, searchState, sectionTexts } from '../../db/tables/search.ts';

/** Increase it together with a migration that changes the index; every installation then reindexes at its next start. */
const version = 2;
/** Advisory lock key; any number that is not used elsewhere in this database. */
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
  festival: 'festivals',
};

/**
 * Rebuilds the index of all public content in batches, while searches continue. Needed only if rows were written without
 * the database triggers or if the index format changed; other changes are indexed by the triggers.
 */
export async function reindexAll({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await reindexSections(db);
  // Marks every document as changed.
  for (const kind of searchKinds) await reindexKind(db, kind);
  await analyseTables(db);
  await db.update(searchState).set({ version });
}

/** Reindexes if the index was built by an earlier version; only one of several starting processes does it. */
export async function reindexIfOutdated({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  // PostgreSQL analyses by itself; without statistics, the embedded database would choose full scans.
  if (engine === 'pglite') await analyseTables(db);
  if (await isCurrent(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout to 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (!(await isCurrent(tx))) await reindexAll({ db: tx });
  });
}

async function analyseTables(db: Database | Transaction): Promise<void> {
  await db.execute(sql`analyze search_documents, search_postings, search_words, search_spellings, events`);
}

async function isCurrent(db: Database | Transaction): Promise<boolean> {
  const [state] = await db.select().from(searchState);
  return state !== undefined && state.version >= version;
}

async function reindexKind(db: Database, kind: SearchKind): Promise<void> {
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

/** Extracts the text of every public section again, and forgets that of all others. */
async function reindexSections(db: Database): Promise<void> {
  const others = db.select({ id: sections.id }).from(sections).where(isNull(sections.publishedRevision));
  await db.delete(sectionTexts).where(inArray(sectionTexts.sectionId, others));
  const published = await db.select().from(sections).where(isNotNull(sections.publishedRevision)).orderBy(sections.id);
  for (const section of published) {
    const [revision] = await db
      .select({ body: sectionRevisions.body })
      .from(sectionRevisions)
      .where(
        and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, section.publishedRevision ?? 0)),
      );
    if (revision) await storeSectionText(db, section, normaliseBlock(revision.body));
  }
}
