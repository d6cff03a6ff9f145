import { HttpError } from 'react-admin';
import { z } from 'zod';
import type { Endpoint, ParamsOf, ResponseOf } from '#contract/base/endpoint.ts';
import { type ErrorBody, errorStatus } from '#contract/base/errors.ts';
import { recordOf } from '#contract/base/records.ts';
import { fillPath, queryString } from '#contract/client/address.ts';
import type { CallInput } from '#contract/client/call-input.ts';
import { readCsrfToken } from '#contract/client/csrf.ts';
import { parseBody, readAnswer, readError } from '#contract/client/read-answer.ts';
import { createSender } from '#contract/client/send-once.ts';
import { getLocale } from '../messages/locale.ts';
import { signInAgain } from './sign-in-again.ts';

/** The language is that of the back office. */
type OfficeInput<E extends Endpoint> = Omit<CallInput<E>, 'params' | 'body'> & {
  params?: Omit<ParamsOf<E>, 'locale'>;
  /** A file where the endpoint takes one. */
  body?: CallInput<E>['body'] | Blob;
};

/** Calls an endpoint of the contract and resolves to its answer; see `requestPath`. */
export async function request<E extends Endpoint>(
  { method, path, response }: E,
  { params, ...options }: OfficeInput<E> = {},
): Promise<ResponseOf<E>> {
  const address = fillPath(path, { ...params, locale: getLocale() });
  return parsed<E['response']>(
    response,
    await repeatAfterSignIn({ method: method.toUpperCase(), address, ...options }),
  );
}

interface PathOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, unknown>;
  /** Sent as JSON unless it is FormData or a Blob. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls the API below `/{locale}` where the path is known at run time only, as in `requestPath(schema, '/api/persons/3/')`.
 * When the session has ended, shows the sign-in dialog over the current screen and repeats the call, so that nothing typed
 * is lost. Throws HttpError with the contract's error in `body`.
 */
export async function requestPath<S extends z.ZodType>(
  schema: S,
  path: string,
  { method = 'GET', ...options }: PathOptions = {},
): Promise<z.output<S>> {
  return parsed(schema, await repeatAfterSignIn({ method, address: `/${getLocale()}${path}`, ...options }));
}

function parsed<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const answer = parseBody(schema, body);
  if (answer === undefined) throw new HttpError('errors.failed', 200, {});
  return answer;
}

type Sending = Omit<PathOptions, 'method'> & { method: string; address: string };

/** The body of the answer. */
async function repeatAfterSignIn(sending: Sending): Promise<unknown> {
  for (;;) {
    const answer = await send(sending);
    if (answer.status === 401 && (await signInAgain())) continue;
    const body = await readAnswer(answer);
    if (answer.ok) return body ?? null;
    throw toHttpError(answer.status, body);
  }
}

const sendOnce = createSender({ fetch: (address, init) => fetch(address, init), csrfToken });

async function send({ method, address, query, body, signal }: Sending): Promise<Response> {
  try {
    return await sendOnce({ method, address: `${address}${queryString(query)}`, body, signal });
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
  if (!error)
    return new HttpError(status === errorStatus.payload_too_large ? 'errors.too_large' : 'errors.failed', status, {});
  return new HttpError(messageWithUses(error), status, { ...error, ...fieldErrors(error) });
}

const usesSchema = z.object({ used_in: z.array(z.object({ title: z.string() })) });

/** The message, followed by the titles of what still uses the entry. */
function messageWithUses({ message, details }: ErrorBody): string {
  const uses = parseBody(usesSchema, details)?.used_in ?? [];
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
  const inner = recordOf(errors[name]);
  errors[name] = inner;
  setPath(inner, rest, message);
}

/** Message of a caught error: a sentence of the server or a message key. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'errors.failed';
}

/** Messages of a caught error: those of its issues if it has any, else its own. */
export function reasonsOf(error: unknown): string[] {
  const refused = error instanceof HttpError ? readError(error.body) : null;
  if (refused?.issues?.length) return refused.issues.map(({ message }) => message);
  return [errorMessage(error)];
}
