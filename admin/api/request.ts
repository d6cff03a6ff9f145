import { HttpError } from 'react-admin';
import type { ErrorBody } from '#contract/base/errors.ts';
import { queryString } from '#contract/client/address.ts';
import { readCsrfToken } from '#contract/client/csrf.ts';
import { readAnswer, readError } from '#contract/client/read-answer.ts';
import { sendCall } from '#contract/client/send-call.ts';
import { getLocale } from '../messages/locale.ts';
import { signInAgain } from './sign-in-again.ts';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, unknown>;
  /** Sent as JSON unless it is FormData or a Blob. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls the API below `/{locale}`, as in `request('/api/persons/3/')`, and resolves to the answer's body. When the session
 * has ended, shows the sign-in dialog over the current screen and repeats the call, so that nothing typed is lost. Throws
 * HttpError with the contract's error in `body`.
 */
export async function request(path: string, question: RequestOptions = {}): Promise<unknown> {
  for (;;) {
    const answer = await send(path, question);
    if (answer.status === 401 && (await signInAgain())) continue;
    const body = await readAnswer(answer);
    if (answer.ok) return body ?? null;
    throw toHttpError(answer.status, body);
  }
}

const transport = { fetch: (address: string, init: RequestInit) => fetch(address, init), csrfToken };

async function send(path: string, { method = 'GET', query, body, signal }: RequestOptions): Promise<Response> {
  try {
    return await sendCall(transport, { method, address: `/${getLocale()}${path}${queryString(query)}`, body, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpError('errors.unreachable', 0, {});
  }
}

/** CSRF token of the cookie that the server sets; empty without one. */
export function csrfToken(): string {
  return readCsrfToken(document.cookie);
}

/** The server's error with field errors in `body.errors`, where react-admin's forms expect them. */
export function toHttpError(status: number, body: unknown): HttpError {
  const error = readError(body);
  if (!error) return new HttpError('errors.failed', status, {});
  return new HttpError(messageWithUses(error), status, { ...error, ...fieldErrors(error) });
}

/** The message, followed by the titles of what still uses the entry. */
function messageWithUses({ message, details }: ErrorBody): string {
  const uses = (details as { used_in?: { title: string }[] } | undefined)?.used_in ?? [];
  const quoted = ({ title }: { title: string }) => (getLocale() === 'en' ? `“${title}”` : `„${title}“`);
  return uses.length === 0 ? message : `${message} ${uses.map(quoted).join(', ')}`;
}

function fieldErrors({ issues = [] }: ErrorBody): { errors?: Record<string, unknown> } {
  if (issues.length === 0) return {};
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) setPath(errors, path.split('.'), message);
  return { errors };
}

function setPath(errors: Record<string, unknown>, [name = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    errors[name] ??= message;
    return;
  }
  if (typeof errors[name] !== 'object') errors[name] = {};
  setPath(errors[name] as Record<string, unknown>, rest, message);
}

/** Message of a caught error: a sentence of the server or a message key. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'errors.failed';
}
