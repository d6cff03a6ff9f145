/** Whether a menu entry leads to the page that is shown or to one above it. */
export function currentOf(url: string, pathname: string, trail: { url: string }[] = []): 'page' | 'true' | undefined {
  if (url === '') return undefined;
  if (url === pathname) return 'page';
  return trail.some((ancestor) => ancestor.url === url) ? 'true' : undefined;
}
