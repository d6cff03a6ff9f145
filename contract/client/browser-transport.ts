import { readCsrfToken } from './csrf.ts';
import type { Transport } from './send-call.ts';

/** The session of this browser. */
export const browserTransport: Transport = {
  fetch: (address, init) => fetch(address, init),
  csrfToken: () => readCsrfToken(document.cookie),
};
