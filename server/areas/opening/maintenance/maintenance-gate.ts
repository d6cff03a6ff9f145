import type { ErrorBody } from '#contract/base/errors.ts';
import { defaultLocale, isLocale, type Locale, locales, localeNames, otherLocale } from '#contract/base/locale.ts';
import { previewName } from '#contract/editing/preview-name.ts';
import { overlayName } from '#contract/events/event-overlay.ts';
import { closedHeader } from '#contract/settings/closed-header.ts';
import type { AppContext } from '../../../app-context.ts';
import type { MaintenanceGate, GateRequest } from '../../../http/listener/maintenance-gate.ts';
import { isBackendPath } from '../../../http/listener/request-target.ts';
import { keepUntilChanged, staleIfError } from '../../../platform/invalidation/keep-until-changed.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { visibilityOf } from '../../../platform/preview/visibility-of.ts';
import { previewOpens } from '../../pages/previews/preview-links.ts';
import { readSiteSettings, nameIn } from '../../site-settings/site-settings.ts';
import { shownMarks } from '../../site-settings/marks.ts';
import type { z } from 'zod';
import { inLocale } from '#contract/base/localized.ts';
import type { shownMarksSchema } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { isDark } from '#contract/settings/theme/colour.ts';
import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import { deviceFonts } from '#contract/settings/theme/device-fonts.ts';
import { escapeHtml } from '#text/escape-html.ts';

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
  const isOpen = staleIfError(ctx.changes, {
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

interface ClosedHouse {
  settings: SiteSettings;
  marks: z.infer<typeof shownMarksSchema>;
}

const closedTexts: Record<Locale, { title: string; text: string; signIn: string }> = {
  de: {
    title: 'Wir öffnen bald.',
    text: 'Diese Website ist noch nicht geöffnet. Schauen Sie gern bald wieder vorbei.',
    signIn: 'Anmeldung für Mitarbeitende',
  },
  en: {
    title: 'We open soon.',
    text: 'This website is not open yet. Please come back soon.',
    signIn: 'Staff sign-in',
  },
};

/** What visitors see while the house is not open; needs no other file than the marks of the house. */
function closedPage({ settings, marks }: ClosedHouse, locale: Locale): string {
  const { title, text, signIn } = closedTexts[locale];
  const name = escapeHtml(nameIn(settings, locale));
  const claim = escapeHtml(inLocale(settings.claim, locale).text || settings.city);
  const other = otherLocale(locale);
  const { stage, light, lightSoft, signal, gradient } = deriveColours(settings.theme.colours);
  const [first, second] = gradient;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} – ${title}</title>
<link rel="icon" href="${escapeHtml(marks.icons.png)}">
<style>
  html { background: ${stage}; color: ${light}; font: 300 1.25rem/1.5 ${deviceFonts(settings)} }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; gap: 2rem; padding: clamp(1.25rem, 5vw, 3.5rem); box-sizing: border-box; background: radial-gradient(120% 90% at 50% 115%, ${first} 0, ${second} 45%, ${stage} 80%) no-repeat }
  header, footer { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; justify-content: space-between }
  .name { display: flex; gap: .9rem; align-items: center; margin: 0; font-size: 1.4rem; line-height: 1.2 }
  .name img { height: 3rem; width: auto; max-width: 60vw; object-fit: contain; object-position: left }
  main { align-self: center; max-width: 40rem }
  .claim { margin: 0 0 1rem; color: ${lightSoft} }
  h1 { font-weight: 300; font-size: clamp(2.5rem, 8vw, 5rem); line-height: 1.05; margin: 0 0 1.5rem; text-wrap: balance }
  p { margin: 0; overflow-wrap: anywhere }
  address { font-style: normal; font-size: 1rem; color: ${lightSoft} }
  a { color: inherit; text-underline-offset: .24em; text-decoration-thickness: 1px; display: inline-block; padding: .5rem 0; font-size: 1rem }
  a:focus-visible { outline: 3px solid ${signal}; outline-offset: 3px }
</style>
<body>
<header>
<p class="name">${logoOf({ settings, marks }, name)}</p>
<a href="/${other}" hreflang="${other}" lang="${other}">${localeNames[other].name}</a>
</header>
<main>
${claim === '' ? '' : `<p class="claim">${claim}</p>\n`}<h1>${title}</h1>
<p>${text}</p>
</main>
<footer>
<address>${contactOf(settings)}</address>
<a href="/admin">${signIn}</a>
</footer>
</body>
</html>
`;
}

function logoOf({ settings, marks }: ClosedHouse, name: string): string {
  const logo = isDark(settings.theme.colours.stage) ? marks.logo_on_dark : marks.logo;
  if (!logo) return name;
  const withName = settings.name_beside_logo;
  const { url, width, height } = logo;
  const image = `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${withName ? '' : name}">`;
  return withName ? `${image} ${name}` : image;
}

/** Address, telephone and e-mail of the house, as far as they are known. */
function contactOf({ street, postal_code: code, city, phone, email }: SiteSettings): string {
  const place = [street, [code, city].filter(Boolean).join(' ')].filter(Boolean);
  const lines = street === '' ? [] : place;
  return [...lines, phone, email].filter(Boolean).map(escapeHtml).join(' · ');
}
