import type { Backend } from '../../../http/backend.ts';
import {
  type PreviewState,
  previewStateApi,
  type SeasonOfSection,
  seasonPreviewApi,
  maxPreviewDays,
  type NewSeasonPreview,
  type SeasonPreview,
} from '#contract/editing/season-preview.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { mount, mountQuery } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { eq, and, desc, gt, lte } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import { previewOfEditors, previewCookie, previewPaths } from '#contract/editing/preview-name.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { productions, seasons } from '../../../db/tables/programme.ts';
import { findSeasonLink, previewValue, hashOfToken } from '../../../platform/preview/visibility-of.ts';
import type { RequestContext } from '../../../request-context.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { seasonAddress } from '../../links/addresses.ts';
import { previewPage } from './preview-page.ts';
import { randomBytes } from 'node:crypto';
import { berlinDay } from '#time/berlin-day.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { previewLinks } from '../../../db/tables/pages.ts';
import { recordAudit } from '../../../platform/audit/record.ts';

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
  mount({ app, ctx }, seasonPreviewApi.end, ({ params }) => endSeasonPreview(ctx, params.id, params.preview));
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

/** How a browser begins and ends a preview: three addresses that set or delete its cookie. */
function enterRoutes(app: OpenAPIHono, ctx: AppContext): void {
  for (const locale of locales) {
    app.get(`/${locale}${previewPaths.link}`, () => previewPage({ locale, kind: 'open', status: 200 }));
    app.post(`/${locale}${previewPaths.link}`, (context) => openLink(ctx, context, locale));
    app.get(`/${locale}${previewPaths.all}`, (context) => previewAll(ctx, context, locale));
    app.post(`/${locale}${previewPaths.end}`, (context) =>
      go(ctx, { to: localTarget(pathOf(context.req.header('referer')), locale), cookie: null }),
    );
  }
}

/** The token comes in a form, so it is in no address, no `Referer` and no log. */
async function openLink(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const { token } = await context.req.parseBody();
  // People without JavaScript paste the whole link.
  const sent = typeof token === 'string' ? (token.trim().split('#').at(-1) ?? '') : '';
  const link = await findSeasonLink(ctx, sent);
  if (!link) return previewPage({ locale, kind: 'ended', status: 410 });
  const [season] = await ctx.db.select({ slug: seasons.slug }).from(seasons).where(eq(seasons.id, link.seasonId));
  if (!season) return previewPage({ locale, kind: 'ended', status: 410 });
  const seconds = Math.ceil((link.expiresAt.getTime() - ctx.clock().getTime()) / 1000);
  return go(ctx, { to: seasonAddress(season, locale), cookie: { value: sent, seconds } });
}

/** For signed-in editors: everything that is not public, from an address on. */
async function previewAll(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const user = await ctx.accounts.userOf(context.req.raw);
  if (!user) return previewPage({ locale, kind: 'signedOut', status: 401 });
  return go(ctx, { to: localTarget(context.req.query('to'), locale), cookie: { value: previewOfEditors } });
}

/** The path of the page with the form; only its path is used, so another site's address leads nowhere. */
function pathOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

/** Only a path of this site in one of its languages; otherwise the home page. */
function localTarget(to: unknown, locale: Locale): string {
  return typeof to === 'string' && /^\/(?:de|en)(?:[/?][!-~]*)?$/.test(to) && !to.includes('\\') ? to : `/${locale}`;
}

interface Step {
  to: string;
  /** Null deletes it; without seconds it ends with the browser's session. */
  cookie: { value: string; seconds?: number } | null;
}

function go({ config }: AppContext, { to, cookie }: Step): Response {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const age = cookie === null ? '; Max-Age=0' : cookie.seconds === undefined ? '' : `; Max-Age=${cookie.seconds}`;
  const value = `${previewCookie}=${cookie?.value ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`;
  const headers = {
    Location: to,
    'Set-Cookie': value,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}

type Parts = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** Valid preview links of a season, newest first. Throws 404 for an unknown season. */
async function listSeasonPreviews(ctx: Parts, seasonId: number): Promise<SeasonPreview[]> {
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
async function createSeasonPreview(ctx: Parts, { seasonId, expiresOn, author }: NewPreview): Promise<NewSeasonPreview> {
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
async function endSeasonPreview({ db }: Pick<AppContext, 'db'>, seasonId: number, id: string): Promise<void> {
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
