import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { isRecord } from '#contract/base/records.ts';
import { writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { column, columnKey, type Resource } from '../../resources/definition/resource.ts';
import { toStored } from '../../resources/stored-values.ts';
import { hasSlug, isNamed } from './find-targets.ts';
import { isEmptyValue, type Values } from './usable-values.ts';

/** Fields that make an entry of another house one that is here; of several lists the first one that finds something. */
function namesOf({ kind, unique = [] }: Resource, values: Values): string[][] {
  switch (kind) {
    case 'role':
      return [['name', 'kind']];
    case 'production':
      return [isEmptyValue(values.season_id) ? ['title'] : ['title', 'season_id']];
    case 'event': {
      const moment = isEmptyValue(values.production_id) ? ['start', 'title'] : ['production_id', 'start'];
      return [['external_id'], [...moment, 'venue_id']];
    }
    // Their place in the tree, and the file, say what they are.
    case 'page':
    case 'media':
      return [];
    default:
      return [...unique, 'title', 'name'].map((name) => [name]);
  }
}

/** Ids of the entries here that have the same names; at most three, since several are ambiguous. */
export async function findSame(db: Database | Transaction, resource: Resource, values: Values): Promise<number[]> {
  const id = column(resource.table, 'id');
  for (const [first = '', ...others] of namesOf(resource, values)) {
    if (isEmptyValue(values[first])) continue;
    const where = [first, ...others].map((name) => isSame(resource, name, values[name]));
    const rows = await db
      .select({ id })
      .from(resource.table)
      .where(and(...where))
      .limit(3);
    if (rows.length > 0) return rows.map((row) => Number(row.id));
  }
  return [];
}

function isSame({ table, contract }: Resource, name: string, value: unknown): SQL {
  const stored = column(table, columnKey(name));
  const field = contract.fields[name];
  if (isEmptyValue(value) || !field) return isNull(stored);
  if (name === 'title' || name === 'name') return isNamed(stored, wordsOf(value));
  if (name === 'slug') return hasSlug(stored, wordsOf(value));
  return eq(stored, name === 'old_path' ? writeOldAddress(String(value)) : toStored(field, value));
}

/** In German, unless that is missing. */
function wordsOf(value: unknown): string {
  return isRecord(value) ? String(value.de || value.en) : String(value);
}
