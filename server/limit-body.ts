import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';

const limited = bodyLimit({
  maxSize: 4 * 1024 * 1024,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** Bounds what a call may send; uploads of media have their own, larger bound. */
export const limitBody: MiddlewareHandler = (context, next) =>
  /^\/[a-z]+\/api\/media\/?$/.test(context.req.path) ? next() : limited(context, next);
