import { z } from 'zod';
import type { LocalizedText } from './localized.ts';

/** Every code that an answer of this product can carry, with the HTTP status that goes with it. */
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
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One thing that is wrong, with the place where it is: `fields.content.de`. */
export const issueSchema = z
  .object({
    path: z.string().describe('Where: dotted path into what was sent, e.g. `operations.0.value`.'),
    message: z.string().describe('What is wrong, in the language of the request.'),
  })
  .meta({ id: 'Issue' });
export type Issue = z.infer<typeof issueSchema>;

/** The shape of every error answer. */
export const errorSchema = z
  .object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).describe('Stable code to branch on.'),
    message: z.string().describe('One sentence for a person.'),
    issues: z.array(issueSchema).optional().describe('What exactly is wrong, field by field.'),
    details: z
      .unknown()
      .optional()
      .describe(
        'With `conflict`: `conflicts` (see Conflict), `current` (what is stored now) or `used_in` (what needs it).',
      ),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;

/** Thrown by domain code; the server maps `code` to a status and answers with the error shape. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly details: unknown;
  /** The message for a person, where it is known in both languages. */
  readonly sentence: LocalizedText | undefined;

  constructor(code: ErrorCode, message?: string | LocalizedText, more: { issues?: Issue[]; details?: unknown } = {}) {
    super((typeof message === 'object' ? message.en : message) ?? code);
    this.sentence = typeof message === 'object' ? message : undefined;
    this.name = 'AppError';
    this.code = code;
    this.issues = more.issues;
    this.details = more.details;
  }
}
