import type { Navigation } from '#contract/navigation.ts';

/** Whether a menu entry leads to the page that is shown or to one above it. */
export function currentOf(url: string, pathname: string, trail: { url: string }[] = []): 'page' | 'true' | undefined {
  if (url === '') return undefined;
  if (url === pathname) return 'page';
  return trail.some((ancestor) => ancestor.url === url) ? 'true' : undefined;
}

/** Which entries of the menus a page marks: the same text for all pages that mark the same ones. */
export function marksOf(navigation: Navigation | undefined, pathname: string, trail: { url: string }[] = []): string {
  let marks = '';
  for (const entry of [...(navigation?.main_navigation ?? []), ...(navigation?.menu ?? [])])
    for (const { url } of [entry, ...entry.children]) {
      const current = currentOf(url, pathname, trail);
      if (current) marks += ` ${url} ${current}`;
    }
  return marks;
}
