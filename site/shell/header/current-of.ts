/** Whether a menu entry links to the current page or one of its ancestors. */
export function currentOf(url: string, pathname: string, trail: { url: string }[] = []): 'page' | 'true' | undefined {
  if (url === '') return undefined;
  if (url === pathname) return 'page';
  return trail.some((ancestor) => ancestor.url === url) ? 'true' : undefined;
}
