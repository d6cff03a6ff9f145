import { tableLimits, wordpressMegabytes } from '#contract/office/table-fields.ts';

const megabyte = 1024 * 1024;
const uploadFraming = 64 * 1024;

/** Largest body that somebody without a session may send, as JSON or with a form of the site. */
export const publicBodies = 64 * 1024;

/** Largest body of other requests that send no file. */
export const otherBodies = 4 * megabyte;

export const tableBodies = tableLimits.megabytes * megabyte;
export const wordpressBodies = wordpressMegabytes * megabyte;

/** Whether a request sends a table to be imported, which may be larger than other bodies. */
export function isTable(path: string): boolean {
  return /^\/[a-z]+\/api\/import\/tables\//.test(path);
}

/** Whether a request sends an export of WordPress. */
export function isWordPress(path: string): boolean {
  return /^\/[a-z]+\/api\/import\/wordpress\/?$/.test(path);
}

/** Largest body of a request to the backend by its path. */
export function largestBody(path: string, uploadBytes: number): number {
  if (/\/api\/media\/?/.test(path)) return uploadBytes + uploadFraming;
  if (isWordPress(path)) return wordpressBodies;
  return isTable(path) ? tableBodies : otherBodies;
}
