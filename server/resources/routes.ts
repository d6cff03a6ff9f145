import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import {
  changeSchema,
  editingCalls,
  inOneLanguage,
  newSchema,
  type ResourceContract,
  writingCalls,
} from '#contract/resources/define-resource.ts';
import { copyCall } from '#contract/resources/copy-rules.ts';
import { orderCall } from '#contract/resources/order-call.ts';
import { invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { csvAnswer } from '../http/csv/csv-answer.ts';
import type { AppContext } from '../app-context.ts';
import { listAnswer } from '../http/list-answer.ts';
import { check, mount } from '../http/mount.ts';
import { copyStored } from './copy-stored.ts';
import { updateRecord, createRecord } from './write-stored.ts';
import { exportStored } from './export-stored.ts';
import { listStored } from './list-stored.ts';
import { orderStored } from './many/order-stored.ts';
import { readOne } from './read-stored.ts';
import { removeMany } from './many/remove-many.ts';
import { removeStored } from './remove-stored.ts';
import type { Resource, State } from './definition/resource.ts';
import { inLocale, localizedOf } from '#contract/base/localized.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import { recordOf } from '#contract/base/records.ts';

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
    mount({ app, ctx }, orderCall(contract), async ({ body }) => {
      await orderStored(ctx, { resource, ...body });
      return null;
    });
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
  mount({ app, ctx }, calls.remove, async ({ params }) => {
    await removeStored(ctx, { resource, id: params.id, locale: params.locale });
    return null;
  });
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
