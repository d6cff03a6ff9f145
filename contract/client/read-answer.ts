import { type ErrorBody, errorSchema } from '../base/errors.ts';

/** The body of an answer, parsed; null where there is none, undefined where it is no JSON or breaks off. */
export async function readAnswer(answer: Response): Promise<unknown> {
  return answer.status === 204 ? null : answer.json().catch(() => undefined);
}

/** The error of the contract in the body of a refusal; null where something else answered. */
export function readError(body: unknown): ErrorBody | null {
  const parsed = errorSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}
