import { HttpError } from 'react-admin';
import { z } from 'zod';
import { resources } from '#contract/resources.ts';
import type { CopyRules } from '#contract/resources/copy-rules.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { recordOf } from '#contract/base/records.ts';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { mediaChangeSchema } from '#contract/media/media.ts';
import { pageFields } from '#contract/pages/page-settings.ts';
import { siteSettingsSchema } from '#contract/settings/site-settings.ts';
import { newAccountSchema } from '#contract/accounts/users-api.ts';
import { type Row, rowSchema } from './row.ts';
import { request } from './request.ts';
import { toFieldValues } from './field-values.ts';

const readOnly = { fields: {}, sorts: [], hasTranslations: false };

/** Endpoints that answer the calls of a resource without being one in the contract. */
const otherEndpoints: Record<string, ResourceEndpoint> = {
  media: {
    path: '/api/media/',
    fields: mediaChangeSchema.shape,
    sorts: ['created_at', 'file_name', 'size', 'id'],
    hasTranslations: false,
  },
  pages: {
    path: '/api/pages/',
    fields: { ...pageFields, parent_id: z.int().nullable(), pattern_id: z.int().nullable() },
    sorts: [],
    hasTranslations: false,
  },
  users: {
    path: '/api/users/',
    fields: newAccountSchema.shape,
    sorts: ['username', 'email', 'role', 'created_at', 'last_seen_at'],
    hasTranslations: false,
  },
  settings: {
    path: '/api/settings/',
    fields: siteSettingsSchema.shape,
    sorts: [],
    hasTranslations: false,
    single: true,
  },
  /** The settings once more, on a screen of their own. */
  house: { path: '/api/settings/', ...readOnly, single: true },
  'newsletter-entries': { path: '/api/newsletter-entries/', ...readOnly },
  mails: { path: '/api/mails/', ...readOnly },
  audit: { path: '/api/audit/', ...readOnly },
  'not-found': { path: '/api/not-found/', ...readOnly },
  'empty-searches': { path: '/api/empty-searches/', ...readOnly },
  requests: { path: '/api/requests/', ...readOnly },
  notes: { path: '/api/notes/', ...readOnly },
  bin: { path: '/api/bin/', ...readOnly },
  status: { path: '/api/status/', ...readOnly, single: true },
  'take-over': { path: '/api/take-over/', ...readOnly },
};

const { start: _start, end: _end, external_id: _number, ...sharedFields } = eventsResource.fields;

/** The form's values, which the server checks, and the answer as rows. */
const series = {
  ...eventDatesApi.series,
  body: z.unknown(),
  response: z.object({ events: z.tuple([rowSchema], rowSchema) }),
};

/** Creates one event for each of `dates`; they share every other field. All or none are created. */
async function createEventSeries({ dates, cast, ...event }: Record<string, unknown>): Promise<Row> {
  const body = {
    event: toFieldValues(sharedFields, { ...event, cast: recordsIn(cast).map(withoutRole) }),
    dates: recordsIn(dates).map(({ start, end }) => ({ start, end: end ?? null })),
  };
  try {
    const { events } = await request(series, { query: { translations: 'all' }, body });
    // One event alone is what reading it again answers, so that its form is not filled a second time.
    return events.length > 1 ? { ...events[0], created: events.length } : events[0];
  } catch (error) {
    throw toFormError(error);
  }
}

function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map(recordOf) : [];
}

/** Moves errors of `event.*` to the top level, where the form has these fields. */
function toFormError(error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.body?.errors) return error;
  const { event, ...others } = recordOf(error.body.errors);
  return new HttpError(error.message, error.status, { ...error.body, errors: { ...recordOf(event), ...others } });
}

/** Forms choose a role by id; the server would prefer the role's text if it were sent along. */
function withoutRole({ role: _role, ...line }: Record<string, unknown>): object {
  return line;
}

/** How the data provider reaches a resource. */
export interface ResourceEndpoint {
  /** Below `/{locale}`, with a slash at both ends: `/api/persons/`. */
  path: string;
  fields: Fields;
  sorts: readonly string[];
  /** True when the endpoint takes `?translations=all`, which answers texts in both languages. */
  hasTranslations: boolean;
  /** There is exactly one record, without an id in its path. */
  single?: true;
  /** How a record is duplicated. */
  copy?: CopyRules;
  /** Replaces the usual POST; answers the (first) created record. */
  create?: (row: Record<string, unknown>) => Promise<Row>;
  /** Removes values that the server answers but does not accept. */
  toInput?: (row: Record<string, unknown>) => Record<string, unknown>;
  /** Fields that a change sends even if they are the same as before. */
  alsoSent?: (row: Record<string, unknown>) => readonly string[];
}

const endpoints = new Map<string, ResourceEndpoint>(
  resources.map(({ name, path, fields, sorts, copy }) => [
    name,
    { path: `/api/${path}/`, fields, sorts, hasTranslations: true, ...(copy ? { copy } : {}) },
  ]),
);

function withoutRoles(list: string): NonNullable<ResourceEndpoint['toInput']> {
  return (row) => (Array.isArray(row[list]) ? { ...row, [list]: recordsIn(row[list]).map(withoutRole) } : row);
}

for (const [name, list] of [
  ['productions', 'credits'],
  ['events', 'cast'],
] as const) {
  const endpoint = endpoints.get(name);
  if (endpoint) endpoints.set(name, { ...endpoint, toInput: withoutRoles(list) });
}

const events = endpoints.get('events');
if (events)
  endpoints.set('events', {
    ...events,
    create: createEventSeries,
    // Otherwise the server takes a change of date for a move and adds the former date to this list.
    alsoSent: (row) => (row.date_change === 'correction' ? ['previous_dates'] : []),
  });

for (const [name, endpoint] of Object.entries(otherEndpoints)) endpoints.set(name, endpoint);

export function endpointOf(resource: string): ResourceEndpoint {
  const found = endpoints.get(resource);
  if (!found) throw new Error(`There is no resource ${resource}`);
  return found;
}
