import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { largestId } from '#contract/base/parameters.ts';
import { groupBy } from '#contract/base/records.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { type ReferenceKind, readReference } from '#contract/fields/reference.ts';
import type { Fields, FieldKind, ReferenceTarget } from '#contract/resources/resource-fields.ts';
import { media } from '../db/tables/media.ts';
import { pages } from '../db/tables/pages.ts';
import type { Transaction } from '../db/database.ts';
import { articleCategories, articles } from '../db/tables/magazine.ts';
import { personCategories, persons } from '../db/tables/people.ts';
import { eventCategories, events, festivals, productions, roles, seasons, venues } from '../db/tables/programme.ts';
import { seasonSubscriptions } from '../db/tables/subscriptions.ts';
import { mapFields } from './definition/map-leaves.ts';
import { column } from './definition/resource.ts';

interface Target {
  table: PgTable;
  where?: SQL;
}

const targets: Record<ReferenceTarget | 'seasonsubscriptions', Target> = {
  media: { table: media },
  pictures: { table: media, where: eq(media.kind, 'image') },
  pages: { table: pages },
  seasons: { table: seasons },
  categories: { table: eventCategories },
  venues: { table: venues },
  productions: { table: productions },
  events: { table: events },
  festivals: { table: festivals },
  roles: { table: roles },
  persons: { table: persons },
  'person-categories': { table: personCategories },
  articles: { table: articles },
  'article-categories': { table: articleCategories },
  seasonsubscriptions: { table: seasonSubscriptions },
};

/** The resource that each kind of link leads to. */
const linked: Record<ReferenceKind, keyof typeof targets> = {
  page: 'pages',
  event: 'events',
  media: 'media',
  production: 'productions',
  article: 'articles',
  person: 'persons',
  subscription: 'seasonsubscriptions',
};

export function targetTable(to: ReferenceTarget): PgTable {
  return targets[to].table;
}

/** A record that a value points to. */
export interface TargetRecord {
  /** Name of its resource. */
  resource: string;
  table: PgTable;
  id: number;
}

/** What the value of a field points to; null for an address and for a value that is no reference. */
export function targetOf(kind: FieldKind, value: unknown): TargetRecord | null {
  const [reference] = kind.kind === 'rich' ? [] : referencesIn(kind, value, '');
  return reference ?? null;
}

interface Checked {
  fields: Fields;
  values: Record<string, unknown>;
  before: Record<string, unknown>;
}

/** A value that refers to a record. */
export interface Reference extends TargetRecord, Target {
  path: string;
  /** The link as written in the text, such as `page:12`; empty for a field that holds an id. */
  link: string;
}

/**
 * Throws an error that names each field whose reference points to no row. The rows found stay locked until the
 * transaction ends. A link that was in the stored text before is accepted even if its target was deleted since.
 */
export async function checkTargets(tx: Transaction, checked: Checked): Promise<void> {
  const missing = await missingTargets(tx, checked);
  const issues = missing.map(({ path }): Problem => ({ path, message: 'does_not_exist' }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** The references of these values that point to no row. */
export async function missingTargets(tx: Transaction, { fields, values, before }: Checked): Promise<Reference[]> {
  const linksBefore = new Set(referencesOf(fields, before).map(({ link }) => link));
  const references = referencesOf(fields, values).filter(({ link }) => link === '' || !linksBefore.has(link));
  const missing: Reference[] = [];
  for (const wanted of groupBy(references, ({ resource }) => resource).values()) {
    const found = await idsOf(tx, wanted);
    missing.push(...wanted.filter(({ id }) => !found.has(id)));
  }
  return missing;
}

async function idsOf(tx: Transaction, references: Reference[]): Promise<Set<number>> {
  const ids = [...new Set(references.map(({ id }) => id))].filter((id) => id <= largestId);
  const [first] = references;
  if (!first || ids.length === 0) return new Set();
  const { table, where } = first;
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
  mapFields(fields, values, {
    visit(kind, value, path) {
      found.push(...referencesIn(kind, value, path));
      return value;
    },
  });
  return found;
}

function referencesIn(kind: FieldKind, value: unknown, path: string): Reference[] {
  if (kind.kind === 'reference') return [{ ...targets[kind.to], resource: kind.to, id: Number(value), path, link: '' }];
  const text = String(value);
  if (kind.kind === 'link') return toReference(text, path);
  if (kind.kind !== 'rich') return [];
  return [...text.matchAll(/ href="([^"]*)"/g)].flatMap(([, target = '']) => toReference(target, path));
}

function toReference(target: string, path: string): Reference[] {
  const reference = readReference(target);
  if (!reference) return [];
  const { kind, id } = reference;
  const resource = linked[kind];
  return [{ ...targets[resource], resource, id, path, link: target }];
}
