import type { Context, Next } from 'hono';

/** Forbids browsers to guess another content type. */
export async function noSniff(context: Context, next: Next): Promise<void> {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
}
