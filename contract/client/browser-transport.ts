import { decoded } from '#text/repair-escapes.ts';
import type { Transport } from './send-call.ts';

/** The session of this browser. */
export const browserTransport: Transport = {
  fetch: (address, init) => fetch(address, init),
  csrfToken: () => readCsrfToken(document.cookie),
};

/** The CSRF token in a cookie header or `document.cookie`, decoded; empty without one. */
export function readCsrfToken(cookies: string): string {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1];
  return found ? decoded(found) : '';
}
