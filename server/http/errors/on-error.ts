import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from '#contract/base/errors.ts';
import { keysOf } from '#contract/base/records.ts';
import { shortened } from '#text/beginning-of.ts';
import { isUnavailable } from '../../db/postgres-errors.ts';
import { isStorageFull } from '../../platform/files/is-storage-full.ts';
import { describeError } from '../../platform/reporting/describe-error.ts';
import { writeMessage } from './write-message.ts';
import { localeOf } from '../locale-of.ts';
import type { Reporter } from '../../platform/reporting/reporter.ts';

/** Problems that an answer names at most, and bytes that they take together. */
export const maxIssues = 20;
const maxIssueBytes = 9000;

/** Turns every error into a response in the contract's shape. */
export function onError(error: Error, context: Context, reporter?: Reporter): Response {
  const appError = toAppError(error, `${context.req.method} ${context.req.path}`, reporter);
  if (appError.retryAfter !== undefined) context.header('Retry-After', String(appError.retryAfter));
  return answer(context, appError);
}

/** The response for addresses without an endpoint. */
export function onNotFound(context: Context): Response {
  return answer(context, new AppError('not_found'));
}

/**
 * The error of the contract for what was thrown while a request was handled. An unexpected one is logged and reported;
 * its answer gives no reason.
 */
export function toAppError(error: unknown, request: string, reporter?: Reporter): AppError {
  const known = knownError(error);
  if (!known) {
    console.error(`${request}: ${describeError(error)}`);
    reporter?.report('backend', error, request.replace(/^.*? (?=\/)/, ''));
    return new AppError('internal');
  }
  // Also for those who run the server: nothing else tells them.
  if (known.code === 'storage_full') console.error(`${request}: the disk is full`);
  return known;
}

function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable');
  if (isStorageFull(error)) return new AppError('storage_full');
  if (!(error instanceof HTTPException) || error.status >= 500) return null;
  return new AppError(codeOf(error.status));
}

function codeOf(status: number): ErrorCode {
  return keysOf(errorStatus).find((code) => errorStatus[code] === status) ?? 'bad_request';
}

function answer(context: Context, error: AppError): Response {
  const locale = localeOf(context);
  const body: ErrorBody = { code: error.code, message: writeMessage(error.sentence, locale) };
  if (error.issues) {
    body.issues = [];
    let room = maxIssueBytes;
    for (const { path, message } of error.issues.slice(0, maxIssues)) {
      const issue = { path: cut(path), message: cut(writeMessage(message, locale)) };
      room -= Buffer.byteLength(JSON.stringify(issue));
      if (room >= 0) body.issues.push(issue);
    }
  }
  if (error.details !== undefined) body.details = error.details;
  context.header('Cache-Control', 'no-store');
  return context.json(body, errorStatus[error.code]);
}

/** A path or message can repeat what was sent. */
function cut(text: string): string {
  return shortened(text, 300);
}
