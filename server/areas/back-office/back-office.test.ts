import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { onError } from '../../http/errors/on-error.ts';
import { backOfficeRoutes } from './routes.ts';

let { ctx, close } = {} as TestBackend;
beforeAll(async () => ({ ctx, close } = await createTestBackend()));
afterAll(() => close());

function open(page: string | null): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError((error, context) => onError(error, context));
  backOfficeRoutes(app, ctx, () => Promise.resolve(page));
  return app;
}

it.each(['/admin', '/admin/', '/admin/productions/3'])(
  '%s returns the page with a new nonce each time',
  async (path) => {
    const app = open('<script nonce="{nonce}" src="/admin/assets/a.js"></script>');
    const [first, second] = await Promise.all([app.request(path), app.request(path)]);
    const nonces = await Promise.all(
      [first, second].map(async (answer) => /nonce="([^"]+)"/.exec(await answer.text())?.[1]),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
  },
);

it('returns 404 when the back office has not been built', async () => {
  expect((await open(null).request('/admin')).status).toBe(404);
});
