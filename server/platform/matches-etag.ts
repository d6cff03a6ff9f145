/** True if If-None-Match names the ETag, which is a strong one, or is `*`. Weak tags match too (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.includes(etag) && header.match(/"[^"]*"/g)?.includes(etag) === true;
}
