/** True for a block as wide as the page. */
export function isFull(box: { width: number }): boolean {
  return box.width >= document.body.clientWidth - 2;
}
