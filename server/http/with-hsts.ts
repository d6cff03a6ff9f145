import type { RequestListener } from 'node:http';

export interface HstsSettings {
  /** Seconds for which browsers use https only; 0 ends it. */
  maxAge: number;
  includeSubDomains: boolean;
}

/** Sends `Strict-Transport-Security` with every answer to a request that came to the proxy by https. */
export function withHsts(settings: HstsSettings | undefined, listener: RequestListener): RequestListener {
  if (!settings) return listener;
  const value = `max-age=${settings.maxAge}${settings.includeSubDomains ? '; includeSubDomains' : ''}`;
  return (incoming, outgoing) => {
    if (isHttps(incoming.rawHeaders)) outgoing.setHeader('Strict-Transport-Security', value);
    listener(incoming, outgoing);
  };
}

/** Whether the last `X-Forwarded-Proto`, which the trusted proxy wrote, is https. Reads the list, like `parseHeaders`. */
function isHttps(raw: readonly string[]): boolean {
  for (let index = raw.length - 2; index >= 0; index -= 2) {
    const name = raw[index] ?? '';
    if (name.length === 17 && name.toLowerCase() === 'x-forwarded-proto')
      return raw[index + 1]?.split(',').at(-1)?.trim().toLowerCase() === 'https';
  }
  return false;
}
