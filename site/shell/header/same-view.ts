import { pageQueryNames } from '#contract/pages/page-query.ts';

/**
 * An address with the known query parameters of the current page: search, filters, overlay. In a fixed order and
 * without unknown ones, because the server caches pages without those and hydration must match.
 */
export function sameView(address: string, search: string): string {
  if (address.includes('?')) return address;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => pageQueryNames.has(name)));
  query.sort();
  // Not by `size`, which some supported browsers lack.
  const shown = query.toString();
  return shown === '' ? address : `${address}?${shown}`;
}
