import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import { partOfAddress } from '#contract/settings/parts.ts';
import type { AppContext } from '../../app-context.ts';

/** Feeds, calendars and archives of parts that are off are not found; `mount` handles their calls. */
export function refusePartsOff(ctx: Pick<AppContext, 'partsOff'>): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // Most addresses belong to no part; they have to work without the settings.
    const part = partOfAddress(pathname + search);
    if (part !== undefined && (await ctx.partsOff()).includes(part)) throw new AppError('not_found');
    await next();
  };
}
