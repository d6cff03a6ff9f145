import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';
import { sectionReferences, sections } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { column, type Resource, type Use } from './resource.ts';

/** Something that needs what is to be taken away. */
export interface UsedIn {
  /** `production`, `event`, …, or `section`. */
  kind: string;
  id: number;
  /** In the language asked for, in German where it has none; of a section its slug. */
  title: string;
}

/** So many are named of each kind. */
const mostNamed = 20;

/** What needs a thing: of the resource’s own uses, and every section that names it. */
export async function usesOf(tx: Transaction, resource: Resource, id: number, locale: Locale): Promise<UsedIn[]> {
  const found: UsedIn[] = [];
  for (const { kind, find } of resource.uses ?? []) {
    for (const one of await find(tx, id, locale)) found.push({ kind, ...one });
  }
  return [...found, ...(await sectionsWith(tx, resource.kind, id))];
}

/** Things with the id in a column of their own. */
export function usedBy(kind: string, table: PgTable, reference: PgColumn): Use {
  return { kind, find: (tx, id, locale) => findTitles(tx, table, eq(reference, id), locale) };
}

/** Things with a row in a table between: `through` names the column with their id, `reference` that of what they use. */
export function usedThrough(kind: string, table: PgTable, through: PgColumn, reference: PgColumn): Use {
  return {
    kind,
    find: (tx, id, locale) => {
      const rows = tx
        .select({ one: sql`1` })
        .from(through.table)
        .where(and(eq(through, column(table, 'id')), eq(reference, id)));
      return findTitles(tx, table, exists(rows), locale);
    },
  };
}

/**
 * Title of any thing, whether it is kept once or for each language: in the one given, in German where it has none. Of a
 * medium it is the name of its file.
 */
export function titleOf(table: PgTable, locale: Locale = 'de'): SQL<string> {
  const title = findTitle(table);
  if (title.getSQLType() !== 'jsonb') return sql<string>`${title}`;
  return sql<string>`coalesce(nullif(${title}->>${locale}::text, ''), ${title}->>'de')`;
}

function findTitle(table: PgTable): PgColumn {
  const named = table as unknown as { title?: PgColumn; name?: PgColumn; fileName?: PgColumn };
  return named.title ?? named.name ?? named.fileName ?? column(table, 'slug');
}

async function findTitles(tx: Transaction, table: PgTable, where: SQL, locale: Locale) {
  const id = column(table, 'id');
  const rows = await tx
    .select({ id, title: titleOf(table, locale) })
    .from(table)
    .where(where)
    .orderBy(id)
    .limit(mostNamed);
  return rows.map((row) => ({ id: Number(row.id), title: row.title }));
}

async function sectionsWith(tx: Transaction, kind: string, id: number): Promise<UsedIn[]> {
  const rows = await tx
    .selectDistinct({ id: sections.id, title: sections.slug })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(
      and(
        eq(sectionReferences.kind, kind),
        eq(sectionReferences.targetId, id),
        // Its own section goes with it.
        sql`not (coalesce(${sections.contentType}, '') = ${kind} and coalesce(${sections.objectId}, 0) = ${id})`,
      ),
    )
    .orderBy(sections.slug)
    .limit(mostNamed);
  return rows.map(({ id: section, title }) => ({ kind: 'section', id: section, title }));
}
