import { previewCookie } from '#contract/editing/preview-name.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { fillPath } from '#contract/client/address.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { isReadable } from '../reading/list-shape.ts';
import type { Need } from './time-budget.ts';

/** Bytes that an answer may have; a list of five thousand events has about four million. */
const maxBytes = 16 * 1024 * 1024;

/** The text of a response; rejects when the transfer is interrupted, or too long. */
async function readBody(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

export interface Answer {
  status: number;
  /** Parsed JSON body; null when the status is not successful. */
  body: unknown;
  tags: string[];
  /**
   * Time from which the answer is different, in milliseconds since 1970; Infinity when it changes only with its tags.
   */
  expiresAt: number;
  /** Number of characters of the body. */
  size?: number;
  /** Set for an answer from before, because there is none now: when it arrived, in milliseconds since 1970. */
  asOf?: number;
}

export interface RequestOptions {
  /** Sends a request to the backend, in this process or over the network. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the backend, without a trailing slash. */
  origin: string;
  /** The visitor's request. */
  request: Request;
  /** Milliseconds for a complete answer; absent: no limit. */
  timeout?: number | undefined;
}

export type SendRequest = (
  endpoint: Endpoint,
  params: Record<string, string>,
  query?: Record<string, string>,
  need?: Need,
) => Promise<Answer>;

/** The visitor's cookies if a session is among them; the backend needs no other cookies. */
export function sessionCookie(request: Request): string | null {
  const cookie = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)[^=;]*session[^=;]*=/i.test(cookie) ? cookie : null;
}

/** True for a browser that previews what is not public. */
export function hasPreviewCookie(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').includes(`${previewCookie}=`);
}

/** Statuses below 500 that say nothing about the content: the answer took too long, too many requests. */
const passing = new Set([408, 425, 429]);

/** Makes calls of the contract over HTTP; throws `Unavailable` when there is no answer, and returns every other status. */
export function createRequester({ fetch, origin, request, timeout }: RequestOptions): SendRequest {
  const cookie = sessionCookie(request);
  const headers: Record<string, string> = { accept: 'application/json', ...(cookie !== null && { cookie }) };
  return async (endpoint, params, query = {}) => {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const url = `${origin}${fillPath(endpoint.path, params)}${search}`;
    const signal = timeout === undefined ? request.signal : inTime(request.signal, timeout);
    const response = await fetch(new Request(url, { headers, signal })).catch((reason: unknown) => {
      throw new Unavailable(reason);
    });
    if (response.status >= 500 || passing.has(response.status))
      throw new Unavailable(`${response.status} from ${endpoint.id}`);
    const { body, size } = response.ok ? await bodyOf(response, endpoint) : { body: null, size: 0 };
    if (!response.ok) await response.body?.cancel();
    return {
      status: response.status,
      body,
      size,
      tags: (response.headers.get('cache-tag') ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      expiresAt: Date.parse(response.headers.get('cache-until') ?? '') || Infinity,
    };
  };
}

/** The signal, aborted after so many milliseconds at the latest. */
export function inTime(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}

/** Parsed JSON body. One that is interrupted, late, no JSON or no list where there must be one is no answer. */
async function bodyOf(
  response: Response,
  { id, response: schema }: Endpoint,
): Promise<{ body: unknown; size: number }> {
  const text = await readBody(response).catch((reason: unknown) => {
    throw new Unavailable(reason);
  });
  const body = parse(text);
  if (body === undefined) throw new Unavailable(`no JSON from ${id}`);
  if (!isReadable(schema, body)) throw new Unavailable(`no list from ${id}`);
  return { body, size: text.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
