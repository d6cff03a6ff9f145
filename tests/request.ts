import type { OpenAPIHono } from '@hono/zod-openapi';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type ErrorBody, errorSchema } from '#contract/base/errors.ts';

type Requested = Pick<{ app: OpenAPIHono }, 'app'>;

export interface Answer<T> {
  body: T;
  /** What the answer is made of, sorted. */
  tags: string[];
}

/** A good answer, parsed with its schema from the contract. */
export async function get<S extends z.ZodType>(
  { app }: Requested,
  path: string,
  schema: S,
  headers: Record<string, string> = {},
): Promise<Answer<z.output<S>>> {
  const answer = await app.request(path, { headers });
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return {
    body: schema.parse(body),
    tags: (answer.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean).toSorted(),
  };
}

/** A refusal, in the error shape. */
export async function getError(
  { app }: Requested,
  path: string,
  headers: Record<string, string> = {},
): Promise<ErrorBody & { status: number }> {
  const answer = await app.request(path, { headers });
  return { status: answer.status, ...errorSchema.parse(await answer.json()) };
}
