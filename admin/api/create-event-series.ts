import { HttpError } from 'react-admin';
import { z } from 'zod';
import { recordOf } from '#contract/base/records.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { requestPath } from './request.ts';
import { type Row, rowSchema } from './row.ts';
import { toFieldValues } from './field-values.ts';

const { start: _start, end: _end, external_id: _number, ...sharedFields } = eventsResource.fields;

const seriesSchema = z.object({ events: z.tuple([rowSchema], rowSchema) });

/** Creates one event for each of `dates`; they share every other field. All or none are created. */
export async function createEventSeries({ dates, cast, ...event }: Record<string, unknown>): Promise<Row> {
  const body = {
    event: toFieldValues(sharedFields, { ...event, cast: recordsIn(cast).map(castIds) }),
    dates: recordsIn(dates).map(({ start, end }) => ({ start, end: end ?? null })),
  };
  const query = { translations: 'all' };
  try {
    const { events } = await requestPath(seriesSchema, '/api/events/series/', { method: 'POST', query, body });
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

function castIds({ role_id, person_id, work_id = null }: Record<string, unknown>): object {
  return { role_id, person_id, work_id };
}
