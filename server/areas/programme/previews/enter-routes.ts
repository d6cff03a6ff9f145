import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { eq } from 'drizzle-orm';
import { type Locale, locales } from '#contract/base/locale.ts';
import { previewCookie, previewOfEditors, previewPaths } from '#contract/editing/preview-name.ts';
import type { AppContext } from '../../../app-context.ts';
import { seasons } from '../../../db/tables/programme.ts';
import { findSeasonLink } from '../../../platform/preview/visibility-of.ts';
import { seasonAddress } from '../../links/addresses.ts';
import { previewPage } from './preview-page.ts';

/** How a browser begins and ends a preview: three addresses that set or delete its cookie. */
export function enterRoutes(app: OpenAPIHono, ctx: AppContext): void {
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
