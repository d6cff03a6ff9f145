import { HttpError } from 'react-admin';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { request } from './request.ts';
import { toFieldValues } from './field-values.ts';

interface EventDate {
  start: string | null;
  end?: string | null;
}

const { start: _start, end: _end, external_id: _number, ...sharedFields } = eventsResource.fields;

/** Creates one event for each of `dates`; they share every other field. All or none are created. */
export async function createEventSeries(row: object): Promise<unknown> {
  const { dates = [], cast = [], ...event } = row as { dates?: EventDate[]; cast?: object[] };
  const body = {
    event: toFieldValues(sharedFields, { ...event, cast: cast.map(castIds) }),
    dates: dates.map(({ start, end }) => ({ start, end: end ?? null })),
  };
  const query = { translations: 'all' };
  try {
    const created = (await request('/api/events/series/', { method: 'POST', query, body })) as { events: object[] };
    return { ...created.events[0], created: created.events.length };
  } catch (error) {
    throw toFormError(error);
  }
}

/** Moves errors of `event.*` to the top level, where the form has these fields. */
function toFormError(error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.body?.errors) return error;
  const { event, ...others } = error.body.errors as { event?: object };
  return new HttpError(error.message, error.status, { ...error.body, errors: { ...event, ...others } });
}

function castIds(line: object): object {
  const { role_id, person_id } = line as Record<string, unknown>;
  return { role_id, person_id };
}
