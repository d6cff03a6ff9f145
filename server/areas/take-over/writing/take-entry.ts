import { and, eq } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { TakeOverOutcome } from '#contract/office/take-over-api.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import type { Transaction } from '../../../db/database.ts';
import { recordVersions } from '../../../db/tables/audit.ts';
import { isUnavailable } from '../../../db/is-unavailable.ts';
import { describeError } from '../../../platform/reporting/describe-error.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { column, type Resource, type Snapshot } from '../../../resources/definition/resource.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { changeWithin, createWithin, write } from '../../../resources/write-stored.ts';
import type { Taking } from '../taking.ts';
import { notesOf, planFields } from './plan-fields.ts';
import type { Records, TakenRecord } from './records.ts';
import type { Finding } from './report.ts';
import { usableValues, type Values } from './usable-values.ts';

/** An entry of the other side, in the form of the contract here. */
export interface Entry {
  kind: string;
  foreignId: string;
  title: string;
  /** Where it was read. */
  address: string;
  /** Its slug there, if other answers name it by that. */
  alias?: string | undefined;
  /** Addresses of its page there. */
  urls?: Localized<string> | undefined;
  values: Values;
  /** Set when it is created, and never changed. */
  onlyNew?: Values;
  /** It links to something that was not taken yet. */
  isPending?: boolean;
  /** Id there where `foreignId` is not. */
  idThere?: number;
  /** Ids under which it may have been taken before more was known of it. */
  formerIds?: readonly string[];
  /** Id of an entry that was here before the first run. */
  find?: ((ctx: ChangeContext) => Promise<number | null>) | undefined;
  /** True: `find` may return what another entry there became, because only one can be meant. By default that is none. */
  findsTaken?: boolean;
}

/** Where entries of a kind are stored. */
export interface Store {
  resource: Resource;
  /** True: an entry gets the id that it has there if nothing here ever had it, so that its address stays. */
  keepsIds?: boolean;
  /** Fields that are written together with another one. */
  companions?: Readonly<Record<string, string>>;
  /** Default: as the common calls do. */
  create?: (ctx: ChangeContext, wanted: { values: Values; id: number | undefined }) => Promise<Snapshot>;
}

interface Taken {
  record: TakenRecord | null;
  findings: Omit<Finding, 'kind' | 'address'>[];
}

/** Writes one entry in a transaction of its own; null if it could not be taken, which is reported. */
export async function takeEntry(taking: Taking, store: Store, entry: Entry): Promise<TakenRecord | null> {
  const { ctx, records, report } = taking;
  const { kind, foreignId, address, title } = entry;
  const known = records.get(kind, foreignId) ?? formerRecord(records, entry);
  const taken = await attempt(() =>
    write(ctx, (tx, changed) => {
      const within = { db: tx, changed };
      return known ? again(within, { taking, store, entry, known }) : first(within, { taking, store, entry });
    }),
  );
  if (taken.record) records.remember(taken.record);
  for (const finding of taken.findings) {
    const ownId = taken.record?.ownId ?? known?.ownId ?? null;
    await report.add({ kind, address, title, ownId, ...finding });
  }
  return taken.record;
}

/** The record under a former id, unless what it became belongs to another entry by now. */
function formerRecord(records: Records, { kind, formerIds = [] }: Entry): TakenRecord | undefined {
  return formerIds
    .map((id) => records.get(kind, id))
    .find((record) => record && !records.isTaken(kind, record.ownId, formerIds));
}

/** What cannot be written is reported; only a failing database ends the run. */
async function attempt(run: () => Promise<Taken>): Promise<Taken> {
  try {
    return await run();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!(error instanceof AppError)) console.error(`Taking over an entry: ${describeError(error)}`);
    return { record: null, findings: unreadable(problemsOf(error)) };
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof AppError)) return [{ path: '', message: 'internal' }];
  return error.issues ?? [{ path: '', message: error.sentence }];
}

function unreadable(problems: Problem[]): Taken['findings'] {
  return problems.map(({ path, message }) => ({ finding: 'unreadable', field: path, message }));
}

interface Work {
  taking: Taking;
  store: Store;
  entry: Entry;
}

/** An entry that no run has taken before. */
async function first(ctx: ChangeContext, work: Work): Promise<Taken> {
  const { store, entry, taking } = work;
  const there = (await entry.find?.(ctx)) ?? null;
  const isFree = entry.findsTaken || (there !== null && !taking.records.isTaken(entry.kind, there));
  if (there !== null && isFree) return present(ctx, work, there);
  const { resource } = store;
  const { values, left } = usableValues(newSchema(resource.contract), entry.values);
  const missing = resource.contract.required.find((name) => !(name in values));
  if (missing !== undefined) {
    const named = left.some(({ path }) => path.split('.')[0] === missing);
    return { record: null, findings: unreadable(named ? left : [...left, { path: missing, message: 'field_empty' }]) };
  }
  const id = store.keepsIds ? await freeId(ctx.db, resource, entry.idThere ?? Number(entry.foreignId)) : undefined;
  const needed = resource.contract.required;
  const made = await withoutRefused(ctx, { values, needed }, (inner, sent) => {
    const whole = { ...sent, ...entry.onlyNew };
    return store.create
      ? store.create(inner, { values: whole, id })
      : createWithin(inner, { resource, sent: whole, id });
  });
  const record = await taking.records.save(ctx.db, {
    ...namesOf(entry),
    ownId: made.result.id,
    fields: notesOf(made.values, made.result.state),
    outcome: 'created',
  });
  return { record, findings: unreadable([...left, ...made.refused]) };
}

/** An entry that was here before the first run: only what is empty is filled. */
async function present(ctx: ChangeContext, { taking, store, entry }: Work, id: number): Promise<Taken> {
  const done = await change(ctx, { store, entry, id, noted: null });
  const record = await taking.records.save(ctx.db, {
    ...namesOf(entry),
    ownId: id,
    fields: done.notes,
    outcome: 'present',
  });
  return {
    record,
    findings: [...unreadable(done.problems), { finding: 'skipped', message: 'take_over_present' }],
  };
}

/** An entry that an earlier run, or this one, has taken. */
async function again(
  ctx: ChangeContext,
  { taking, store, entry, known }: Work & { known: TakenRecord },
): Promise<Taken> {
  const { db: tx } = ctx;
  const [stored] = await readStored(tx, store.resource, [known.ownId]);
  if (!stored) {
    taking.records.markDeleted(entry.kind, known.ownId);
    return { record: null, findings: [{ finding: 'skipped', message: 'take_over_deleted' }] };
  }
  const isNew = taking.records.isDone(entry.kind, entry.foreignId);
  const before = isNew ? known.outcome : 'unchanged';
  const done = await change(ctx, { store, entry, id: known.ownId, noted: known.fields });
  const outcome: TakeOverOutcome = done.hasChanged && !isNew ? 'changed' : done.kept.length > 0 ? 'kept' : before;
  const record = await taking.records.save(tx, { ...namesOf(entry), ownId: known.ownId, fields: done.notes, outcome });
  return {
    record,
    findings: [
      ...unreadable(done.problems),
      ...done.kept.map((field) => ({ finding: 'kept', field, message: 'take_over_kept' }) as const),
    ],
  };
}

interface WantedChange {
  store: Store;
  entry: Entry;
  id: number;
  noted: TakenRecord['fields'] | null;
}

async function change(ctx: ChangeContext, { store, entry, id, noted }: WantedChange) {
  const { resource, companions = {} } = store;
  const { values, left } = usableValues(changeSchema(resource.contract), entry.values);
  const [stored] = await readStored(ctx.db, resource, [id]);
  if (!stored) throw new AppError('not_found');
  const plan = planFields({ fields: resource.contract.fields, sent: values, stored: stored.state, noted });
  for (const [name, companion] of Object.entries(companions))
    if (name in plan.write && companion in values && !plan.kept.includes(companion))
      plan.write[companion] = values[companion];
  const done = await withoutRefused(ctx, { values: plan.write, needed: [] }, (inner, sent) =>
    changeWithin(inner, { resource, id, fill: () => sent }),
  );
  const { before, after } = done.result;
  return {
    hasChanged: before.state.version !== after.state.version,
    kept: plan.kept,
    notes: { ...plan.notes, ...notesOf(done.values, after.state) },
    problems: [...left, ...done.refused],
  };
}

/** Writes without the fields that rules of the house refuse, such as a slug that is taken. */
async function withoutRefused<T>(
  { db, changed }: ChangeContext,
  { values, needed }: { values: Values; needed: readonly string[] },
  run: (ctx: ChangeContext, values: Values) => Promise<T>,
): Promise<{ result: T; values: Values; refused: Problem[] }> {
  const refused: Problem[] = [];
  let rest = values;
  for (;;) {
    try {
      // A savepoint: what a refused attempt has written is undone.
      const result = await db.transaction((tx) => run({ db: tx, changed }, rest));
      return { result, values: rest, refused };
    } catch (error) {
      const issues = error instanceof AppError ? (error.issues ?? []) : [];
      const names = new Set(issues.map(({ path }) => path.split('.')[0] ?? '').filter((name) => name in rest));
      if (names.size === 0 || needed.some((name) => names.has(name))) throw error;
      refused.push(...issues);
      rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.has(name)));
    }
  }
}

/** Largest id that is kept: new entries get larger ones, of which there have to be enough. */
const largestKeptId = 1_000_000_000;

/** The id there, if it never belonged to anything here: not even to what was deleted. */
async function freeId(tx: Transaction, resource: Resource, id: number): Promise<number | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > largestKeptId) return undefined;
  const { table, contract } = resource;
  const used = await tx.$count(table, eq(column(table, 'id'), id));
  const former = await tx.$count(
    recordVersions,
    and(eq(recordVersions.resource, contract.name), eq(recordVersions.objectId, id)),
  );
  return used + former === 0 ? id : undefined;
}

function namesOf({ kind, foreignId, alias, urls, isPending = false }: Entry) {
  return { kind, foreignId, alias, urls, isPending };
}
