import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { readBeginning } from '../../../platform/safe-fetch/read-beginning.ts';
import type { TranslationService } from '../../../platform/translation-service.ts';
import { parseJson } from '#text/parse-json.ts';

export interface ServiceContext {
  service: TranslationService;
  fetch: typeof globalThis.fetch;
  /** Milliseconds for a whole answer. */
  timeout: number;
}

export interface ServiceRequest {
  /** Path of the call below the address of the service. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON; absent: a GET request. */
  body?: object;
}

/** Most bytes of an answer. */
const largestAnswer = 4 * 1024 * 1024;

/** Sends a request to the translation service; throws AppError with the reason, without key, address and texts. */
export async function askService(ctx: ServiceContext, { path, headers, body }: ServiceRequest): Promise<unknown> {
  const answer = await send(ctx, { path, ...(headers && { headers }), ...(body && { body }) });
  if (!answer?.ok)
    throw failure(answer ? reasonOf(answer.status, await readBeginning(answer, 2000)) : 'translation_away');
  const text = await readBeginning(answer, largestAnswer);
  if (text === '') throw failure('translation_away');
  const found = parseJson(text);
  if (found === undefined) throw failure('translation_unreadable');
  return found;
}

function send(ctx: ServiceContext, { path, headers, body }: ServiceRequest): Promise<Response | null> {
  return ctx
    .fetch(`${ctx.service.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // Only the configured service may receive the key and the texts.
      redirect: 'manual',
      signal: AbortSignal.timeout(ctx.timeout),
    })
    .catch(() => null);
}

function failure(reason: Message): AppError {
  return new AppError('unavailable', reason);
}

/** LibreTranslate answers 403 both for a wrong key and to clients that have sent too much. */
function reasonOf(status: number, says: string): Message {
  if (status === 429 || status === 529 || (status === 403 && /limit/i.test(says))) return 'translation_busy';
  if (status === 456) return 'translation_quota';
  if (status === 401 || status === 403) return 'translation_key_refused';
  if (status === 413) return 'translation_too_long';
  if (status === 400 && /api key/i.test(says)) return 'translation_key_refused';
  if (status >= 500) return 'translation_away';
  return { key: 'translation_request_refused', params: { status } };
}
