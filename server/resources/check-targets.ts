import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { largestId } from '#contract/calls.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import { type ReferenceKind, readReference } from '#contract/reference.ts';
import type { Fields, FieldKind, ReferenceTarget } from '#contract/resources-fields.ts';
import { media, pages } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import { articleCategories, articles } from '../magazine/schema.ts';
import { personCategories, persons } from '../people/schema.ts';
import { eventCategories, events, productions, roles, seasons, venues } from '../programme/schema.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';
import { mapFields } from './map-leaves.ts';
import { column } from './resource.ts';

interface Target {
  table: PgTable;
  where?: SQL;
}

const targets: Record<ReferenceTarget, Target> = {
  media: { table: media },
  pictures: { table: media, where: eq(media.kind, 'image') },
  seasons: { table: seasons },
  categories: { table: eventCategories },
  venues: { table: venues },
  productions: { table: productions },
  events: { table: events },
  roles: { table: roles },
  persons: { table: persons },
  'person-categories': { table: personCategories },
  articles: { table: articles },
  'article-categories': { table: articleCategories },
};

/** What links lead to, by the word that stands in them. */
const linked: Record<ReferenceKind, Target> = {
  page: { table: pages },
  event: targets.events,
  media: targets.media,
  production: targets.productions,
  article: targets.articles,
  person: targets.persons,
  subscription: { table: seasonSubscriptions },
};

/** The table of what a field refers to. */
export function targetTable(to: ReferenceTarget): PgTable {
  return targets[to].table;
}

interface Reference {
  target: Target;
  id: number;
  path: string;
  /** As it stands in the text; empty for a field that holds an id. */
  link: string;
}

/**
 * Refuses references to what is not there, naming the fields; what is there stays there until the transaction ends. A
 * link that was there before may lead to what is gone since.
 */
export async function checkTargets(
  tx: Transaction,
  fields: Fields,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Promise<void> {
  const known = new Set(referencesOf(fields, before).map(({ link }) => link));
  const references = referencesOf(fields, values).filter(({ link }) => link === '' || !known.has(link));
  const issues: Issue[] = [];
  for (const target of new Set(references.map((one) => one.target))) {
    const asked = references.filter((one) => one.target === target);
    const found = await idsOf(tx, target, asked);
    for (const { id, path } of asked) {
      if (!found.has(id)) issues.push({ path, message: 'This does not exist any more' });
    }
  }
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

async function idsOf(tx: Transaction, { table, where }: Target, references: Reference[]): Promise<Set<number>> {
  const ids = [...new Set(references.map(({ id }) => id))].filter((id) => id <= largestId);
  if (ids.length === 0) return new Set();
  const id = column(table, 'id');
  const rows = await tx
    .select({ id })
    .from(table)
    .where(and(inArray(id, ids), where))
    .orderBy(id)
    .for('key share');
  return new Set(rows.map((row) => Number(row.id)));
}

function referencesOf(fields: Fields, values: Record<string, unknown>): Reference[] {
  const found: Reference[] = [];
  mapFields(fields, values, (kind, value, path) => {
    found.push(...referencesIn(kind, value, path));
    return value;
  });
  return found;
}

function referencesIn(kind: FieldKind, value: unknown, path: string): Reference[] {
  if (kind.kind === 'reference') return [{ target: targets[kind.to], id: Number(value), path, link: '' }];
  const text = String(value);
  if (kind.kind === 'link') return toReference(text, path);
  if (kind.kind !== 'rich') return [];
  return [...text.matchAll(/ href="([^"]*)"/g)].flatMap(([, target = '']) => toReference(target, path));
}

function toReference(target: string, path: string): Reference[] {
  const reference = readReference(target);
  return reference ? [{ target: linked[reference.kind], id: reference.id, path, link: target }] : [];
}
