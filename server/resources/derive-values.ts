import { and, eq, like, ne, sql } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { type Localized, localizedOf } from '#contract/base/localized.ts';
import { numberedSlug } from '#text/make-slug.ts';
import type { Transaction } from '../db/database.ts';
import { column, columnKey, type Resource, type Snapshot } from './definition/resource.ts';
import { latinSlug } from '../platform/latin-slug.ts';

type Values = Record<string, unknown>;

/**
 * Returns the values to store: what was sent, plus slugs and other derived fields. Throws an error that names fields
 * that contradict each other or that must be unique and are not.
 */
export async function deriveValues(
  tx: Transaction,
  { resource, sent, before }: { resource: Resource; sent: Values; before: Snapshot | null },
): Promise<Values> {
  const next = { ...before?.state, ...sent };
  const isRenamed = !before || ['slug', 'title', 'name'].some((name) => name in sent);
  const slug = isRenamed ? await slugOf(tx, { resource, next, before }) : {};
  const values = { ...sent, ...slug, ...resource.derive?.(next, { sent, before }) };
  const issues = [
    ...((await resource.check?.({ ...next, ...values }, { sent, before }, tx)) ?? []),
    ...(await findTaken(tx, { resource, values, before })),
  ];
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return values;
}

/** Derives an empty slug from the title; made unique if the slug alone identifies the entity. */
async function slugOf(
  tx: Transaction,
  { resource, next, before }: { resource: Resource; next: Values; before: { id: number } | null },
): Promise<Values> {
  const { fields } = resource.contract;
  if (!fields.slug || resource.form) return {};
  const title = titleOf(next);
  if (!resource.unique?.includes('slug')) {
    return { slug: deriveSlugs(localizedOf(next.slug), title, resource.kind) };
  }
  if (next.slug) return {};
  return { slug: await freeSlug(tx, { resource, wanted: latinSlug(title.de) || resource.kind, id: before?.id ?? 0 }) };
}

/** Title or name; every resource with an address has one of them. */
function titleOf({ title, name }: Values): Localized<string> {
  const value = title ?? name;
  return typeof value === 'string' ? { de: value, en: '' } : localizedOf(value);
}

async function freeSlug(
  tx: Transaction,
  { resource: { table, kind }, wanted, id }: { resource: Resource; wanted: string; id: number },
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${kind}`}))`);
  const slug = column(table, 'slug');
  const rows = await tx
    .select({ slug })
    .from(table)
    .where(and(like(slug, beginningOf(wanted)), ne(column(table, 'id'), id)));
  return freeAmong(wanted, new Set(rows.map((row) => String(row.slug))));
}

/** The pattern of a slug with any number, which may shorten it. */
export function beginningOf(slug: string): string {
  return `${slug.slice(0, 70)}%`;
}

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function freeAmong(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(numberedSlug(name, number))) number += 1;
  return numberedSlug(name, number);
}

async function findTaken(
  tx: Transaction,
  { resource, values, before }: { resource: Resource; values: Values; before: { id: number } | null },
): Promise<Problem[]> {
  const issues: Problem[] = [];
  for (const name of resource.unique ?? []) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const taken = await tx.$count(
      resource.table,
      and(eq(column(resource.table, columnKey(name)), value), ne(column(resource.table, 'id'), before?.id ?? 0)),
    );
    if (taken > 0) issues.push({ path: name, message: 'already_taken' });
  }
  return issues;
}

/** Fills empty slugs from the title; the English one only if there is an English title. */
function deriveSlugs({ de, en }: Localized<string>, title: Localized<string>, fallback: string): Localized<string> {
  return { de: de || latinSlug(title.de) || fallback, en: en || latinSlug(title.en) };
}
