import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { AppError, invalid } from '#contract/base/errors.ts';
import { locales } from '#contract/base/locale.ts';
import { previewPaths } from '#contract/editing/preview-name.ts';
import { maxPreviewDays, type NewSeasonPreview, type SeasonPreview } from '#contract/editing/season-preview.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { previewLinks } from '../../../db/tables/pages.ts';
import { seasons } from '../../../db/tables/programme.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { hashOfToken } from '../../../platform/preview/visibility-of.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** Valid preview links of a season, newest first. Throws 404 for an unknown season. */
export async function listSeasonPreviews(ctx: Parts, seasonId: number): Promise<SeasonPreview[]> {
  await getSeason(ctx, seasonId);
  const rows = await ctx.db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.seasonId, seasonId), gt(previewLinks.expiresAt, ctx.clock())))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id);
  return rows.map(toPreview);
}

interface NewPreview {
  seasonId: number;
  /** Last day in Berlin. */
  expiresOn: string;
  author: SessionUser;
}

/** Creates a link that is valid until the end of a day, and deletes expired ones. The token is in this answer only. */
export async function createSeasonPreview(
  ctx: Parts,
  { seasonId, expiresOn, author }: NewPreview,
): Promise<NewSeasonPreview> {
  const season = await getSeason(ctx, seasonId);
  const createdAt = ctx.clock();
  const today = berlinDay(createdAt);
  if (expiresOn < today) throw refused('day_in_the_past');
  if (expiresOn > addDays(today, maxPreviewDays)) throw refused('preview_too_long');
  const token = randomBytes(32).toString('base64url');
  const row = {
    seasonId,
    tokenHash: hashOfToken(token),
    expiresAt: startOfDay(addDays(expiresOn, 1)),
    authorId: author.id,
    authorName: author.username,
    createdAt,
  };
  const stored = await ctx.db.transaction(async (tx) => {
    await tx.delete(previewLinks).where(lte(previewLinks.expiresAt, createdAt));
    const changes = [{ field: 'expires_at', before: '', after: berlinIso(row.expiresAt) }];
    const title = season.name.de || season.name.en;
    await recordAudit(tx, { action: 'preview_created', kind: 'season', id: seasonId, title, changes });
    return tx.insert(previewLinks).values(row).returning();
  });
  const [de, en] = locales.map((locale) => `${ctx.config.siteUrl}/${locale}${previewPaths.link}#${token}`);
  if (!stored[0] || de === undefined || en === undefined) throw new Error('The link was not stored');
  return { ...toPreview(stored[0]), urls: { de, en } };
}

/** Revokes a link; throws 404 if it does not exist. */
export async function endSeasonPreview({ db }: Pick<AppContext, 'db'>, seasonId: number, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(previewLinks)
      .where(and(eq(previewLinks.id, id), eq(previewLinks.seasonId, seasonId)))
      .returning({ id: previewLinks.id });
    if (ended.length === 0) throw new AppError('not_found');
    const [season] = await tx.select({ name: seasons.name }).from(seasons).where(eq(seasons.id, seasonId));
    await recordAudit(tx, { action: 'preview_ended', kind: 'season', id: seasonId, title: season?.name.de ?? '' });
  });
}

async function getSeason({ db }: Pick<AppContext, 'db'>, id: number) {
  const [season] = await db.select({ name: seasons.name }).from(seasons).where(eq(seasons.id, id));
  if (!season) throw new AppError('not_found');
  return season;
}

function refused(message: 'day_in_the_past' | 'preview_too_long'): AppError {
  return invalid('expires_on', message);
}

function toPreview(row: typeof previewLinks.$inferSelect): SeasonPreview {
  return {
    id: row.id,
    author: row.authorName,
    created_at: berlinIso(row.createdAt),
    expires_at: berlinIso(row.expiresAt),
  };
}
