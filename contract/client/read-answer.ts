import type { z } from 'zod';
import { type ErrorBody, errorSchema } from '../base/errors.ts';

/** The parsed body of a response; null for an empty body, undefined if it is not JSON or incomplete. */
export async function readAnswer(answer: Response): Promise<unknown> {
  return answer.status === 204 ? null : answer.json().catch(() => undefined);
}

/** The body, validated with the contract; undefined if it does not match. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> | undefined {
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}

/** The contract's error in the body of an error response; null if the body is something else, e.g. from a proxy. */
export function readError(body: unknown): ErrorBody | null {
  return parseBody(errorSchema, body) ?? null;
}
