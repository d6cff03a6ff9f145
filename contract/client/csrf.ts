import { repairEscapes } from '#text/repair-escapes.ts';

/** The CSRF token in a cookie header or `document.cookie`, decoded; empty without one. */
export function readCsrfToken(cookies: string): string {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1];
  return found ? decodeURIComponent(repairEscapes(found)) : '';
}
