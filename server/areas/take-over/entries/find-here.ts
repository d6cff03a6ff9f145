import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ChangeContext } from '../../../request-context.ts';
import { column } from '../../../resources/definition/resource.ts';

/** Finds the only row with this name in either language, or with this slug; null if there is none or more than one. */
export function findNamed(
  table: PgTable,
  { name, slug }: { name: PgColumn; slug?: PgColumn },
  wanted: { name: string; slug?: string | undefined; where?: SQL | undefined },
): (ctx: ChangeContext) => Promise<number | null> {
  return async ({ db }) => {
    const bySlug = slug && wanted.slug ? await onlyOne(db, table, eq(slug, wanted.slug)) : null;
    if (bySlug !== null || wanted.name === '') return bySlug;
    const isLocalized = name.getSQLType() === 'jsonb';
    const same = isLocalized
      ? sql`fold_text(${wanted.name}) in (fold_text(${name}->>'de'), fold_text(${name}->>'en'))`
      : sql`fold_text(${wanted.name}) = fold_text(${name})`;
    return onlyOne(db, table, same, wanted.where);
  };
}

/** Id of the only row under a condition. */
export async function onlyOne(
  db: ChangeContext['db'],
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
