import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Database, Transaction } from '../db/database.ts';
import { column, columnKey, type Resource, type Snapshot, type State } from './definition/resource.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { toShown } from './stored-values.ts';

type Row = Record<string, unknown>;

/** Entities of a resource in the order of the ids, without deleted ones; one query, and one for each part. */
export async function readStored(db: Database | Transaction, resource: Resource, ids: number[]): Promise<Snapshot[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await db
    .select()
    .from(resource.table)
    .where(inArray(column(resource.table, 'id'), ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  rows.sort((a, b) => (places.get(Number(a.id)) ?? 0) - (places.get(Number(b.id)) ?? 0));
  return toSnapshots(db, resource, rows);
}

/** One entity of a resource; throws 404 if it does not exist. */
export async function readOne(db: Database | Transaction, resource: Resource, id: number): Promise<Snapshot> {
  const [snapshot] = await readStored(db, resource, [id]);
  if (!snapshot) throw new AppError('not_found');
  return snapshot;
}

/** Reads one entity and locks it until the transaction ends; throws 404 if it does not exist. */
export async function lockOne(
  tx: Transaction,
  { resource, id, strength }: { resource: Resource; id: number; strength: 'update' | 'no key update' },
): Promise<Snapshot> {
  const rows = await tx
    .select({ id: column(resource.table, 'id') })
    .from(resource.table)
    .where(eq(column(resource.table, 'id'), id))
    .for(strength);
  if (rows.length === 0) throw new AppError('not_found');
  return readOne(tx, resource, id);
}

async function toSnapshots(db: Database | Transaction, resource: Resource, rows: Row[]): Promise<Snapshot[]> {
  const ids = rows.map(({ id }) => Number(id));
  const loaded = new Map<string, Map<number, unknown[]>>();
  for (const [name, part] of Object.entries(resource.parts ?? {})) {
    if (part) loaded.set(name, await part.load(db, ids));
  }
  return rows.map((row) => {
    const id = Number(row.id);
    if (resource.form) return { id, row, state: resource.form.toState(row) };
    const fields = Object.entries(resource.contract.fields).map(([name, field]) => {
      const part = loaded.get(name);
      return [name, part ? (part.get(id) ?? []) : toShown(field, row[columnKey(name)])] as const;
    });
    return { id, row, state: { ...withVersion(row, Object.fromEntries(fields)), ...urlsOf(resource, row) } };
  });
}

function urlsOf({ urls }: Resource, row: Row): { urls?: unknown } {
  return urls ? { urls: urls(row) } : {};
}

/** The version is a hash of everything stored, so that it also changes when a part is written through another resource. */
function withVersion(row: Row, fields: Row): State {
  const { updatedAt, sequence } = row;
  const state = {
    id: Number(row.id),
    ...fields,
    ...(typeof sequence === 'number' ? { sequence } : {}),
    ...(updatedAt instanceof Date ? { updated_at: berlinIso(updatedAt) } : {}),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([state, updatedAt]))
    .digest('base64url')
    .slice(0, 24);
  return { ...state, version };
}
