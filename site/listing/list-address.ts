/** Parameters of the visit, not of the list. */
const passing = ['edit', 'version', 'version_id', 'event_overlay'];

/** A word in a query, such as a slug; empty when invalid, so that an invalid filter counts as absent. */
export function wordAt(url: URL, name: string): string {
  const word = url.searchParams.get(name)?.trim() ?? '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_ -]{0,79}$/u.test(word) ? word : '';
}

/** A day as YYYY-MM-DD; empty when it does not exist. */
export function dayAt(url: URL, name: string): string {
  const day = url.searchParams.get(name) ?? '';
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day)) return '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}

/** A month as YYYY-MM; empty when invalid. */
export function monthAt(url: URL, name: string): string {
  const month = url.searchParams.get(name) ?? '';
  return /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : '';
}

/**
 * Address of the same screen with changed query values; null or '' removes one. The page is removed unless it is
 * among them, because another filter starts at page 1.
 */
export function addressWith(url: URL, changes: Record<string, string | null>): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['page', 'after', '_routes', ...passing]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  for (const [name, value] of Array.from(query)) if (value === '') query.delete(name);
  const search = query.toString();
  return search === '' ? url.pathname : `${url.pathname}?${search}`;
}
