import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  changeSchema,
  editingCalls,
  inOneLanguage,
  newSchema,
  type ResourceContract,
  writingCalls,
} from '#contract/resources-calls.ts';
import type { Locale } from '#contract/locale.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { check, mount } from '../mount.ts';
import { createStored, changeStored } from './write-stored.ts';
import { keptResources } from './kept-resources.ts';
import { eventDatesRoutes } from './event-dates-routes.ts';
import { exportStored } from './export-stored.ts';
import { listStored, type Narrowing, type StoredQuery } from './list-stored.ts';
import { inPlainTexts, inBothLanguages } from './plain-texts.ts';
import { readOne } from './read-stored.ts';
import { removeMany } from './remove-many.ts';
import { removeStored } from './remove-stored.ts';
import type { Resource, State } from './resource.ts';
import { shownRoutes } from './shown-routes.ts';

const everyLanguage = (context: Context) => context.req.query('translations') === 'all';

/**
 * How editors read what is stored. Stands before the areas whose addresses it shares: what does not ask for all
 * translations is answered there.
 */
export function storedRoutes(app: OpenAPIHono, house: House): void {
  eventDatesRoutes(app, house);
  for (const resource of keptResources) exportRoute(app, house, resource);
  for (const resource of keptResources) readingRoutes(app, house, resource);
}

/** What editors make, change and take away. Stands after the areas, whose addresses are the more exact ones. */
export function resourcesRoutes(app: OpenAPIHono, house: House): void {
  for (const resource of keptResources) writingRoutes(app, house, resource);
  shownRoutes(app, house);
}

/** Stands before everything with an id at the same place. */
function exportRoute(app: OpenAPIHono, house: House, resource: Resource): void {
  mount(app, house, editingCalls(resource.contract).exportCsv, async ({ context, query, params }) => {
    // The contract has checked both.
    const { locale } = params as { locale: Locale };
    const rows = exportStored(house.db, resource, query as Narrowing, locale);
    return csvAnswer(context, resource.contract.name, house.clock(), rows);
  });
}

/** Nothing of these answers is kept anywhere: they name nothing that they are made of. */
function readingRoutes(app: OpenAPIHono, house: House, resource: Resource): void {
  const calls = editingCalls(resource.contract);
  const options = resource.contract.editorsOnly ? {} : { onlyIf: everyLanguage };
  mount(
    app,
    house,
    calls.list,
    async ({ context, query, params }) => {
      // The contract has checked both.
      const asked = query as StoredQuery;
      const { locale } = params as { locale: Locale };
      const found = await listStored(house.db, resource, asked, locale);
      return { ...listAnswer(context, asked, found), more: found.more };
    },
    options,
  );
  mount(
    app,
    house,
    calls.show,
    async ({ params }) => (await readOne(house.db, resource, (params as { id: number }).id)).state,
    options,
  );
}

function writingRoutes(app: OpenAPIHono, house: House, resource: Resource): void {
  const { contract } = resource;
  const calls = writingCalls(contract);
  mount(
    app,
    house,
    calls.create,
    async ({ body, params, context }) => {
      const sent = wholeBody(context, contract, newSchema, body, {}, params.locale);
      return answer(context, contract, (await createStored(house, resource, sent)).state, params.locale);
    },
    { bodyFor: bodyFor(contract, newSchema) },
  );
  mount(
    app,
    house,
    calls.change,
    async ({ body, params, context }) => {
      const { version } = body as { version?: string };
      const fill = (before: Record<string, unknown>) =>
        wholeBody(context, contract, changeSchema, body, before, params.locale);
      const { state } = await changeStored(house, resource, params.id, version, fill);
      return answer(context, contract, state, params.locale);
    },
    { bodyFor: bodyFor(contract, changeSchema) },
  );
  mount(app, house, calls.remove as Endpoint, async ({ params }) => {
    const { id, locale } = params as { id: number; locale: Locale };
    await removeStored(house, resource, id, locale);
    return null;
  });
  mount(app, house, calls.removeMany, ({ query, params }) =>
    removeMany(house, resource, query.ids.split(',').map(Number), params.locale),
  );
}

type SchemaOf = (contract: ResourceContract) => z.ZodType;

/** Texts of both languages, or plain ones. */
function bodyFor(contract: ResourceContract, schemaOf: SchemaOf): (context: Context) => z.ZodType {
  const [both, plain] = [schemaOf(contract), schemaOf(inOneLanguage(contract))];
  return (context) => (everyLanguage(context) ? both : plain);
}

/** What was sent, with both languages: of plain texts the other language is the one that is stored. */
function wholeBody(
  context: Context,
  contract: ResourceContract,
  schemaOf: SchemaOf,
  body: unknown,
  before: Record<string, unknown>,
  locale: Locale,
): Record<string, unknown> {
  const sent = body as Record<string, unknown>;
  if (everyLanguage(context)) return sent;
  const whole = inBothLanguages(contract, sent, before, locale);
  return check(schemaOf(contract), whole, 'invalid', locale) as Record<string, unknown>;
}

function answer(context: Context, contract: ResourceContract, state: State, locale: Locale): State {
  return everyLanguage(context) ? state : { ...state, ...inPlainTexts(contract, state, locale) };
}
