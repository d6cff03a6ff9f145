import { HttpError } from 'react-admin';
import { type ErrorBody, errorSchema } from '../../contract/errors.ts';
import { language } from './language.ts';
import { signInAgain } from './sign-in-again.ts';

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, unknown>;
  /** Sent as JSON, but for a form or a file. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls the API below `/{locale}`, as in `ask('/api/persons/3/')`, and gives what it answers. Where the session has ended,
 * asks for the password over what is on the screen and then calls again, so that nothing typed is lost. Throws HttpError
 * with the contract’s error in `body`.
 */
export async function ask(path: string, question: Question = {}): Promise<unknown> {
  for (;;) {
    const answer = await call(path, question);
    if (answer.status === 401 && (await signInAgain())) continue;
    const body: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (answer.ok) return body;
    throw failureOf(answer.status, body);
  }
}

async function call(path: string, { method = 'GET', query, body, signal }: Question): Promise<Response> {
  const raw = body instanceof FormData || body instanceof Blob;
  const headers = new Headers({ accept: 'application/json' });
  if (method !== 'GET') headers.set('x-csrftoken', csrfToken());
  if (body !== undefined && !raw) headers.set('content-type', 'application/json');
  try {
    return await fetch(`/${language()}${path}${queryOf(query)}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpError('house.unreachable', 0, {});
  }
}

function queryOf(query: Record<string, unknown> = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') given.set(name, String(value));
  }
  return given.size > 0 ? `?${given}` : '';
}

/** The token as the server put it into its readable cookie; empty without one. */
export function csrfToken(): string {
  const found = /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : '';
}

/** What the server said, with what is wrong field by field in `body.errors`, where forms look for it. */
export function failureOf(status: number, body: unknown): HttpError {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return new HttpError('house.failed', status, {});
  return new HttpError(withUses(parsed.data), status, { ...parsed.data, ...errorsOf(parsed.data) });
}

/** Why something stays, with what needs it. */
function withUses({ message, details }: ErrorBody): string {
  const uses = (details as { used_in?: { title: string }[] } | undefined)?.used_in ?? [];
  const quoted = ({ title }: { title: string }) => (language() === 'en' ? `“${title}”` : `„${title}“`);
  return uses.length === 0 ? message : `${message} ${uses.map(quoted).join(', ')}`;
}

function errorsOf({ issues = [] }: ErrorBody): { errors?: Record<string, unknown> } {
  if (issues.length === 0) return {};
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) place(errors, path.split('.'), message);
  return { errors };
}

function place(errors: Record<string, unknown>, [name = '', ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    errors[name] ??= message;
    return;
  }
  if (typeof errors[name] !== 'object') errors[name] = {};
  place(errors[name] as Record<string, unknown>, rest, message);
}
