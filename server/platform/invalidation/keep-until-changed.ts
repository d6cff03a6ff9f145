import type { Changes } from '../../app-context.ts';
import { isUnavailable } from '../../db/postgres-errors.ts';

interface Kept<T> {
  /** Whether a change with this tag makes the value stale. */
  isStaleBy: (tag: string) => boolean;
  read: () => Promise<T>;
}

/** Returns a function that reads a value when it is first needed, and again after each such change. A failure is not kept. */
export function keepUntilChanged<T>(
  { onInvalidate }: Pick<Changes, 'onInvalidate'>,
  { isStaleBy, read }: Kept<T>,
): () => Promise<T> {
  let known: Promise<T> | undefined;
  onInvalidate((changed) => {
    if (changed === null || changed.some(isStaleBy)) known = undefined;
  });
  return () => {
    if (known) return known;
    const reading = read();
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  };
}

interface StaleIfError<T> {
  /** What is known without a query; undefined before the first answer and after a change. */
  known: () => T | undefined;
  /** While the database cannot be reached, what was read last holds. */
  read: () => Promise<T>;
}

/** The same for a value that is needed while the database is away. */
export function staleIfError<T>(changes: Pick<Changes, 'onInvalidate'>, kept: Kept<T>): StaleIfError<T> {
  const stored = keepUntilChanged(changes, kept);
  let last: { value: T; isFresh: boolean } | undefined;
  let readings = 0;
  changes.onInvalidate((changed) => {
    if (changed !== null && !changed.some(kept.isStaleBy)) return;
    readings += 1;
    if (last) last = { ...last, isFresh: false };
  });

  async function read(): Promise<T> {
    const begun = readings;
    try {
      const value = await stored();
      last = { value, isFresh: begun === readings };
      return value;
    } catch (error) {
      if (last === undefined || !isUnavailable(error)) throw error;
      return last.value;
    }
  }

  return { known: () => (last?.isFresh ? last.value : undefined), read };
}
