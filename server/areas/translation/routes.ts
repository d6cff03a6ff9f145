import type { OpenAPIHono } from '@hono/zod-openapi';
import { translationApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import { translateTexts } from './translate-texts.ts';

/** Calls of one user: a long page takes a few, and the service is paid by characters. */
const usualRate: Rate = { burst: 30, perSecond: 1 / 4 };

/** Translations by machine, for the editor. */
export function translationRoutes(app: OpenAPIHono, ctx: AppContext, rate = usualRate): void {
  const limit = ctx.limits.open('translation', rate);
  mount({ app, ctx }, translationApi.translate, async ({ params, body, user, context }) => {
    const wait = await limit.take(requireUser(user).id);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    return { texts: await translateTexts(ctx, { ...body, locale: params.locale }) };
  });
}
