/** Most characters of an address with its query; the server refuses longer ones. */
export const longestAddress = 4096;

/** Parameters whose value may contain slashes; in all others a slash is encoded. */
const takesSlashes = new Set(['path', 'slug']);

/** The path of an endpoint with its parameters filled in and encoded, `/de/api/events/7/`; a missing one is empty. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return takesSlashes.has(name) ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
}

/** A query string with its question mark; empty, null and missing values are left out. Empty if none is left. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') given.set(name, String(value));
  }
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}
