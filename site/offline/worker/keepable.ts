import { pageQueryNames } from '#contract/page-query.ts';

/** Asked for with one of these a page is an editor's; no worker touches it. */
const ofEditors = new Set(['edit', 'version', 'version_id', 'preview']);
/** What of a query is for one person or one moment; a page asked for with it is never kept. */
const personal = new Set(['token', 'sent', 'q', 'ids', '_routes']);
/** Words that somebody looked for, and where somebody signs up, stay with the house. */
const notKept = /^\/(?:de|en)\/(?:search|newsletter)(?:\/|$)/;
const noPage = /^\/(?:de|en)\/(?:api|pageeditor-api)(?:\/|$)|\.(?:data|ics|atom|xml|json)$/i;

/** True for what visitors read in either language; the ticket shop, files and everything of an editor are none. */
export function isPage({ pathname, searchParams }: URL): boolean {
  if (pathname !== '/' && (!/^\/(?:de|en)(?:\/|$)/.test(pathname) || noPage.test(pathname))) return false;
  return [...searchParams.keys()].every((name) => !ofEditors.has(name));
}

/** Under which address a page is kept, without what changes nothing about it; null where it is never kept. */
export function pageAddress(url: URL): string | null {
  const { pathname, searchParams } = url;
  if (pathname === '/' || !isPage(url) || notKept.test(pathname)) return null;
  if ([...searchParams.keys()].some((name) => personal.has(name))) return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => pageQueryNames.has(name)));
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * True for an answer that is the same for everybody. The house says so of each page; what it makes for somebody with a
 * session it calls private.
 */
export function isForEverybody(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  const control = answer.headers.get('cache-control') ?? '';
  return (
    answer.status === 200 &&
    !answer.redirected &&
    type.startsWith('text/html') &&
    /\bpublic\b/.test(control) &&
    !/\b(?:private|no-store)\b/.test(control)
  );
}
