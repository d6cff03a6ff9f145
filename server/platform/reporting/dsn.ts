/** Where reports go, and as whom. */
export interface Destination {
  /** Address that takes envelopes. */
  url: string;
  /** Public key of the project. */
  key: string;
}

/** Reads `https://key@host/path/1`, the address that a service with Sentry’s protocol gives for a project. */
export function readDsn(dsn: string): Destination {
  const { protocol, username, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  return {
    url: `${protocol}//${host}${pathname.slice(0, cut)}/api/${pathname.slice(cut + 1)}/envelope/`,
    key: username,
  };
}
