export { groupBy, isRecord, recordOf } from '#text/records.ts';

/** Keys of a literal or a complete record. The type is safe only where the object has no keys besides those of its type. */
export function keysOf<T extends object>(record: T): Extract<keyof T, string>[] {
  return Object.keys(record) as Extract<keyof T, string>[];
}
