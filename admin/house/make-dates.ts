import { HttpError } from 'react-admin';
import { eventsResource } from '../../contract/resources-programme.ts';
import { ask } from './ask.ts';
import { settleAll } from './settle.ts';

interface NewDate {
  start: string | null;
  end?: string | null;
}

const { start: _start, end: _end, external_id: _number, ...common } = eventsResource.fields;

/** Makes one event for each of `dates`; they share everything but their time. All of them, or none. */
export async function makeDates(row: object): Promise<unknown> {
  const { dates = [], cast = [], ...event } = row as { dates?: NewDate[]; cast?: object[] };
  const body = {
    event: settleAll(common, { ...event, cast: cast.map(bare) }),
    dates: dates.map(({ start, end }) => ({ start, end: end ?? null })),
  };
  const query = { translations: 'all' };
  try {
    const made = (await ask('/api/events/series/', { method: 'POST', query, body })) as { events: object[] };
    return { ...made.events[0], made: made.events.length };
  } catch (error) {
    throw inForm(error);
  }
}

/** The form has the fields of the event beside the dates, not below a name of their own. */
function inForm(error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.body?.errors) return error;
  const { event, ...others } = error.body.errors as { event?: object };
  return new HttpError(error.message, error.status, { ...error.body, errors: { ...event, ...others } });
}

function bare(line: object): object {
  const { role_id, person_id } = line as Record<string, unknown>;
  return { role_id, person_id };
}
