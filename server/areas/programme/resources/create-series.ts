import { AppError } from '#contract/base/errors.ts';
import { eventsDefinition } from './events.resource.ts';
import type { State } from '../../../resources/definition/resource.ts';
import { createWithin, write, type WriteContext } from '../../../resources/write-stored.ts';

export interface Series {
  /** Fields that all events of the series share. */
  event: Record<string, unknown>;
  /** Own fields of each event: `start`, and optionally `end` and `external_id`. */
  dates: Record<string, unknown>[];
}

/** Creates several events of a production in one transaction. */
export function createSeries(ctx: WriteContext, { event, dates }: Series): Promise<State[]> {
  return write(ctx, async (tx, changed) => {
    const made: State[] = [];
    for (const [index, date] of dates.entries()) {
      const { state } = await createWithin(
        { db: tx, changed },
        { resource: eventsDefinition, sent: { ...event, ...date } },
      ).catch((error: unknown) => {
        throw named(error, index, date);
      });
      made.push(state);
    }
    return made;
  });
}

/** Adds the index of the event to the paths of the issues. */
function named(error: unknown, index: number, date: object): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => {
    const field = path.split('.')[0] ?? '';
    return { path: field in date || field === 'end' ? `dates.${index}.${path}` : `event.${path}`, message };
  });
  return new AppError(error.code, error.sentence, { details: error.details, issues });
}
