import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Fields } from '#contract/resources-fields.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { record } from '../audit/record.ts';
import { isDuplicate } from '../db/is-duplicate.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { checkTargets } from './check-targets.ts';
import { lockOne, readOne } from './read-stored.ts';
import { column, columnKey, columnOf, type Resource, type Snapshot } from './resource.ts';
import { nameOf } from './name-of.ts';
import { settleValues } from './settle-values.ts';
import { cleanFields, toShown, toStored } from './stored-values.ts';

type Values = Record<string, unknown>;
export type WritingHouse = Pick<House, 'db' | 'changes'>;

/** Makes one of a resource with all its parts, or nothing. What was sent has been checked by the contract. */
export function createStored(house: WritingHouse, resource: Resource, sent: Values): Promise<Snapshot> {
  return write(house, (tx, changed) => createWithin(tx, changed, resource, sent));
}

/** The same within a transaction. */
export async function createWithin(
  tx: Transaction,
  changed: Set<string>,
  resource: Resource,
  sent: Values,
): Promise<Snapshot> {
  const { fields } = resource.contract;
  await resource.writer?.lock(tx);
  const cleaned = cleanFields(fields, sent);
  await checkTargets(tx, fields, cleaned, {});
  const values = await settleValues(tx, resource, cleaned, null);
  const id = await insertRow(tx, resource, rowOf(resource, values), changed);
  await saveParts(tx, resource, id, values, {});
  const after = await readOne(tx, resource, id);
  for (const tag of await resource.tags({ before: null, after }, tx)) changed.add(tag);
  await record(tx, { action: 'created', kind: resource.kind, id, title: nameOf(after.state) });
  return after;
}

/**
 * Changes what was sent, or nothing; 409 with what is there now where that is another version. `fill` makes whole what
 * was sent, by what is stored while nobody else can change it.
 */
export function changeStored(
  house: WritingHouse,
  resource: Resource,
  id: number,
  version: unknown,
  fill: (before: Values) => Values,
): Promise<Snapshot> {
  return write(house, async (tx, changed) => (await changeWithin(tx, changed, resource, { id, version, fill })).after);
}

interface WantedChange {
  id: number;
  version?: unknown;
  fill: (before: Values) => Values | Promise<Values>;
}

/** The same within a transaction; where nothing is changed both are the same. */
export async function changeWithin(
  tx: Transaction,
  changed: Set<string>,
  resource: Resource,
  { id, version, fill }: WantedChange,
): Promise<{ before: Snapshot; after: Snapshot }> {
  await resource.writer?.lock(tx);
  const before = await lockOne(tx, resource, id, 'no key update');
  if (version !== undefined && version !== before.state.version) {
    throw new AppError('conflict', undefined, { details: { current: before.state } });
  }
  const { fields } = resource.contract;
  const cleaned = cleanFields(fields, await fill(before.state));
  await checkTargets(tx, fields, cleaned, before.state);
  const values = await settleValues(tx, resource, cleaned, before);
  const differing = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => differs(fields, name, value, before.state)),
  );
  const inParts = await saveParts(tx, resource, id, values, before.state);
  const row = rowOf(resource, differing);
  if (!inParts && Object.keys(row).length === 0) return { before, after: before };
  const also = resource.also?.(before.state, { ...before.state, ...values }) ?? {};
  if (resource.writer) await resource.writer.update(tx, id, row, changed);
  else await updateRow(tx, resource, id, { ...row, ...also });
  const after = await readOne(tx, resource, id);
  for (const tag of await resource.tags({ before, after }, tx)) changed.add(tag);
  const changes = changesBetween(before.state, after.state);
  await record(tx, { action: 'changed', kind: resource.kind, id, title: nameOf(after.state), changes });
  return { before, after };
}

/** One transaction; what somebody else took in the same moment is a conflict and no error. */
export async function write<T>(
  house: WritingHouse,
  run: (tx: Transaction, changed: Set<string>) => Promise<T>,
): Promise<T> {
  try {
    return await change(house, run);
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('conflict');
    throw error;
  }
}

/** Compared as editors see it, since a moment or a price can be written in more than one way. */
function differs(fields: Fields, name: string, value: unknown, before: Values): boolean {
  const field = fields[name];
  return field !== undefined && JSON.stringify(toShown(field, toStored(field, value))) !== JSON.stringify(before[name]);
}

/** What is kept in the table itself. */
function rowOf(resource: Resource, values: Values): Values {
  const { fields } = resource.contract;
  const columns = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    return field && columnOf(resource, name) && !resource.parts?.[name]
      ? [[columnKey(name), toStored(field, value)]]
      : [];
  });
  return Object.fromEntries(columns) as Values;
}

async function insertRow(
  tx: Transaction,
  { table, writer }: Resource,
  row: Values,
  changed: Set<string>,
): Promise<number> {
  if (writer) return writer.insert(tx, row, changed);
  const [stored]: Values[] = await tx.insert(table).values(row).returning();
  if (!stored) throw new Error('It was not stored');
  return Number(stored.id);
}

async function updateRow(tx: Transaction, resource: Resource, id: number, row: Values): Promise<void> {
  const touched = columnOf(resource, 'updated_at') ? { updatedAt: sql`now()` } : {};
  const values = { ...row, ...touched };
  if (Object.keys(values).length === 0) return;
  await tx
    .update(resource.table)
    .set(values)
    .where(eq(column(resource.table, 'id'), id));
}

async function saveParts(
  tx: Transaction,
  resource: Resource,
  id: number,
  values: Values,
  before: Values,
): Promise<boolean> {
  let changed = false;
  for (const [name, part] of Object.entries(resource.parts ?? {})) {
    const entries = values[name];
    if (!part || !Array.isArray(entries)) continue;
    const stored = before[name];
    if (await part.save(tx, id, entries, Array.isArray(stored) ? stored : [])) changed = true;
  }
  return changed;
}
