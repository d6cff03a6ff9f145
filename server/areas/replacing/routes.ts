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
import { audit, nameOf, replaceTexts, writeAll } from './replace-texts.ts';
import type { ReplacingContext } from './stored-text.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { LeftText } from '#contract/editing/replacing-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { textReplacements } from '../../db/tables/audit.ts';
import { write } from '../../resources/write-stored.ts';

const day = 86_400_000;
/** Days for which a replacement can be taken back. */
const keptDays = 30;

function isKept(now: Date) {
  return gt(textReplacements.at, new Date(now.getTime() - keptDays * day));
}

/** The last replacement that was not taken back. */
async function lastReplacement({ db, clock }: Pick<ReplacingContext, 'db' | 'clock'>) {
  const [last] = await db
    .select({
      id: textReplacements.id,
      at: textReplacements.at,
      userName: textReplacements.userName,
      term: textReplacements.term,
      replacement: textReplacements.replacement,
      texts: sql<number>`jsonb_array_length(${textReplacements.entries})`,
    })
    .from(textReplacements)
    .where(and(isNull(textReplacements.takenBackAt), isKept(clock())))
    .orderBy(desc(textReplacements.id))
    .limit(1);
  if (!last) return { last: null };
  const { at, userName, ...shown } = last;
  return { last: { ...shown, at: berlinIso(at), user_name: userName } };
}

/** Gives the texts of a replacement their former values; those that were changed since are left. */
function takeBack(ctx: ReplacingContext, id: number): Promise<{ restored: number; left: LeftText[] }> {
  return write(ctx, async (tx, changed) => {
    const wanted = and(eq(textReplacements.id, id), isKept(ctx.clock()));
    const [act] = await tx.select().from(textReplacements).where(wanted).for('update');
    if (!act || act.takenBackAt !== null) throw new AppError('not_found');
    const texts = act.entries.map(({ target, before, after }) => ({
      target,
      expected: (value: string) => value === after,
      next: () => before,
    }));
    const title = nameOf({ term: act.replacement, replacement: act.term });
    const outcome = await writeAll(ctx, { tx, changed, wanted: texts, step: title });
    // Somebody without the rights must not use up the undo of others.
    if (outcome.changed.length > 0) {
      await tx.update(textReplacements).set({ takenBackAt: ctx.clock() }).where(eq(textReplacements.id, id));
      await audit(tx, { action: 'replacement_taken_back', id, title, count: outcome.changed.length });
    }
    return { restored: outcome.changed.length, left: outcome.left };
  });
}

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
  mount({ app, ctx }, replacingApi.takeBack, ({ params, user }) => takeBack(forUser(user, params), params.id));
}

function wantedOf({ term, replacement, match_case: matchCase, whole_words: wholeWords }: Sent): Replacement {
  return { term, replacement, matchCase, wholeWords };
}
