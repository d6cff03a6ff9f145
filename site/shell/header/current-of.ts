/** Whether a menu entry links to the current page or one of its ancestors. */
export function currentOf(url: string, pathname: string, trail: { url: string }[] = []): 'page' | 'true' | undefined {
  if (url === '') return undefined;
  if (url === pathname) return 'page';
  return trail.some((ancestor) => ancestor.url === url) ? 'true' : undefined;
}

/** Whether the current page is the page of an entry, one of its subpages, or below these. */
export function currentIn(
  { url, children }: { url: string; children: readonly { url: string }[] },
  pathname: string,
  trail?: { url: string }[],
): 'true' | undefined {
  return [{ url }, ...children].some((each) => currentOf(each.url, pathname, trail)) ? 'true' : undefined;
}
