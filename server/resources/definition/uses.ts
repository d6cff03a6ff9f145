import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import type { TransactionContext } from '../../request-context.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import type { Transaction } from '../../db/database.ts';
import { column, type Resource, type Use } from './resource.ts';

/** An entity that references the one to delete. */
export interface UsedIn {
  /** `production`, `event`, …, or `section`. */
  kind: string;
  id: number;
  /** In the requested language, with German as fallback; for a section its slug. */
  title: string;
}

/** Maximum number of uses returned for each kind. */
const maxNamed = 20;

/** What references an entity: the uses that its resource defines, and every section that mentions it. */
export async function usesOf(
  ctx: Pick<TransactionContext, 'db' | 'locale'>,
  { resource, id }: { resource: Resource; id: number },
): Promise<UsedIn[]> {
  const { db: tx, locale } = ctx;
  const found: UsedIn[] = [];
  for (const { kind, find } of resource.uses ?? []) {
    for (const one of await find(tx, id, locale)) found.push({ kind, ...one });
  }
  return [...found, ...(await sectionsWith(tx, resource.kind, id))];
}

/** Uses in which a column holds the id directly. */
export function usedBy(kind: string, table: PgTable, reference: PgColumn): Use {
  return { kind, find: (tx, id, locale) => findTitles({ db: tx, locale }, { table, where: eq(reference, id) }) };
}

/** Uses through a join table: `through` names the column with the id of the referencing entity, `reference` that of the referenced one. */
export function usedThrough(
  kind: string,
  { table, through, reference }: { table: PgTable; through: PgColumn; reference: PgColumn },
): Use {
  return {
    kind,
    find: (tx, id, locale) => {
      const rows = tx
        .select({ one: sql`1` })
        .from(through.table)
        .where(and(eq(through, column(table, 'id')), eq(reference, id)));
      return findTitles({ db: tx, locale }, { table, where: exists(rows) });
    },
  };
}

/**
 * Title expression of any entity, localised or not: in `locale`, with German as fallback. For a medium it is the name of
 * its file.
 */
export function titleOf(table: PgTable, locale: Locale = 'de'): SQL<string> {
  const title = findTitle(table);
  if (title.getSQLType() !== 'jsonb') return sql<string>`${title}`;
  return sql<string>`coalesce(nullif(${title}->>${locale}::text, ''), ${title}->>'de')`;
}

function findTitle(table: PgTable): PgColumn {
  const { title, name, fileName, oldPath } = getTableColumns(table);
  return title ?? name ?? fileName ?? oldPath ?? column(table, 'slug');
}

async function findTitles(
  ctx: Pick<TransactionContext, 'db' | 'locale'>,
  { table, where }: { table: PgTable; where: SQL },
) {
  const { db: tx, locale } = ctx;
  const id = column(table, 'id');
  const rows = await tx
    .select({ id, title: titleOf(table, locale) })
    .from(table)
    .where(where)
    .orderBy(id)
    .limit(maxNamed);
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
        // Its own section is deleted with it.
        sql`not (coalesce(${sections.contentType}, '') = ${kind} and coalesce(${sections.objectId}, 0) = ${id})`,
      ),
    )
    .orderBy(sections.slug)
    .limit(maxNamed);
  return rows.map(({ id: section, title }) => ({ kind: 'section', id: section, title }));
}
