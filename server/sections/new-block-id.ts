import { randomUUID } from 'node:crypto';

/** A new id for a block, e.g. `quote-3f9a…`; nothing in the house has it. */
export function newBlockId(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}
