import { AppError } from '#contract/errors.ts';
import { keptEvents } from './kept-events.ts';
import type { State } from './resource.ts';
import { createWithin, write, type WritingHouse } from './write-stored.ts';

export interface Series {
  /** What the dates have in common. */
  event: Record<string, unknown>;
  /** What each has by itself: `start`, and `end` and `external_id` where it has them. */
  dates: Record<string, unknown>[];
}

/** Makes dates of a production at once, all or none. */
export function createSeries(house: WritingHouse, { event, dates }: Series): Promise<State[]> {
  return write(house, async (tx, changed) => {
    const made: State[] = [];
    for (const [index, date] of dates.entries()) {
      const { state } = await createWithin(tx, changed, keptEvents, { ...event, ...date }).catch((error: unknown) => {
        throw named(error, index, date);
      });
      made.push(state);
    }
    return made;
  });
}

/** What is wrong, by its place in what was sent. */
function named(error: unknown, index: number, date: object): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => {
    const field = path.split('.')[0] ?? '';
    return { path: field in date || field === 'end' ? `dates.${index}.${path}` : `event.${path}`, message };
  });
  return new AppError(error.code, error.sentence, { details: error.details, issues });
}
