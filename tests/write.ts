import type { OpenAPIHono } from '@hono/zod-openapi';

/** An answer to a write; its body is for the test to look at. */
export interface Written {
  status: number;
  body: Record<string, unknown> & { id: number; version: string };
  headers: Headers;
}

/** Sends a body as JSON; without headers by nobody in particular. */
export async function send(
  { app }: { app: OpenAPIHono },
  method: 'POST' | 'DELETE',
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Written> {
  const answer = await app.request(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed = text === '' ? {} : (JSON.parse(text) as object);
  return { status: answer.status, body: { id: 0, version: '', ...parsed }, headers: answer.headers };
}
