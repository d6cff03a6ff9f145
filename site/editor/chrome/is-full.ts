import type { Box } from './use-boxes.ts';

/** True for a block as wide as the page. */
export function isFull(box: Box): boolean {
  return box.width >= document.body.clientWidth - 2;
}
