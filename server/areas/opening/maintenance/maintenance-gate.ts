import type { ErrorBody } from '#contract/base/errors.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#contract/base/locale.ts';
import { previewName } from '#contract/editing/preview-name.ts';
import { overlayName } from '#contract/events/event-overlay.ts';
import { closedHeader } from '#contract/settings/closed-header.ts';
import type { AppContext } from '../../../app-context.ts';
import type { MaintenanceGate, GateRequest } from '../../../http/listener/maintenance-gate.ts';
import { isBackendPath } from '../../../http/listener/request-target.ts';
import { keepUntilChanged, keepWithReserve } from '../../../platform/invalidation/keep-until-changed.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { visibilityOf } from '../../../platform/preview/visibility-of.ts';
import { previewOpens } from '../../pages/previews/preview-links.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import { shownMarks } from '../../site-settings/marks.ts';
import { type ClosedHouse, closedPage, closedTexts } from './closed-page.ts';

/** Seconds after which programs should ask again: nobody knows the moment of the opening. */
const askAgainAfter = 3600;

/**
 * What works while the house is not open and tells nothing of its content. `/robots.txt` is that of the open house: a
 * robot that may not ask for a page does not see its 503. Addresses of uploads cannot be guessed, but sharing pictures
 * of events and productions show their titles.
 */
const always =
  /^\/(?:admin|auth|reports)(?:\/|$)|^\/media\/(?:\d+\/|house\/|sharing\/house-)|^\/(?:healthz|readyz|openapi\.json|favicon\.ico|robots\.txt)$|^\/[^/]+\/manifest\.webmanifest$/;
/** Calls that tell nothing of the content, and the links that begin and end a preview. */
const neutralCall = /^\/[^/]+\/(?:api\/site|pageeditor-api\/user|api\/preview\/(?:link|all|end))\/?$/;
const call = /^\/[^/]+\/(?:pageeditor-api|api)(?:\/|$)/;

/**
 * The gate of the house. While it is not open, visitors get a page that says so, with 503: no search engine keeps it, no
 * cache stores it, and robots come again. Signed-in people and holders of preview links see the site as it will be.
 */
export function createMaintenanceGate(ctx: AppContext): MaintenanceGate {
  const isSetting = (tag: string) => tag === tags.site;
  const isOpen = keepWithReserve(ctx.changes, {
    isStaleBy: isSetting,
    read: async () => (await readSiteSettings(ctx.db)).is_open,
  });
  const house = keepUntilChanged(ctx.changes, {
    isStaleBy: (tag) => isSetting(tag) || tag.startsWith('media:'),
    read: () => readHouse(ctx),
  });

  return {
    isOpen: () => isOpen.known() === true,
    async admit(request) {
      const path = pathOf(request.target);
      if (always.test(path) || neutralCall.test(path)) return 'everybody';
      if (await isOpen.read()) return 'everybody';
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      // Writes either need a session or tell nothing: a message to the house, a sign-up, an unsubscription.
      if (call.test(path) && !isRead) return 'everybody';
      if (await mayEnter(ctx, request)) return 'person';
      if (path === '/sitemap.xml') return closed(emptySitemap, 'application/xml', 200);
      const locale = localeOfVisitor(request);
      return isBackendPath(path)
        ? refusedCall(request, locale)
        : closed(closedPage(await house(), locale), 'text/html');
    },
  };
}

async function mayEnter(ctx: AppContext, { target, cookie }: GateRequest): Promise<boolean> {
  const headers = new Headers(cookie === '' ? {} : { cookie });
  const user = await ctx.accounts.userOf(new Request(ctx.config.siteUrl, { headers }));
  if (user) return true;
  if ((await visibilityOf(ctx, cookie, null)) !== 'public') return true;
  const { pathname, searchParams } = new URL(target, ctx.config.siteUrl);
  const token = searchParams.get(previewName);
  // The overlay of an event would show one that is not public yet.
  return (
    token !== null &&
    !searchParams.has(overlayName) &&
    (await previewOpens(ctx, token, pathname.replace(/\.data$/, '')))
  );
}

async function readHouse({ db }: AppContext): Promise<ClosedHouse> {
  const settings = await readSiteSettings(db);
  return { settings, marks: (await shownMarks(db, settings)).marks };
}

/** A browser that had a session is asked to sign in again, as when a session ends in an open house. */
function refusedCall({ cookie }: GateRequest, locale: Locale): Response {
  const { title } = closedTexts[locale];
  const hadSession = /(?:^|;\s*)csrftoken=/.test(cookie);
  const code = hadSession ? 'unauthenticated' : 'unavailable';
  return closed(
    JSON.stringify({ code, message: title } satisfies ErrorBody),
    'application/json',
    hadSession ? 401 : 503,
  );
}

const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>';

function closed(text: string, type: string, status = 503): Response {
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    [closedHeader]: 'true',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  });
  if (status === 503) headers.set('Retry-After', String(askAgainAfter));
  return new Response(text, { status, headers });
}

function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/** The language of the address, or without one the first known language that the browser names. */
function localeOfVisitor({ target, language }: Pick<GateRequest, 'target' | 'language'>): Locale {
  const [first = ''] = target.slice(1).split(/[/?]/, 1);
  if (isLocale(first)) return first;
  const named = language.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return locales.find((locale) => locale === named.find(isLocale)) ?? defaultLocale;
}
