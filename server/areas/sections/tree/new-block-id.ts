import { randomUUID } from 'node:crypto';

/** A new, globally unique id for a block, for example `quote-3f9a…`. */
export function newBlockId(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}
