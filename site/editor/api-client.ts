import type { z } from 'zod';
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { type ErrorCode, errorSchema, type Issue } from '#contract/errors.ts';
import { m } from '#site/paraglide/messages.js';

/** An answer of the server that is an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly issues: Issue[];
  readonly details: unknown;

  constructor(status: number, body: unknown) {
    const parsed = errorSchema.safeParse(body);
    super(parsed.success ? parsed.data.message : m.editor_no_answer());
    this.name = 'ApiError';
    this.status = status;
    this.code = parsed.success ? parsed.data.code : null;
    this.issues = parsed.success ? (parsed.data.issues ?? []) : [];
    this.details = parsed.success ? parsed.data.details : undefined;
  }
}

/** No answer came, or none that can be read. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(m.editor_no_answer(), { cause });
    this.name = 'NetworkError';
  }
}

export interface CallInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query?: Partial<QueryOf<E>>;
  body?: E extends { body?: infer B extends z.ZodType } ? z.input<B> : never;
  signal?: AbortSignal;
}

/** Calls an endpoint of the contract; throws ApiError or NetworkError. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

export interface ApiOptions {
  fetch: typeof fetch;
  /** Value of the readable cookie that every write must repeat in a header. */
  csrfToken: () => string;
}

export function createApi(options: ApiOptions): CallApi {
  return async (endpoint, input) => {
    const answer = await request(options, endpoint, input);
    const body: unknown = answer.status === 204 ? null : await answer.json().catch(() => undefined);
    if (!answer.ok) throw new ApiError(answer.status, body);
    const parsed = endpoint.response.safeParse(body);
    if (!parsed.success) throw new NetworkError(parsed.error);
    return parsed.data as never;
  };
}

async function request<E extends Endpoint>(
  { fetch, csrfToken }: ApiOptions,
  endpoint: E,
  input: CallInput<E>,
): Promise<Response> {
  const writes = endpoint.method !== 'get';
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method.toUpperCase(),
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(writes ? { 'content-type': 'application/json', 'x-csrftoken': csrfToken() } : {}),
      },
      ...(body === undefined ? {} : { body, keepalive: outlivesWindow(body) }),
      ...(input.signal ? { signal: input.signal } : {}),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** Bytes that a browser sends on for a window that is gone; more it refuses (https://fetch.spec.whatwg.org/, 64 KiB). */
const mostAfterwards = 60_000;

/** True for what may be the last of a window that is being left. */
function outlivesWindow(body: string): boolean {
  return document.visibilityState === 'hidden' && new Blob([body]).size <= mostAfterwards;
}

function addressOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = params as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return name === 'path' || name === 'slug'
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The CSRF token as the server put it into its readable cookie; empty without one. */
export function csrfFromCookie(): string {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : '';
}
