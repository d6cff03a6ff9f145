export interface Call {
  /** In capitals: `POST`. */
  method: string;
  /** Path with its query, or an absolute URL. */
  address: string;
  /** Sent as JSON; a file or a form is sent unchanged. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Of a write: the server does it once for each key. */
  key?: string;
  /** True: also completes when the window closes (`keepalive`); at most 64 KiB. */
  keepalive?: boolean;
}

export interface Transport {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Value of the readable cookie that every write repeats in a header; see csrf.ts. */
  csrfToken: () => string;
}

/** Sends a call with the session of the browser; rejects only if there is no response. */
export function sendCall({ fetch, csrfToken }: Transport, call: Call): Promise<Response> {
  const { method, address, body, signal, key, keepalive = false } = call;
  const asIs = body instanceof FormData || body instanceof Blob;
  return fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(method !== 'GET' && { 'x-csrftoken': csrfToken() }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && !asIs && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: asIs ? body : JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
  });
}
