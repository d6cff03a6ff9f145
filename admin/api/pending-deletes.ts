import type { Identifier, RaRecord } from 'react-admin';

const pending = new Set<string>();
const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;

/** Hides the entry from lists while its deletion can still be undone. */
export function markAsDeleted(resource: string, id: Identifier): void {
  pending.add(keyOf(resource, id));
}

/** The deletion succeeded or failed: lists show again what the server answers. */
export function finishDelete(resource: string, id: Identifier): void {
  pending.delete(keyOf(resource, id));
}

/** The deletion was undone. */
export function cancelDeletes(): void {
  pending.clear();
}

export function withoutPendingDeletes<Row extends RaRecord>(resource: string, rows: Row[]): Row[] {
  return pending.size === 0 ? rows : rows.filter(({ id }) => !pending.has(keyOf(resource, id)));
}
