import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { replacingApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Replacement } from '#text/replacing/replace-places.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { findTexts } from './find-texts.ts';
import { replaceTexts } from './replace-texts.ts';
import type { ReplacingContext } from './stored-text.ts';
import { lastReplacement, takeBack } from './take-back.ts';

/** Answers of one user: a search of a large house takes some dozens. */
const rate: Rate = { burst: 200, perSecond: 4 };

interface Sent {
  term: string;
  replacement: string;
  match_case: boolean;
  whole_words: boolean;
}

/** Finding and replacing words across the house. */
export function replacingRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const limit = ctx.limits.open('replacing', rate);
  const take = async (user: SessionUser | null, context: Context) => {
    const wait = await limit.take(requireUser(user).id);
    if (wait === 0) return;
    context.header('Retry-After', String(wait));
    throw new AppError('too_many_requests');
  };
  const forUser = (user: SessionUser | null, { locale }: { locale: Locale }): ReplacingContext => ({
    ...ctx,
    resources,
    user: requireUser(user),
    locale,
  });
  mount({ app, ctx }, replacingApi.preview, async ({ params, body, user, context }) => {
    await take(user, context);
    return findTexts(forUser(user, params), { ...wantedOf(body), languages: body.languages }, body.from);
  });
  mount({ app, ctx }, replacingApi.replace, async ({ params, body, user, context }) => {
    await take(user, context);
    return replaceTexts(forUser(user, params), { wanted: wantedOf(body), texts: body.texts });
  });
  mount({ app, ctx }, replacingApi.last, () => lastReplacement(ctx));
  mount({ app, ctx }, replacingApi.takeBack, ({ params, user }) => takeBack(forUser(user, params), params.id));
}

function wantedOf({ term, replacement, match_case: matchCase, whole_words: wholeWords }: Sent): Replacement {
  return { term, replacement, matchCase, wholeWords };
}
