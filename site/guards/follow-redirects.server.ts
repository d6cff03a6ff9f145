import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { findAny, findExact, follow, withQueryOf } from '#contract/pages/redirects/follow-redirects.ts';
import {
  findPattern,
  type FoundRedirect,
  indexRedirects,
  type RedirectIndex,
} from '#contract/pages/redirects/redirect-index.ts';

/** End of a redirect chain; the address itself without a redirect or in a loop. Patterns do not count here. */
export function followRedirects(url: URL, list: readonly Redirect[]): URL {
  if (list.length === 0) return url;
  const index = indexOf(list);
  const chain = follow((address) => seenFrom(url, findExact(index, address)), pathAndQuery(url));
  const end = chain.addresses.at(-1);
  return chain.loops || end === undefined || chain.found.length === 0 ? url : new URL(end, url);
}

/**
 * Where an address that is not found leads by a pattern, and from there by other redirects; null without one, or if it
 * would come back.
 */
export function followPattern(url: URL, list: readonly Redirect[]): URL | null {
  const index = indexOf(list);
  const found = seenFrom(url, findPattern(index, url.pathname));
  if (!found) return null;
  const next = new URL(withQueryOf(found, pathAndQuery(url)), url);
  const target = next.origin === url.origin ? followRedirects(next, list) : next;
  if (target.origin !== url.origin) return target;
  const { loops } = follow((address) => seenFrom(url, findAny(index, address)), pathAndQuery(url));
  return loops || target.pathname === url.pathname ? null : target;
}

/** A redirect whose target is a path where it is on this site; null unless it is a path or a web address. */
function seenFrom(url: URL, found: FoundRedirect | null): FoundRedirect | null {
  const target = found && targetOf(found.target, url);
  return found && target && { ...found, target: locationOf(target, url) };
}

function pathAndQuery({ pathname, search }: URL): string {
  return pathname + search;
}

/**
 * The address that a redirect leads to; null unless it is a path or a web address. What looks like a path and leads to
 * another host (`//x.example`, `/\\x.example`) is none, as in links.
 */
export function targetOf(newPath: string | null | undefined, from: URL): URL | null {
  if (newPath === null || newPath === undefined || !URL.canParse(newPath, from)) return null;
  const target = new URL(newPath, from);
  if (/^\s*[/\\]/.test(newPath) && target.origin !== from.origin) return null;
  return /^https?:$/.test(target.protocol) ? target : null;
}

const indexes = new WeakMap<readonly Redirect[], RedirectIndex>();

/** The redirects prepared for look-ups, cached as long as their list is. */
function indexOf(list: readonly Redirect[]): RedirectIndex {
  const known = indexes.get(list) ?? indexRedirects(list);
  indexes.set(list, known);
  return known;
}

/** Adds the query of the old address when the new one has none. */
export function withQuery(target: URL, from: URL): URL {
  if (target.search === '') target.search = from.search;
  return target;
}

/** Value of a Location header: without the origin for internal targets, so that it is correct behind any proxy. */
export function locationOf(target: URL, from: URL): string {
  return target.origin === from.origin ? `${target.pathname}${target.search}${target.hash}` : target.href;
}
