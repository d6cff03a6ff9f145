import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { isUnavailable } from './db/is-unavailable.ts';
import { describeError } from './describe-error.ts';
import { errorSentences } from './error-sentences.ts';
import { inGerman } from './german-sentences.ts';
import { localeOf } from './locale-of.ts';
import type { Reporter } from './reporting/reporter.ts';

/**
 * Every error becomes an answer in the contract's shape; what nobody expected is logged, reported and answered without a
 * reason.
 */
export function onError(error: Error, context: Context, reporter?: Reporter): Response {
  const known = toAppError(error);
  if (!known) {
    console.error(`${context.req.method} ${context.req.path}: ${describeError(error)}`);
    reporter?.report('backend', error, context.req.path);
    return answer(context, 'internal');
  }
  if (known.code === 'unavailable') context.header('Retry-After', '5');
  return answer(context, known.code, known);
}

/** For addresses that no area answers. */
export function onNotFound(context: Context): Response {
  return answer(context, 'not_found');
}

function toAppError(error: Error): AppError | null {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable');
  if (!(error instanceof HTTPException) || error.status >= 500) return null;
  return new AppError(codeOf(error.status));
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(errorStatus).find(([, value]) => value === status);
  return (found?.[0] ?? 'bad_request') as ErrorCode;
}

function answer(context: Context, code: ErrorCode, error?: AppError): Response {
  const locale = localeOf(context);
  const speak = (sentence: string) => (locale === 'de' ? inGerman(sentence) : sentence);
  const own = error?.sentence?.[locale] ?? (error && speak(error.message));
  const spoken = own && own !== code ? own : errorSentences[code][locale];
  const body: ErrorBody = { code, message: spoken };
  if (error?.issues) body.issues = error.issues.map(({ path, message }) => ({ path, message: speak(message) }));
  if (error?.details !== undefined) body.details = error.details;
  context.header('Cache-Control', 'no-store');
  return context.json(body, errorStatus[code] as ContentfulStatusCode);
}
