import { HttpError, type useTranslate } from 'react-admin';
import { z } from 'zod';
import type { Endpoint, ParamsOf, ResponseOf } from '#contract/base/endpoint.ts';
import { type ErrorBody, errorStatus } from '#contract/base/errors.ts';
import { recordOf } from '#contract/base/records.ts';
import { fillPath } from '#contract/client/address.ts';
import type { CallInput } from '#contract/client/call-input.ts';
import { browserTransport } from '#contract/client/browser-transport.ts';
import { createClient } from '#contract/client/create-client.ts';
import { parseBody, readError } from '#contract/client/read-answer.ts';
import { createSender } from '#contract/client/send-once.ts';
import { getLocale } from '../messages/locale.ts';

type OpenSignIn = () => Promise<boolean>;

// Calls are made outside of components too (data provider, uploads), so the one dialog of the window registers here.
let openSignIn: OpenSignIn | null = null;
let pending: Promise<boolean> | null = null;

/** Set by the session dialog while a user is signed in; resolves to whether they have signed in again. */
export function onSessionEnded(open: OpenSignIn | null): void {
  openSignIn = open;
}

/** Opens the dialog once for all refused calls; false without a dialog. */
function signInAgain(): Promise<boolean> {
  if (!openSignIn) return Promise.resolve(false);
  pending ??= openSignIn().finally(() => {
    pending = null;
  });
  return pending;
}

/** The language is that of the back office. */
export type OfficeInput<E extends Endpoint> = Omit<CallInput<E>, 'params' | 'body'> & {
  params?: Omit<ParamsOf<E>, 'locale'>;
  /** A file where the endpoint takes one. */
  body?: CallInput<E>['body'] | Blob;
};

/**
 * When the session has ended, shows the sign-in dialog over the current screen and repeats the call, so that nothing typed
 * is lost. Throws HttpError with the contract's error in `body`.
 */
const ask = createClient({ send: createSender(browserTransport), refuse: toHttpError, signInAgain });

/** Calls an endpoint of the contract and resolves to its answer. */
export function request<E extends Endpoint>(
  { method, path, response }: E,
  { params, ...options }: OfficeInput<E> = {},
): Promise<ResponseOf<E>> {
  const address = fillPath(path, { ...params, locale: getLocale() });
  return ask<E['response']>(response, { method: method.toUpperCase(), address, ...options });
}

interface PathOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, unknown>;
  /** Sent as JSON unless it is FormData or a Blob. */
  body?: unknown;
  signal?: AbortSignal;
}

/** The same below `/{locale}` where the path is known at run time only, as in `requestPath(schema, '/api/persons/3/')`. */
export function requestPath<S extends z.ZodType>(
  schema: S,
  path: string,
  { method = 'GET', ...options }: PathOptions = {},
): Promise<z.output<S>> {
  return ask(schema, { method, address: `/${getLocale()}${path}`, ...options });
}

/** The server's error with field errors in `body.errors`, where react-admin's forms expect them; status 0: no answer. */
export function toHttpError(status: number, body: unknown): HttpError {
  if (status === 0) return new HttpError('errors.unreachable', 0, {});
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

/** Why a file was refused: the message, and the reasons that the server names. */
export function refusalText(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const texts = new Set([errorMessage(error), ...reasonsOf(error)]);
  return [...texts].map((text) => translate(text, { _: text })).join(' ');
}
