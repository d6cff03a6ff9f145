import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../house.ts';
import { matchDocuments } from './match-documents.ts';
import { mostResults, type RankedList, type RankedRow, type Slice, slice, toRankedList } from './rank-programme.ts';
import type { ReadQuery } from './read-query.ts';

/** People, articles, pages, subscriptions and press, the best first. What is not published yet is left out. */
export async function rankOthers(db: Database, query: ReadQuery, now: Date, page: Slice): Promise<RankedList> {
  const matches = matchDocuments(query, { scope: 'other', order: 'any', most: mostResults }, now);
  const { rows } = await db.execute<RankedRow>(sql`
    with listed as materialized (
      select d.kind, d.target_id, d.id as document_id, h.tier, h.loose, ${kindOrder} as kind_order, d.since
      from (${matches}) as h join search_documents d on d.id = h.id
      where d.since is null or d.since <= ${now.toISOString()}::timestamptz
      order by h.tier, h.loose, kind_order, d.since desc nulls last, d.title_key, d.id limit ${mostResults}
    )
    ${slice(sql`tier, loose, kind_order, since desc nulls last, document_id`, page)}`);
  return toRankedList(rows);
}

/** What is more likely meant comes first where two match equally well. */
export const kindOrder: SQL = sql`array_position(
  array['production', 'person', 'event', 'page', 'article', 'subscription', 'press'], d.kind)`;
