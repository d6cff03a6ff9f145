import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { type ErrorCode, errorStatus, type Issue } from '#contract/base/errors.ts';
import type { CallInput } from '#contract/client/call-input.ts';
import { fillPath } from '#contract/client/address.ts';
import { createClient } from '#contract/client/create-client.ts';
import { readError } from '#contract/client/read-answer.ts';
import { sendCall, type Transport } from '#contract/client/send-call.ts';
import { createSender } from '#contract/client/send-once.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
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

/** Why the server refused something, in words; `otherwise` for what is no refusal. */
export function reasonOf(error: unknown, otherwise: string = m.editor_no_answer()): string {
  return error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : otherwise;
}

/** Calls an endpoint of the contract. Throws ApiError or Unavailable. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

/** Sent all the time while somebody writes; a batch of operations has an id of its own. */
const ownRepetition = new Set<Endpoint>([presenceApi.here, pageEditorApi.operations]);

export function createApi(transport: Transport): CallApi {
  const askOnce = createClient({ send: createSender(transport), refuse });
  const askEachTime = createClient({ send: (call) => sendCall(transport, call), refuse });
  return (endpoint, { params, query, body, signal }) => {
    const { method, path, response } = endpoint;
    const ask = ownRepetition.has(endpoint) ? askEachTime : askOnce;
    const keepalive = body !== undefined && mayKeepAlive(JSON.stringify(body));
    const address = fillPath(path, params);
    return ask<(typeof endpoint)['response']>(response, {
      method: method.toUpperCase(),
      address,
      query,
      body,
      signal,
      keepalive,
    });
  };
}

/** The error of a refusal, or of an answer that did not come or is not as in the contract. */
export function refuse(status: number, body: unknown, cause?: unknown): ApiError | Unavailable {
  return status < 400 ? new Unavailable(cause ?? status, m.editor_no_answer()) : new ApiError(status, body);
}

/** In bytes. Browsers refuse larger `keepalive` bodies (64 KiB, https://fetch.spec.whatwg.org/). */
const maxKeepaliveBytes = 60_000;

/** True when the request may use `keepalive`, so that it survives closing the window. */
function mayKeepAlive(body: string): boolean {
  return document.visibilityState === 'hidden' && new Blob([body]).size <= maxKeepaliveBytes;
}
