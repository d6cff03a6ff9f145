import { inArray } from 'drizzle-orm';
import type { ImportRow } from '#contract/office/import-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { targetTable } from '../../resources/check-targets.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import { referenceOf } from '../../resources/export-stored.ts';
import { titleOf } from '../../resources/definition/uses.ts';

type Difference = ImportRow['differences'][number];

/** The differences of a row with titles in place of the ids of referenced entities. */
export async function nameReferences(
  ctx: { db: Transaction; locale: Locale },
  { resource, differences }: { resource: Resource; differences: Difference[] },
): Promise<Difference[]> {
  const named: Difference[] = [];
  for (const one of differences) {
    const field = resource.contract.fields[one.field];
    const kind = field && referenceOf(field);
    named.push(kind ? await nameIn(ctx, { to: kind.to, one }) : one);
  }
  return named;
}

async function nameIn(
  { db, locale }: { db: Transaction; locale: Locale },
  { to, one: { field, ...values } }: { to: Parameters<typeof targetTable>[0]; one: Difference },
): Promise<Difference> {
  const table = targetTable(to);
  const id = column(table, 'id');
  const ids = [values.before, values.after].filter((text) => /^\d+$/.test(text)).map(Number);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, title: titleOf(table, locale) })
          .from(table)
          .where(inArray(id, ids));
  const titles = new Map(rows.map((row) => [String(row.id), row.title]));
  const name = (text: string) => titles.get(text) ?? text;
  return { field, before: name(values.before), after: name(values.after) };
}
