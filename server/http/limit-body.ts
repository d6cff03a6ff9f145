import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';

const limited = bodyLimit({
  maxSize: 4 * 1024 * 1024,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

/** Limits the size of a request body; media uploads have their own, larger limit. */
export const limitBody: MiddlewareHandler = (context, next) =>
  /^\/[a-z]+\/api\/media\/?$/.test(context.req.path) ? next() : limited(context, next);
