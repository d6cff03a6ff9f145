import { eq } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import { previewOfEditors } from '#contract/editing/preview-name.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext } from '../../../app-context.ts';
import { seasons } from '../../../db/tables/programme.ts';
import { findSeasonLink, previewValue } from '../../../platform/preview/visibility-of.ts';
import type { RequestContext } from '../../../request-context.ts';

/** What a browser previews, by its cookie. */
export async function previewState(
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
