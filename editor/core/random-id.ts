import { randomUuid } from '#text/random-uuid.ts';

/** An id for a new block. */
export function newBlockId(): string {
  return `b${randomUuid().replaceAll('-', '').slice(0, 20)}`;
}
