import { z } from 'zod';
import type { Message } from './messages.ts';
import { keysOf } from './records.ts';
import { component } from './schema-parts.ts';

/** HTTP status of each error code. */
export const errorStatus = {
  bad_request: 400,
  invalid_locale: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  csrf: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  locked: 423,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

/** Each has a text of its own, with itself as the key. */
export type ErrorCode = keyof typeof errorStatus;

/** One validation error with its path, for example `fields.content.de`. */
export const issueSchema = component('Issue', {
  path: z.string().describe('Dotted path into the request body, e.g. `operations.0.value`.'),
  message: z.string().describe('Error text in the language of the request.'),
});
export type Issue = z.infer<typeof issueSchema>;

/** An issue before its message is translated to the language of the request. */
export interface Problem {
  path: string;
  message: Message;
}

/** Body of every error response. */
export const errorSchema = component('Error', {
  code: z.enum(keysOf(errorStatus)).describe('Stable error code for programs.'),
  message: z.string().describe('One sentence for people, in the language of the request.'),
  issues: z.array(issueSchema).optional().describe('Validation errors, one per field.'),
  details: z
    .unknown()
    .optional()
    .describe(
      'Only with code `conflict`: `conflicts` (see Conflict), `current` (the stored value) or `used_in` (where the entity is used).',
    ),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** Thrown by domain code; the server responds with the status of `code` and an `ErrorBody`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Problem[] | undefined;
  readonly details: unknown;
  /** Seconds after which another attempt may succeed, for the header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Message for people: that of the code where none was given. */
  readonly sentence: Message;

  constructor(
    code: ErrorCode,
    sentence: Message = code,
    more: { issues?: Problem[]; details?: unknown; retryAfter?: number } = {},
  ) {
    super(typeof sentence === 'string' ? sentence : JSON.stringify(sentence));
    this.sentence = sentence;
    this.name = 'AppError';
    this.code = code;
    this.issues = more.issues;
    this.details = more.details;
    this.retryAfter = more.retryAfter ?? (code === 'unavailable' ? 5 : undefined);
  }
}

/** 422 for one value of the body. */
export function invalid(path: string, message: Message): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}

/** The same error with other paths in its issues; any other error as it is. */
export function withPaths(error: unknown, pathOf: (path: string) => string): unknown {
  if (!(error instanceof AppError) || !error.issues) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: pathOf(path), message }));
  return new AppError(error.code, error.sentence, { details: error.details, issues });
}
