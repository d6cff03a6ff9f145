import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReferenceKind } from '#contract/fields/reference.ts';
import type { RequestContext } from '../../request-context.ts';
import { breakingNews, slides } from '../../db/tables/site.ts';
import { persons } from '../../db/tables/people.ts';
import { productionLogos, productionQuestions } from '../../db/tables/production-parts.ts';
import { events, festivals, productions } from '../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { column } from './resource.ts';
import { titleOf, type UsedIn } from './uses.ts';

interface Place {
  kind: string;
  table: PgTable;
  /** Columns with texts and links that may contain a reference. */
  texts: PgColumn[];
  /** The same for a table of parts, with the column of the owner id. */
  parts?: { owner: PgColumn; texts: PgColumn[] }[];
}

const places: Place[] = [
  {
    kind: 'production',
    table: productions,
    texts: [productions.description, productions.synopsis],
    parts: [
      { owner: productionLogos.productionId, texts: [productionLogos.link] },
      { owner: productionQuestions.productionId, texts: [productionQuestions.answer] },
    ],
  },
  { kind: 'event', table: events, texts: [events.longText, events.ticketLink] },
  { kind: 'festival', table: festivals, texts: [festivals.description] },
  { kind: 'person', table: persons, texts: [persons.biography] },
  {
    kind: 'subscription',
    table: seasonSubscriptions,
    texts: [seasonSubscriptions.description, seasonSubscriptions.terms],
  },
  { kind: 'slide', table: slides, texts: [slides.link] },
  { kind: 'breaking-news', table: breakingNews, texts: [breakingNews.link] },
];

/** The same one by one, with the column of the id of the entity. */
export const mentionTexts = places.flatMap(({ kind, table, texts, parts = [] }) =>
  [{ owner: column(table, 'id'), texts }, ...parts].flatMap(({ owner, texts: own }) =>
    own.map((text) => ({ kind, owner, text })),
  ),
);

/** Maximum number of mentions returned in all. */
const maxNamed = 50;

/** Finds entities outside of sections whose texts or links contain a reference such as `page:12`; one query. */
export async function mentionsOf(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { target, targetId }: { target: ReferenceKind; targetId: number },
): Promise<UsedIn[]> {
  const { db, locale } = ctx;
  const reference = `${target}:${targetId}`;
  const found = places.map(({ kind, table, texts, parts = [] }) => {
    const inParts = parts.map(
      ({ owner, texts: others }) =>
        sql`${column(table, 'id')} in (select ${owner} from ${owner.table} where ${anyNames(others, reference)})`,
    );
    return sql`select ${kind}::text as kind, ${column(table, 'id')} as id, ${titleOf(table, locale)} as title from ${table}
      where ${sql.join([anyNames(texts, reference), ...inParts], sql` or `)}`;
  });
  const { rows } = await db.execute<{ kind: string; id: number; title: string }>(
    sql`select kind, id, title from (${sql.join(found, sql` union all `)}) as mention order by kind, id limit ${maxNamed}`,
  );
  return rows;
}

/** Every id of a kind that these texts and links mention, as a query with the column `id`. */
export function idsMentioned(target: ReferenceKind): SQL {
  return sql`select target_id as id from (${allMentions([target])}) as mention`;
}

/**
 * Every reference of these kinds, as a query: `kind` and `id` of the entity that has it, `target` and `target_id`.
 * `conditions`: of kinds of which not all entities are read.
 */
export function allMentions(targets: readonly ReferenceKind[], conditions: Record<string, SQL> = {}): SQL {
  const pattern = `(?:^|[^a-z0-9])(${targets.join('|')}):([0-9]{1,9})(?![0-9])`;
  const likely = targets.map((target) => sql`${`%${target}:%`}`);
  const found = mentionTexts.map(
    ({ kind, owner, text }) =>
      sql`select ${kind}::text as kind, ${owner} as id, found[1] as target, found[2]::int as target_id
          from ${owner.table}, regexp_matches(${text}::text, ${pattern}, 'g') as found
          where ${conditions[kind] ?? sql`true`} and ${text}::text like any (array[${sql.join(likely, sql`, `)}])`,
  );
  return sql.join(found, sql` union all `);
}

/** Checks with a plain substring match first, because that is faster for a hundred thousand texts. */
function anyNames(texts: PgColumn[], reference: string): SQL {
  const whole = `(^|[^a-z0-9])${reference}([^0-9]|$)`;
  const one = (text: PgColumn) => sql`(${text}::text like ${`%${reference}%`} and ${text}::text ~ ${whole})`;
  return sql.join(texts.map(one), sql` or `);
}
