import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { type ErrorCode, errorStatus, type Issue } from '#contract/base/errors.ts';
import type { CallInput } from '#contract/client/call-input.ts';
import { fillPath, queryString } from '#contract/client/address.ts';
import { readCsrfToken } from '#contract/client/csrf.ts';
import { parseBody, readAnswer, readError } from '#contract/client/read-answer.ts';
import { type Call, sendCall, type Transport } from '#contract/client/send-call.ts';
import { createSender } from '#contract/client/send-once.ts';
import { pageEditorApi } from '#contract/editing/page-editor-api.ts';
import { presenceApi } from '#contract/editing/presence.ts';
import { m } from '#messages/paraglide/messages.js';

/** An error response of the server, or of a proxy in front of it, which sends no `ErrorBody`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly issues: Issue[];
  readonly details: unknown;

  constructor(status: number, body: unknown) {
    const error = readError(body);
    super(error?.message ?? (status === errorStatus.payload_too_large ? m.editor_too_large() : m.editor_no_answer()));
    this.name = 'ApiError';
    this.status = status;
    this.code = error?.code ?? null;
    this.issues = error?.issues ?? [];
    this.details = error?.details;
  }
}

/** No response arrived, or its body could not be parsed. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(m.editor_no_answer(), { cause });
    this.name = 'NetworkError';
  }
}

/** Calls an endpoint of the contract. Throws ApiError or NetworkError. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

/** Sent all the time while somebody writes; a batch of operations has an id of its own. */
const ownRepetition = new Set<Endpoint>([presenceApi.here, pageEditorApi.operations]);

export function createApi(transport: Transport): CallApi {
  const sendOnce = createSender(transport);
  return async (endpoint, input) => {
    const send = ownRepetition.has(endpoint) ? (call: Call) => sendCall(transport, call) : sendOnce;
    const answer = await request(send, endpoint, input);
    const body = await readAnswer(answer);
    if (!answer.ok) throw new ApiError(answer.status, body);
    const parsed = parseBody<(typeof endpoint)['response']>(endpoint.response, body);
    if (parsed === undefined) throw new NetworkError(new Error(`${endpoint.id} is not answered as in the contract`));
    return parsed;
  };
}

async function request<E extends Endpoint>(
  send: (call: Call) => Promise<Response>,
  { method, path }: E,
  { params, query, body, signal }: CallInput<E>,
): Promise<Response> {
  const address = `${fillPath(path, params)}${queryString(query)}`;
  try {
    const keepalive = body !== undefined && mayKeepAlive(JSON.stringify(body));
    return await send({ method: method.toUpperCase(), address, body, signal, keepalive });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** In bytes. Browsers refuse larger `keepalive` bodies (64 KiB, https://fetch.spec.whatwg.org/). */
const maxKeepaliveBytes = 60_000;

/** True when the request may use `keepalive`, so that it survives closing the window. */
function mayKeepAlive(body: string): boolean {
  return document.visibilityState === 'hidden' && new Blob([body]).size <= maxKeepaliveBytes;
}

/** The CSRF token from the readable cookie; empty when the cookie is missing. */
export function csrfFromCookie(): string {
  return readCsrfToken(document.cookie);
}
