import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import {
  changeSchema,
  editingCalls,
  inOneLanguage,
  newSchema,
  type removedManySchema,
  type ResourceContract,
  writingCalls,
} from '#contract/resources/define-resource.ts';
import { copyCall } from '#contract/resources/copy-rules.ts';
import { orderCall } from '#contract/resources/order-call.ts';
import { invalid, AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { csvAnswer } from '../http/csv/csv-answer.ts';
import type { AppContext } from '../app-context.ts';
import { listAnswer } from '../http/list-answer.ts';
import { check, mount } from '../http/mount.ts';
import { copyStored } from './copy-stored.ts';
import { updateRecord, createRecord, updateRecordIn, write } from './write-stored.ts';
import { exportStored } from './export-stored.ts';
import { listStored } from './list-stored.ts';
import { readOne, readStored, lockOne } from './read-stored.ts';
import { type Resource, type State, column, nameOf } from './definition/resource.ts';
import { inLocale, localizedOf } from '#contract/base/localized.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import { recordOf } from '#contract/base/records.ts';
import { asc, and, eq } from 'drizzle-orm';
import type { RequestContext } from '../request-context.ts';
import { writeMessage } from '../http/errors/write-message.ts';
import { type UsedIn, usesOf } from './definition/uses.ts';
import { recordAudit } from '../platform/audit/record.ts';
import { forgetRequests } from '../platform/handover/requests.ts';
import { sections } from '../db/tables/sections.ts';
import type { Transaction } from '../db/database.ts';
import { withInvalidation } from '../platform/invalidation/with-invalidation.ts';
import { tags } from '../platform/invalidation/tags.ts';
import { putIntoBin } from './bin/put-into-bin.ts';
import { guardRemoval } from './guard-publication.ts';

const everyLanguage = (context: Context) => context.req.query('translations') === 'all';

/**
 * Lists and single entities for editors. Mounted before the areas that share these addresses; requests without
 * `all_translations` are passed on to them.
 */
export function storedRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  for (const resource of resources) exportRoute(app, ctx, resource);
  for (const resource of resources) readingRoutes(app, ctx, resource);
}

/** Create, change and delete. Mounted after the areas, whose paths are more specific. */
export function resourcesRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  for (const resource of resources) writingRoutes(app, ctx, resource);
}

/** Mounted before the routes with an id at the same position. */
function exportRoute(app: OpenAPIHono, ctx: AppContext, resource: Resource): void {
  mount({ app, ctx }, editingCalls(resource.contract).exportCsv, async ({ context, query, params }) => {
    const rows = exportStored({ db: ctx.db, locale: params.locale }, { resource, query });
    return csvAnswer(context, { name: resource.contract.name, now: ctx.clock(), rows });
  });
}

/** These responses are never cached, so they declare no dependencies. */
function readingRoutes(app: OpenAPIHono, ctx: AppContext, resource: Resource): void {
  const calls = editingCalls(resource.contract);
  const options = resource.contract.editorsOnly ? {} : { onlyIf: everyLanguage };
  mount({ app, ctx, ...options }, calls.list, async ({ address, query, params }) => {
    const found = await listStored({ db: ctx.db, locale: params.locale }, { resource, query });
    return { ...listAnswer({ address, query }, found), more: found.more };
  });
  mount({ app, ctx, ...options }, calls.show, async ({ params }) => (await readOne(ctx.db, resource, params.id)).state);
}

function writingRoutes(app: OpenAPIHono, ctx: AppContext, resource: Resource): void {
  const { contract } = resource;
  const calls = writingCalls(contract);
  // Before the calls with an id at the same place.
  if (contract.ordered) {
    mount({ app, ctx }, orderCall(contract), ({ body }) => orderStored(ctx, { resource, ...body }));
  }
  mount({ app, ctx, bodyFor: bodyFor(contract, newSchema) }, calls.create, async ({ body, params, context }) => {
    const sent = wholeBody(context, { contract, schemaOf: newSchema, sent: body, before: {}, locale: params.locale });
    refusePastSchedule(sent, { before: {}, now: ctx.clock() });
    return answer(context, {
      contract,
      state: (await createRecord(ctx, resource, sent)).state,
      locale: params.locale,
    });
  });
  mount({ app, ctx, bodyFor: bodyFor(contract, changeSchema) }, calls.change, async ({ body, params, context }) => {
    const fill = (before: Record<string, unknown>) => {
      const sent = wholeBody(context, { contract, schemaOf: changeSchema, sent: body, before, locale: params.locale });
      refusePastSchedule(sent, { before, now: ctx.clock() });
      return sent;
    };
    const { state } = await updateRecord(ctx, { resource, id: params.id, version: body.version, fill });
    return answer(context, { contract, state, locale: params.locale });
  });
  if (contract.copy) {
    mount({ app, ctx }, copyCall(contract, contract.copy), async ({ body, params }) => {
      return (await copyStored(ctx, { resource, id: params.id, sent: body })).state;
    });
  }
  mount({ app, ctx }, calls.remove, ({ params }) =>
    removeStored(ctx, { resource, id: params.id, locale: params.locale }),
  );
  mount({ app, ctx }, calls.removeMany, ({ query, params }) =>
    removeMany(ctx, { resource, ids: query.ids.split(',').map(Number), locale: params.locale }),
  );
}

/** A moment of publication that is set anew lies in the future; one that has passed may be sent back unchanged. */
function refusePastSchedule(
  { public_from: sent }: Record<string, unknown>,
  { before, now }: { before: Record<string, unknown>; now: Date },
): void {
  if (typeof sent !== 'string') return;
  const moment = Date.parse(sent);
  const stored = typeof before.public_from === 'string' ? Date.parse(before.public_from) : null;
  if (moment > now.getTime() || moment === stored) return;
  throw invalid('public_from', 'moment_in_the_past');
}

type SchemaOf = (contract: ResourceContract) => z.ZodType<Record<string, unknown>>;

/** Schema of the body: localised texts, or plain ones in the language of the path. */
function bodyFor(contract: ResourceContract, schemaOf: SchemaOf): (context: Context) => z.ZodType {
  const [both, plain] = [schemaOf(contract), schemaOf(inOneLanguage(contract))];
  return (context) => (everyLanguage(context) ? both : plain);
}

/** Completes plain texts with the stored text of the other language. */
function wholeBody(
  context: Context,
  {
    contract,
    schemaOf,
    sent,
    before,
    locale,
  }: {
    contract: ResourceContract;
    schemaOf: SchemaOf;
    sent: Record<string, unknown>;
    before: Record<string, unknown>;
    locale: Locale;
  },
): Record<string, unknown> {
  if (everyLanguage(context)) return sent;
  const whole = inBothLanguages(contract, { sent, before, locale });
  return check(schemaOf(contract), whole, { code: 'invalid', locale });
}

function answer(
  context: Context,
  { contract, state, locale }: { contract: ResourceContract; state: State; locale: Locale },
): State {
  return everyLanguage(context) ? state : { ...state, ...inPlainTexts(contract, state, locale) };
}

type Values = Record<string, unknown>;

/** Returns the stored fields with texts in one language, with German as fallback. */
function inPlainTexts({ fields }: ResourceContract, state: Values, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      const field = fields[name];
      return [name, field && oneLanguage(field) ? inLocale(localizedOf(value), locale).text : value];
    }),
  );
}

/** Completes texts sent in one language with the stored text of the other language. */
function inBothLanguages(
  { fields }: ResourceContract,
  { sent, before, locale }: { sent: Values; before: Values; locale: Locale },
): Values {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = fields[name];
      if (!field || !oneLanguage(field)) return [name, value];
      return [name, { de: '', en: '', ...recordOf(before[name]), [locale]: value }];
    }),
  );
}

interface Order {
  resource: Resource;
  ids: readonly number[];
  /** The order that was read, if it matters. */
  before?: readonly number[] | undefined;
}

/** Stores the positions 1, 2, 3 … of all entries; throws 409 if these are not all of them, or were in another order. */
function orderStored(ctx: Pick<AppContext, 'db' | 'changes'>, { resource, ids, before }: Order): Promise<void> {
  const [id, position] = [column(resource.table, 'id'), column(resource.table, 'position')];
  return write(ctx, async (tx, changed) => {
    const rows = await tx.select({ id, position }).from(resource.table).orderBy(asc(id)).for('no key update');
    const known = new Set(rows.map((row) => Number(row.id)));
    const isComplete = known.size === ids.length && ids.every((each) => known.has(each));
    // As lists are sorted.
    const present = rows.toSorted((a, b) => Number(a.position) - Number(b.position) || Number(a.id) - Number(b.id));
    const isSame = !before || present.map((row) => Number(row.id)).join() === before.join();
    if (!isComplete || !isSame) throw new AppError('conflict', 'order_changed');
    const places = ids.map((each, index) => ({ id: each, position: index + 1 }));
    // By id, as rows are locked everywhere.
    for (const place of places.toSorted((a, b) => a.id - b.id))
      await updateRecordIn({ db: tx, changed }, { resource, id: place.id, fill: () => ({ position: place.position }) });
  });
}

type RemovedMany = z.infer<typeof removedManySchema>;
type Kept = RemovedMany['kept'][number];

/** Deletes each entity in its own transaction: one that is in use does not prevent the others. */
async function removeMany(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { resource, ids, locale }: { resource: Resource; ids: number[]; locale: Locale },
): Promise<RemovedMany> {
  const removed: number[] = [];
  const kept: Kept[] = [];
  for (const id of new Set(ids)) {
    try {
      await removeStored(ctx, { resource, id, locale });
      removed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Already deleted by somebody else.
      if (error.code === 'not_found') removed.push(id);
      else
        kept.push({ id, title: await titleOf({ db: ctx.db, locale }, { resource, id }), ...reasonOf(error, locale) });
    }
  }
  return { removed, kept };
}

async function titleOf(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { resource, id }: { resource: Resource; id: number },
): Promise<string> {
  const { db, locale } = ctx;
  const [found] = await readStored(db, resource, [id]);
  return found ? nameOf(found.state, locale) : '';
}

function reasonOf(error: AppError, locale: Locale): Pick<Kept, 'message' | 'used_in'> {
  // Only `removeStored` throws here; it gives `used_in` or nothing.
  const { used_in: used = [] } = (error.details ?? {}) as { used_in?: UsedIn[] };
  return { message: writeMessage(error.sentence, locale), used_in: used };
}

/** Moves an entity with its parts and its own section into the bin; throws 409 with `details.used_in` while it is referenced. */
export function removeStored(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { resource, id, locale }: { resource: Resource; id: number; locale: Locale },
): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await resource.writer?.lock(tx);
    const before = await lockOne(tx, { resource, id, strength: 'update' });
    guardRemoval(before.state);
    const used = await usesOf({ db: tx, locale }, { resource, id });
    if (used.length > 0) {
      throw new AppError('conflict', 'still_needed', { details: { used_in: used } });
    }
    await putIntoBin(tx, { resource, before });
    if (await forgetRequests(tx, resource.contract.name, id)) changed.add(tags.waiting);
    await recordAudit(tx, { action: 'removed', kind: resource.kind, id, title: nameOf(before.state) });
    if (resource.writer) return resource.writer.remove({ db: tx, changed }, id);
    // Before the deletion, because the tags are computed from rows that it removes.
    for (const tag of await resource.tags({ before, after: null }, tx)) changed.add(tag);
    for (const slug of await removeSections(tx, resource.kind, id)) changed.add(tags.section(slug));
    await tx.delete(resource.table).where(eq(column(resource.table, 'id'), id));
  });
}

async function removeSections(tx: Transaction, kind: string, id: number): Promise<string[]> {
  const rows = await tx
    .delete(sections)
    .where(and(eq(sections.contentType, kind), eq(sections.objectId, id)))
    .returning({ slug: sections.slug });
  return rows.map(({ slug }) => slug);
}
