import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppContext } from '../../app-context.ts';
import { checkReadiness, type Readiness } from './check-readiness.ts';

/** Milliseconds for which an answer of `/readyz` is used again: many requests cost one check. */
const reuse = 1000;

/** Answers for load balancers and supervisors, without a session and before every other rule. */
export function healthRoutes(app: OpenAPIHono, ctx: AppContext): void {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ status: 'ok' });
  });
  app.get('/readyz', async (context) => {
    const now = performance.now();
    if (!last || now - last.at > reuse) last = { at: now, readiness: checkReadiness(ctx) };
    const readiness = await last.readiness;
    const isReady = Object.values(readiness).every((state) => state === 'ok');
    context.header('Cache-Control', 'no-store');
    if (!isReady) context.header('Retry-After', '5');
    return context.json({ status: isReady ? 'ok' : 'failed', ...readiness }, isReady ? 200 : 503);
  });
}
