import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';
import type { ReferenceKind } from '#contract/reference.ts';
import { breakingNews, slides } from '../home/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { persons } from '../people/schema.ts';
import { productionLogos, productionQuestions } from '../programme/parts-schema.ts';
import { events, productions } from '../programme/schema.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';
import { column } from './resource.ts';
import { titleOf, type UsedIn } from './uses.ts';

interface Place {
  kind: string;
  table: PgTable;
  /** Texts and links in which a reference may stand. */
  texts: PgColumn[];
  /** The same in a table with the id of the thing. */
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
  { kind: 'person', table: persons, texts: [persons.biography] },
  {
    kind: 'subscription',
    table: seasonSubscriptions,
    texts: [seasonSubscriptions.description, seasonSubscriptions.terms],
  },
  { kind: 'slide', table: slides, texts: [slides.link] },
  { kind: 'breaking-news', table: breakingNews, texts: [breakingNews.link] },
];

/** So many are named in all. */
const mostNamed = 50;

/** Things outside of sections whose texts or links lead to a thing, `page:12`; one query. */
export async function mentionsOf(
  db: Database | Transaction,
  target: ReferenceKind,
  targetId: number,
  locale: Locale = 'de',
): Promise<UsedIn[]> {
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
    sql`select kind, id, title from (${sql.join(found, sql` union all `)}) as mention order by kind, id limit ${mostNamed}`,
  );
  return rows;
}

/** Looked for plainly first, which is the quicker way through a hundred thousand texts. */
function anyNames(texts: PgColumn[], reference: string): SQL {
  const whole = `(^|[^a-z0-9])${reference}([^0-9]|$)`;
  const one = (text: PgColumn) => sql`(${text}::text like ${`%${reference}%`} and ${text}::text ~ ${whole})`;
  return sql.join(texts.map(one), sql` or `);
}
