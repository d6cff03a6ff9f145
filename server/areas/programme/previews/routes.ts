import type { Backend } from '../../../http/backend.ts';
import {
  type PreviewState,
  previewStateApi,
  type SeasonOfSection,
  seasonPreviewApi,
} from '#contract/editing/season-preview.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount, mountQuery } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { enterRoutes } from './enter-routes.ts';
import { createSeasonPreview, endSeasonPreview, listSeasonPreviews } from './season-previews.ts';
import { eq } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import { previewOfEditors } from '#contract/editing/preview-name.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { productions, seasons } from '../../../db/tables/programme.ts';
import { findSeasonLink, previewValue } from '../../../platform/preview/visibility-of.ts';
import type { RequestContext } from '../../../request-context.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';

const tables = { production: productions, subscription: seasonSubscriptions };

/** The season of the record to which a section belongs. Throws 404 for a section of anything without a season. */
async function seasonOfSection(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<SeasonOfSection> {
  const [, kind, number] = /^(production|subscription)-(\d{1,9})$/.exec(slug) ?? [];
  const table = kind === 'production' || kind === 'subscription' ? tables[kind] : undefined;
  if (!table) throw new AppError('not_found');
  const [row] = await db
    .select({ id: seasons.id, name: seasons.name, publicAt: table.publicAt })
    .from(table)
    .leftJoin(seasons, eq(seasons.id, table.seasonId))
    .where(eq(table.id, Number(number)));
  if (!row) throw new AppError('not_found');
  const { id, name, publicAt } = row;
  return {
    season: id === null || name === null ? null : { id, name: inLocale(name, locale).text },
    is_public: publicAt !== null && publicAt <= clock(),
  };
}

/** Previews of what is not public: links to seasons, and the mode of a browser. */
export function seasonPreviewRoutes(app: Backend, ctx: AppContext): void {
  mount({ app, ctx }, seasonPreviewApi.list, ({ params }) => listSeasonPreviews(ctx, params.id));
  mount({ app, ctx }, seasonPreviewApi.create, ({ params, body, user }) =>
    createSeasonPreview(ctx, { seasonId: params.id, expiresOn: body.expires_on, author: requireUser(user) }),
  );
  mount({ app, ctx }, seasonPreviewApi.end, async ({ params }) => {
    await endSeasonPreview(ctx, params.id, params.preview);
    return null;
  });
  mount({ app, ctx }, seasonPreviewApi.seasonOf, ({ params }) => seasonOfSection(ctx, params));
  mountQuery({ app, ctx }, previewStateApi.state, ({ incoming, request }) =>
    previewState({ ...request, clock: ctx.clock }, incoming.headers.get('cookie') ?? undefined),
  );
  enterRoutes(app, ctx);
}

/** What a browser previews, by its cookie. */
async function previewState(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'user'> & Pick<AppContext, 'clock'>,
  cookieHeader: string | undefined,
): Promise<PreviewState> {
  const value = previewValue(cookieHeader);
  const nothing = { season: '', expires_at: null };
  if (value === null) return { mode: 'none', ...nothing };
  if (value === previewOfEditors) return { mode: ctx.user ? 'editor' : 'ended', ...nothing };
  const link = await findSeasonLink(ctx, value);
  if (!link) return { mode: 'ended', ...nothing };
  const [season] = await ctx.db.select({ name: seasons.name }).from(seasons).where(eq(seasons.id, link.seasonId));
  return {
    mode: 'season',
    season: season ? inLocale(season.name, ctx.locale).text : '',
    expires_at: berlinIso(link.expiresAt),
  };
}
