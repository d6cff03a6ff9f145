import { eq, getTableName, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import type { ChangeContext } from '../request-context.ts';
import { changesBetween } from '../platform/audit/changes-between.ts';
import { recordAudit } from '../platform/audit/record.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import type { Transaction } from '../db/database.ts';
import type { AppContext } from '../app-context.ts';
import { tags } from '../platform/invalidation/tags.ts';
import { withInvalidation } from '../platform/invalidation/with-invalidation.ts';
import { checkTargets } from './check-targets.ts';
import { asDraftUnlessPublisher, guardPublication } from './guard-publication.ts';
import { lockOne, readOne } from './read-stored.ts';
import { column, columnKey, columnOf, type Resource, type Snapshot, nameOf } from './definition/resource.ts';
import { deriveValues } from './derive-values.ts';
import { closeIfPublished } from './close-if-published.ts';
import { recordVersion } from './versions/record-version.ts';
import { cleanFields, toShown, toStored } from './stored-values.ts';

type Values = Record<string, unknown>;
export type WriteContext = Pick<AppContext, 'db' | 'changes'>;

/** Creates an entity with all its parts in one transaction. The contract has validated the input. */
export function createRecord(ctx: WriteContext, resource: Resource, sent: Values): Promise<Snapshot> {
  return write(ctx, (tx, changed) => createRecordIn({ db: tx, changed }, { resource, sent }));
}

/** A deleted record that is created again. */
interface Revived {
  id: number;
  /** Values of columns without a field, by key. */
  columns: Values;
  /** Inserts what had belonged to it, after its row. */
  attach(): Promise<void>;
}

interface WantedEntry {
  resource: Resource;
  sent: Values;
  /** Of a copy, the entry that it was made from. */
  original?: Snapshot;
  revived?: Revived;
  /** The id that it gets; nothing may have had it. By default the next one. */
  id?: number | undefined;
  /** Values of columns without a field, by key. */
  columns?: Values | undefined;
}

/** The same within an existing transaction. */
export async function createRecordIn(
  ctx: ChangeContext,
  { resource, sent, original, revived, id: wanted, columns }: WantedEntry,
): Promise<Snapshot> {
  const { db: tx, changed } = ctx;
  const { fields } = resource.contract;
  await resource.writer?.lock(tx);
  const cleaned = cleanFields(fields, asDraftUnlessPublisher(fields, sent));
  await checkTargets(tx, { fields, values: cleaned, before: original?.state ?? {} });
  const values = await deriveValues(tx, { resource, sent: cleaned, before: null });
  const own = revived
    ? { ...revived.columns, id: revived.id }
    : { ...columns, ...(wanted === undefined ? {} : { id: wanted }) };
  if (wanted !== undefined) await passId(tx, resource, wanted);
  const id = await insertRow(ctx, { resource, row: { ...rowOf(resource, values), ...own } });
  await revived?.attach();
  const before = revived ? (await readOne(tx, resource, id)).state : {};
  await saveParts(tx, { resource, id, values, before });
  const after = await readOne(tx, resource, id);
  for (const tag of await resource.tags({ before: null, after }, tx)) changed.add(tag);
  if (isPlanned(after)) changed.add(tags.everything);
  await recordVersion(tx, { resource, action: revived ? 'undeleted' : 'created', before: null, after });
  await recordAudit(tx, {
    action: original ? 'copied' : revived ? 'restored' : 'created',
    kind: resource.kind,
    id,
    title: nameOf(after.state),
    ...(original ? { changes: [{ field: 'id', before: String(original.id), after: String(id) }] } : {}),
  });
  return after;
}

/**
 * Changes the fields that were sent, in one transaction; throws 409 with the current state if the version is stale.
 * `fill` completes the input from the stored values while the row is locked.
 */
export function updateRecord(
  ctx: WriteContext,
  {
    resource,
    id,
    version,
    fill,
  }: { resource: Resource; id: number; version: unknown; fill: (before: Values) => Values },
): Promise<Snapshot> {
  return write(
    ctx,
    async (tx, changed) => (await updateRecordIn({ db: tx, changed }, { resource, id, version, fill })).after,
  );
}

interface WantedChange {
  id: number;
  version?: unknown;
  /** `restored`: the values are those of an earlier version. */
  action?: 'changed' | 'restored';
  fill: (before: Values) => Values | Promise<Values>;
}

/** The same within an existing transaction; if nothing changes, both snapshots are the same. */
export async function updateRecordIn(
  ctx: ChangeContext,
  { resource, id, version, action = 'changed', fill }: { resource: Resource } & WantedChange,
): Promise<{ before: Snapshot; after: Snapshot }> {
  const { db: tx, changed } = ctx;
  await resource.writer?.lock(tx);
  const before = await lockOne(tx, { resource, id, strength: 'no key update' });
  if (version !== undefined && version !== before.state.version) {
    throw new AppError('conflict', undefined, { details: { current: before.state } });
  }
  const { fields } = resource.contract;
  const cleaned = cleanFields(fields, await fill(before.state));
  await checkTargets(tx, { fields, values: cleaned, before: before.state });
  const values = await deriveValues(tx, { resource, sent: cleaned, before });
  const differing = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => differs(fields, { name, value, before: before.state })),
  );
  guardPublication({ before: before.state, changed: Object.keys(differing) });
  const inParts = await saveParts(tx, { resource, id, values, before: before.state });
  const row = rowOf(resource, differing);
  if (!inParts && Object.keys(row).length === 0) return { before, after: before };
  const also = resource.derivedColumns?.(before.state, { ...before.state, ...values }) ?? {};
  if (resource.writer) await resource.writer.update(ctx, { id, values: row });
  else await updateRow(tx, { resource, id, row: { ...row, ...also } });
  const after = await readOne(tx, resource, id);
  for (const tag of await resource.tags({ before, after }, tx)) changed.add(tag);
  if (publicAt(before) !== publicAt(after)) changed.add(tags.everything);
  await recordVersion(tx, { resource, action, before, after });
  await closeIfPublished(tx, { resource, before, after });
  if (before.state.state !== after.state.state) changed.add(tags.waiting);
  const changes = changesBetween(before.state, after.state);
  await recordAudit(tx, { action, kind: resource.kind, id, title: nameOf(after.state), changes });
  return { before, after };
}

/** The moment from which visitors see it, in milliseconds; null: never, undefined: it is not published at all. */
function publicAt({ row }: Snapshot): number | null | undefined {
  return row.publicAt instanceof Date ? row.publicAt.getTime() : row.publicAt === null ? null : undefined;
}

/** Cached responses have to end at the moment at which it becomes public, and do not name it yet. */
function isPlanned(created: Snapshot): boolean {
  return (publicAt(created) ?? 0) > Date.now();
}

/** Runs one transaction; a unique violation by a simultaneous writer becomes a conflict. */
export async function write<T>(
  ctx: WriteContext,
  run: (tx: Transaction, changed: Set<string>) => Promise<T>,
): Promise<T> {
  try {
    return await withInvalidation(ctx, run);
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('conflict');
    throw error;
  }
}

/** Compared in the API form, since one moment or price can be written in several ways. */
function differs(fields: Fields, { name, value, before }: { name: string; value: unknown; before: Values }): boolean {
  const field = fields[name];
  return field !== undefined && JSON.stringify(toShown(field, toStored(field, value))) !== JSON.stringify(before[name]);
}

/** Values of the columns in the table itself. */
export function rowOf(resource: Resource, values: Values): Values {
  if (resource.form) return resource.form.toColumns(values);
  const { fields } = resource.contract;
  const columns = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    return field && columnOf(resource, name) && !resource.parts?.[name]
      ? [[columnKey(name), toStored(field, value)] as const]
      : [];
  });
  return Object.fromEntries(columns);
}

async function insertRow(
  ctx: ChangeContext,
  { resource: { table, writer }, row }: { resource: Resource; row: Values },
): Promise<number> {
  const { db: tx } = ctx;
  if (writer) return writer.insert(ctx, row);
  const [stored]: Values[] = await tx.insert(table).values(row).returning();
  if (!stored) throw new Error('It was not stored');
  return Number(stored.id);
}

/** The sequence of ids goes on after this one. */
async function passId(tx: Transaction, { table }: Resource, id: number): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  await tx.execute(sql`select setval(${sequence}, greatest(nextval(${sequence}), ${id}))`);
}

async function updateRow(
  tx: Transaction,
  { resource, id, row }: { resource: Resource; id: number; row: Values },
): Promise<void> {
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
  { resource, id, values, before }: { resource: Resource; id: number; values: Values; before: Values },
): Promise<boolean> {
  let changed = false;
  const next = { ...before, ...values };
  for (const [name, part] of Object.entries(resource.parts ?? {})) {
    const entries = values[name];
    if (!part || !Array.isArray(entries)) continue;
    const stored = before[name];
    const change = { ownerId: id, values: entries, before: Array.isArray(stored) ? stored : [], next };
    if (await part.save(tx, change)) changed = true;
  }
  return changed;
}
