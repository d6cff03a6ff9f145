import type { Context, Next } from 'hono';

/** Every answer is what its type says; no browser guesses. */
export async function tellType(context: Context, next: Next): Promise<void> {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
}
