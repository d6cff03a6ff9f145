import { and, eq, ne, sql } from 'drizzle-orm';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Localized } from '#contract/localized.ts';
import type { Transaction } from '../house.ts';
import { makeSlug, settleSlugs } from './make-slug.ts';
import { column, columnKey, type Resource } from './resource.ts';

type Values = Record<string, unknown>;

/**
 * What is to be stored: what was sent, with the parts of the address and whatever else follows from it. Throws an error
 * that names what does not fit together, or what is taken.
 */
export async function settleValues(
  tx: Transaction,
  resource: Resource,
  sent: Values,
  before: { id: number; state: Values } | null,
): Promise<Values> {
  const next = { ...before?.state, ...sent };
  const isRenamed = !before || ['slug', 'title', 'name'].some((name) => name in sent);
  const slug = isRenamed ? await slugOf(tx, resource, next, before) : {};
  const values = { ...sent, ...slug, ...resource.settle?.(next) };
  const issues = [
    ...(resource.check?.({ ...next, ...values }) ?? []),
    ...(await findTaken(tx, resource, values, before)),
  ];
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return values;
}

/** The slug where it is still to be made: from the title, and unlike all others where it names a thing alone. */
async function slugOf(
  tx: Transaction,
  resource: Resource,
  next: Values,
  before: { id: number } | null,
): Promise<Values> {
  const { fields } = resource.contract;
  if (!fields.slug) return {};
  const title = titleOf(next);
  if (!resource.unique?.includes('slug')) {
    // The contract has checked it.
    return { slug: settleSlugs(next.slug as Localized<string> | undefined, title, resource.kind) };
  }
  if (next.slug) return {};
  return { slug: await freeSlug(tx, resource, makeSlug(title.de) || resource.kind, before?.id ?? 0) };
}

/** Title or name, which every resource with an address has. */
function titleOf({ title, name }: Values): Localized<string> {
  const value = title ?? name;
  return typeof value === 'string' ? { de: value, en: '' } : (value as Localized<string>);
}

async function freeSlug(tx: Transaction, { table, kind }: Resource, wanted: string, id: number): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${kind}`}))`);
  const slug = column(table, 'slug');
  const rows = await tx
    .select({ slug })
    .from(table)
    .where(and(sql`(${slug} = ${wanted} or ${slug} like ${`${wanted}-%`})`, ne(column(table, 'id'), id)));
  const taken = new Set(rows.map((row) => String(row.slug)));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

async function findTaken(
  tx: Transaction,
  resource: Resource,
  values: Values,
  before: { id: number } | null,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const name of resource.unique ?? []) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const taken = await tx.$count(
      resource.table,
      and(eq(column(resource.table, columnKey(name)), value), ne(column(resource.table, 'id'), before?.id ?? 0)),
    );
    if (taken > 0) issues.push({ path: name, message: 'This is taken already' });
  }
  return issues;
}
