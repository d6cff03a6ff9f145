import type { z } from 'zod';
import { type ErrorBody, errorSchema } from '../base/errors.ts';

/** The body of an answer, parsed; null where there is none, undefined where it is no JSON or breaks off. */
export async function readAnswer(answer: Response): Promise<unknown> {
  return answer.status === 204 ? null : answer.json().catch(() => undefined);
}

/** The body as the contract describes it; undefined where it is something else. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> | undefined {
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}

/** The error of the contract in the body of a refusal; null where something else answered. */
export function readError(body: unknown): ErrorBody | null {
  return parseBody(errorSchema, body) ?? null;
}
