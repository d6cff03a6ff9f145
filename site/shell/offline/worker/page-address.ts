import { pageQueryNames } from '#contract/pages/page-query.ts';

/** Query parameters of editors; the worker ignores pages with them. */
const editorParameters = new Set(['edit', 'version', 'version_id', 'preview']);
/** Query parameters that are personal or temporary; a page with them is never stored. */
const personalParameters = new Set(['token', 'sent', 'q', 'ids', '_routes']);
/** Search pages and sign-up pages are never stored. */
const neverStored = /^\/(?:de|en)\/(?:search|newsletter)(?:\/|$)/;
const notAPage = /^\/(?:de|en)\/(?:api|pageeditor-api)(?:\/|$)|\.(?:data|ics|atom|xml|json)$/i;

/** True for pages of visitors in either language; not for the ticket shop, files and pages of editors. */
export function isPage({ pathname, searchParams }: URL): boolean {
  if (pathname !== '/' && (!/^\/(?:de|en)(?:\/|$)/.test(pathname) || notAPage.test(pathname))) return false;
  return [...searchParams.keys()].every((name) => !editorParameters.has(name));
}

/**
 * Address under which a page is stored, without irrelevant parameters; null when it must not be stored. A page of a list
 * is stored by its number: where it begins changes with every event that ends.
 */
export function pageAddress(url: URL): string | null {
  const { pathname, searchParams } = url;
  if (pathname === '/' || !isPage(url) || neverStored.test(pathname)) return null;
  if ([...searchParams.keys()].some((name) => personalParameters.has(name))) return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== 'after' && pageQueryNames.has(name)));
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * True for a response that is the same for every visitor: the server marks every page, and responses for a session are
 * private.
 */
export function isPublicPage(answer: Response): boolean {
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
