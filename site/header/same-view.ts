import { pageQueryNames } from '#contract/page-query.ts';

/**
 * An address with what a screen reads of a query: what is searched for, chosen or opened. In one order and without
 * foreign names, because a page is made without those and the browser has to agree with it.
 */
export function sameView(address: string, search: string): string {
  if (address.includes('?')) return address;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => pageQueryNames.has(name)));
  query.sort();
  // Not by its `size`, which some of the browsers that the house supports do not know.
  const shown = query.toString();
  return shown === '' ? address : `${address}?${shown}`;
}
