import type { OpenAPIHono } from '@hono/zod-openapi';
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
import { replaceInModules } from './replace-in-modules.ts';
import { nameOf, replaceTexts } from './replace-texts.ts';
import type { ReplacingContext } from './stored-text.ts';
import { lastChangeSet, undoChangeSet } from '../../resources/change-sets.ts';
import { write } from '../../resources/write-stored.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

/** The last replacement that was not undone. */
async function lastReplacement({ db, clock }: Pick<ReplacingContext, 'db' | 'clock'>) {
  const last = await lastChangeSet(db, { kind: 'replacement', now: clock() });
  return { last: last && { term: '', replacement: '', ...last, texts: last.count } };
}

/** Gives the texts of a replacement their former values. */
function undo(ctx: ReplacingContext, id: number) {
  const { resources, user, locale } = ctx;
  return write(ctx, (db, changed) =>
    undoChangeSet(
      { db, changed, resources, user, locale, now: ctx.clock() },
      {
        kind: 'replacement',
        id,
        audited: ({ details: { term = '', replacement = '' } }) => ({
          kind: 'content',
          id,
          title: nameOf({ term: replacement, replacement: term }),
        }),
        async undoTexts(texts, step) {
          const wanted = texts.map(({ target, before, after }) => ({
            target,
            expected: (value: string) => value === after,
            next: () => before,
          }));
          const slug = texts[0]?.target.slug ?? '';
          return (await replaceInModules(ctx, { tx: db, changed, slug, wanted, step })).left;
        },
      },
    ),
  );
}

/** Answers of one user: a search of a large house takes some dozens. */
const rate: Rate = { burst: 200, perSecond: 4 };

type Sent = Pick<BodyOf<typeof replacingApi.preview>, 'term' | 'replacement' | 'match_case' | 'whole_words'>;

/** Finding and replacing words across the house. */
export function replacingRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const limit = ctx.limits.open('replacing', rate);
  const take = async (user: SessionUser | null) => {
    const wait = await limit.take(requireUser(user).id);
    if (wait > 0) throw new AppError('too_many_requests', undefined, { retryAfter: wait });
  };
  const forUser = (user: SessionUser | null, { locale }: { locale: Locale }): ReplacingContext => ({
    ...ctx,
    resources,
    user: requireUser(user),
    locale,
  });
  mount({ app, ctx }, replacingApi.preview, async ({ params, body, user }) => {
    await take(user);
    return findTexts(forUser(user, params), { ...wantedOf(body), languages: body.languages }, body.from);
  });
  mount({ app, ctx }, replacingApi.replace, async ({ params, body, user }) => {
    await take(user);
    return replaceTexts(forUser(user, params), { wanted: wantedOf(body), texts: body.texts });
  });
  mount({ app, ctx }, replacingApi.last, () => lastReplacement(ctx));
  mount({ app, ctx }, replacingApi.undo, ({ params, user }) => undo(forUser(user, params), params.id));
}

function wantedOf({ term, replacement, match_case: matchCase, whole_words: wholeWords }: Sent): Replacement {
  return { term, replacement, matchCase, wholeWords };
}
