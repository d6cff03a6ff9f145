import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { column } from '../../resources/definition/resource.ts';

/** A condition: a column is this name, in either language if it has two, ignoring case and accents. */
export function isNamed(name: PgColumn, wanted: string): SQL {
  return name.getSQLType() === 'jsonb'
    ? sql`fold_text(${wanted}) in (fold_text(${name}->>'de'), fold_text(${name}->>'en'))`
    : sql`fold_text(${wanted}) = fold_text(${name})`;
}

/** A condition: a slug is this one, in either language if it has two. */
export function hasSlug(slug: PgColumn, wanted: string): SQL {
  return slug.getSQLType() === 'jsonb' ? sql`${wanted} in (${slug}->>'de', ${slug}->>'en')` : eq(slug, wanted);
}

/** Id of the only row under a condition. */
export async function onlyOne(
  db: Database | Transaction,
  table: PgTable,
  ...where: (SQL | undefined)[]
): Promise<number | null> {
  const id = column(table, 'id');
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(...where))
    .limit(2);
  return rows.length === 1 ? Number(rows[0]?.id) : null;
}
