import type { Identifier, RaRecord } from 'react-admin';

const leaving = new Set<string>();
const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;

/** From now on lists are read without this entry: it is deleted unless somebody takes that back. */
export function letGo(resource: string, id: Identifier): void {
  leaving.add(keyOf(resource, id));
}

/** The entry was deleted, or could not be: lists tell what the house has. */
export function hasGone(resource: string, id: Identifier): void {
  leaving.delete(keyOf(resource, id));
}

/** What was to be deleted last stays. */
export function takeBack(): void {
  leaving.clear();
}

export function withoutLeaving<Row extends RaRecord>(resource: string, rows: Row[]): Row[] {
  return leaving.size === 0 ? rows : rows.filter(({ id }) => !leaving.has(keyOf(resource, id)));
}
