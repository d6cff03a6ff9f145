import { parseUrl } from '#text/parse-url.ts';
import { isOwnAddress, partsOfAddress } from './old-address.ts';
import {
  findAtAddress,
  findPattern,
  type FoundRedirect,
  indexRedirects,
  isPattern,
  type RedirectIndex,
} from './redirect-index.ts';
import type { Redirect } from './redirect.ts';

/** Patterns that follow one another, each perhaps with a longer address; more are as good as a loop. */
const maxPatterns = 20;

interface Chain {
  /** The addresses one after the other, the first included. */
  addresses: string[];
  found: FoundRedirect[];
  loops: boolean;
}

/** Follows an address through every redirect, those with an asterisk included, as if no page were in between. */
export function followAll(index: RedirectIndex, start: string): Chain {
  return follow((address) => findAny(index, address), start);
}

/** Follows an address as long as a redirect is found for it; an address on another host is the end. */
export function follow(find: (address: string) => FoundRedirect | null, start: string): Chain {
  const chain: Chain = { addresses: [start], found: [], loops: false };
  const seen = new Set<string>();
  let address = start;
  let patterns = 0;
  while (isOwnAddress(address)) {
    if (seen.has(keyOf(address)) || patterns > maxPatterns) return { ...chain, loops: true };
    seen.add(keyOf(address));
    const found = find(address);
    if (!found) return chain;
    if (isPattern(found.redirect.old_path)) patterns += 1;
    address = withQueryOf(found, address);
    chain.found.push(found);
    chain.addresses.push(address);
  }
  return chain;
}

/** The redirect that matches an address for which there is no page. */
export function findAny(index: RedirectIndex, address: string): FoundRedirect | null {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return findExact(index, address) ?? findPattern(index, pathname);
}

/** The redirect of this very address; patterns do not count. */
export function findExact(index: RedirectIndex, address: string): FoundRedirect | null {
  return findAtAddress(index, partsOfAddress(address));
}

/** Where a redirect leads; the query of the request goes along if the target has none. */
export function withQueryOf({ target, keepsQuery }: FoundRedirect, address: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]+)/.exec(address) ?? [];
  const [, beforeHash = '', hash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return keepsQuery && !beforeHash.includes('?') ? beforeHash + query + hash : target;
}

/** The same for addresses that are written differently. */
export function keyOf(address: string): string {
  if (!isOwnAddress(address)) return parseUrl(address)?.href ?? address;
  const { path, parameters } = partsOfAddress(address);
  return JSON.stringify([path, parameters]);
}

/**
 * The addresses of a loop that a redirect would close, in order; null if there is none. `others` are the redirects that
 * it could meet, without itself.
 */
export function findLoop(redirect: Redirect, others: readonly Redirect[]): string[] | null {
  const index = indexRedirects([...others, redirect]);
  for (const start of startsOf(redirect, others)) {
    const { addresses, loops, found } = followAll(index, start);
    // Those before the circle only lead into it; one that grows has no first address.
    const first = addresses.findIndex((one) => keyOf(one) === keyOf(addresses.at(-1) ?? ''));
    const circle = found.slice(first < found.length ? first : -maxPatterns / 2);
    if (loops && circle.some((one) => one.redirect === redirect)) return shorten(addresses);
  }
  return null;
}

/**
 * Addresses from which a loop through the redirect can be found: its own; for a pattern one with an unknown rest, and
 * those at which another redirect begins or ends.
 */
function startsOf(redirect: Redirect, others: readonly Redirect[]): string[] {
  if (!isPattern(redirect.old_path)) return [redirect.old_path];
  const beginning = redirect.old_path.slice(0, -1);
  const target = redirect.new_path.replace(/\*$/, '');
  const rests = new Set(['*']);
  for (const { old_path: from, new_path: to } of others) {
    if (isPattern(redirect.new_path) && from.startsWith(target)) rests.add(from.slice(target.length));
    if (to.startsWith(beginning)) rests.add(to.slice(beginning.length));
  }
  rests.delete('');
  return [...rests].map((rest) => beginning + rest);
}

/** The first addresses of a chain, so that a long one can be read. */
function shorten(addresses: string[]): string[] {
  return addresses.length > 6 ? [...addresses.slice(0, 5), '…'] : addresses;
}
