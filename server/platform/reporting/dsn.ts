/** Address and key of the reporting service. */
export interface Destination {
  /** Endpoint for Sentry envelopes. */
  url: string;
  /** Public key of the project. */
  key: string;
}

/** Parses a Sentry DSN, `https://key@host/path/1`. */
export function readDsn(dsn: string): Destination {
  const { protocol, username, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  return {
    url: `${protocol}//${host}${pathname.slice(0, cut)}/api/${pathname.slice(cut + 1)}/envelope/`,
    key: username,
  };
}
