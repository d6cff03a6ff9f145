import { resources } from '#contract/resources.ts';
import type { CopyRules } from '#contract/resources/copy-rules.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { otherEndpoints } from './other-endpoints.ts';
import { createEventSeries } from './create-event-series.ts';
import type { Row } from './row.ts';

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

/** Forms choose a role by id; the server would prefer the role's text if it were sent along. */
function withoutRoleTexts(list: string): NonNullable<ResourceEndpoint['toInput']> {
  return (row) => {
    const lines = row[list];
    if (!Array.isArray(lines)) return row;
    return { ...row, [list]: lines.map(({ role_id, person_id }: Record<string, unknown>) => ({ role_id, person_id })) };
  };
}

for (const [name, list] of [
  ['productions', 'credits'],
  ['events', 'cast'],
] as const) {
  const endpoint = endpoints.get(name);
  if (endpoint) endpoints.set(name, { ...endpoint, toInput: withoutRoleTexts(list) });
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
