import type { ForeignBackend } from '../foreign/foreign-backend.ts';
import type { Pair } from '../foreign/pair.ts';
import { type ListEndpoint, readList } from '../foreign/read-list.ts';
import type { Taking } from '../taking.ts';
import { reportList } from './stage.ts';

/** Reads something once in a run that many entries need. */
export function onceInRun<T>(read: (taking: Taking) => Promise<T>): (taking: Taking) => Promise<T> {
  const done = new WeakMap<ForeignBackend, Promise<T>>();
  return (taking) => {
    const reading = done.get(taking.backend) ?? read(taking);
    done.set(taking.backend, reading);
    return reading;
  };
}

interface Extra<T> {
  /** Kind of the entries of which the list tells. */
  kind: string;
  list: ListEndpoint<T>;
  query?: Record<string, string>;
}

/**
 * A list that says more about entries than their own calls do. Null if it could not be read to its end, which is
 * reported: what it says is not known then, and nothing is written from it.
 */
export async function readExtraList<T>(
  taking: Taking,
  { kind, list, query = {} }: Extra<T>,
): Promise<Pair<T>[] | null> {
  const read = await readList<T>(taking.backend, list, query);
  await reportList(taking, kind, read);
  return read.isWhole && !read.isAbsent ? read.entries : null;
}
