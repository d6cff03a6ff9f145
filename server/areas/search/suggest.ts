import { sql } from 'drizzle-orm';
import type { SearchKind, Suggestion } from '#contract/search/search.ts';
import type { RequestContext } from '../../request-context.ts';
import { matchDocuments, rankOfTexts, type Reach } from './match-documents.ts';
import { kindOrder } from './rank.ts';
import { readQuery } from './read-query.ts';
import { urlOf } from './show-results.ts';

const maxSuggestions = 8;
const reaches: Reach[] = [
  { scope: 'production', order: 'any', max: 100 },
  { scope: 'event', order: 'coming', max: 100 },
  { scope: 'event', order: 'past', max: 40 },
  { scope: 'other', order: 'any', max: 100 },
];

const columns = sql`d.kind, d.target_id, d.title, d.title_key, d.hint, d.slug, d.over, d.since`;

interface Row extends Record<string, unknown> {
  kind: SearchKind;
  target_id: number;
  title: string;
  hint: string;
  slug: string;
}

/** Entities with a title or name that starts with the text; past ones last, without duplicates. */
export async function suggest(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'partsOff'>,
  typed: string,
): Promise<Suggestion[]> {
  const { db, locale, now, partsOff: off } = ctx;
  const query = await readQuery(ctx, typed);
  if (!query) return [];
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with hit as (
      select *, array_position(${sql.param(kindOrder)}::text[], kind) as kind_order,
        coalesce(over <= ${moment}, false) as is_over
      from (${matchDocuments(query, { reaches, now, columns, off })}) as h
      where rank < ${rankOfTexts}
    ), once as (
      select distinct on (title_key) * from hit order by title_key, is_over, kind_order, over, target_id, rank
    )
    select kind, target_id, title, hint, slug from once
    order by is_over, rank, kind_order, over nulls last, since desc nulls last, title_key limit ${maxSuggestions}`);
  return rows.map(({ kind, target_id, title, hint, slug }) => ({
    text: title,
    kind,
    hint,
    url: urlOf(kind, { id: target_id, slug, locale }),
  }));
}
