import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
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

/** What an error says to a person. */
export function sentenceOf(error: AppError, locale: Locale): string {
  const own = error.sentence?.[locale] ?? speak(error.message, locale);
  return own && own !== error.code ? own : errorSentences[error.code][locale];
}

/** A sentence of the code in a language. */
export function speak(sentence: string, locale: Locale): string {
  return locale === 'de' ? inGerman(sentence) : sentence;
}

function answer(context: Context, code: ErrorCode, error?: AppError): Response {
  const locale = localeOf(context);
  const body: ErrorBody = { code, message: error ? sentenceOf(error, locale) : errorSentences[code][locale] };
  if (error?.issues) {
    body.issues = error.issues.map(({ path, message }) => ({ path, message: speak(message, locale) }));
  }
  if (error?.details !== undefined) body.details = error.details;
  context.header('Cache-Control', 'no-store');
  return context.json(body, errorStatus[code] as ContentfulStatusCode);
}
