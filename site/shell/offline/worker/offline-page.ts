import { channelsOf } from '#contract/settings/theme/colour.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { type Locale, locales } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';
import { type StoredPage, listStoredPages, cacheNames } from '../stored-pages.ts';
import { dateAndTime } from './clock.ts';
import { escapeHtml } from '#text/escape-html.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The page shown offline without a stored page: explains this and lists stored pages. Needs no other file. */
export async function offlinePage(caches: CacheStorage, locale: Locale, url: URL): Promise<Response> {
  const [pages, look] = await Promise.all([
    readable(caches, locale).catch(() => []),
    storedLook(caches).catch(() => usualLook),
  ]);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${look.colour}">
<title>${escapeHtml(m.offline_title({}, { locale }))}</title>
<style>${style}${look.css}</style>
</head>
<body>
<main>
<div class="head">
<h1>${escapeHtml(m.offline_title({}, { locale }))}</h1>
<p class="lead">${escapeHtml(m.offline_lead({}, { locale }))}</p>
<p><a class="button" href="${escapeHtml(url.pathname + url.search)}">${escapeHtml(m.offline_retry({}, { locale }))}</a></p>
</div>
${pages.length > 0 ? listOf(pages, locale) : `<p class="note">${escapeHtml(m.offline_nothing({}, { locale }))}</p>`}
</main>
</body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  };
  return new Response(html, { status: 503, statusText: 'Service Unavailable', headers });
}

/** Stored pages in this language, otherwise those in another one. */
async function readable(caches: CacheStorage, locale: Locale): Promise<StoredPage[]> {
  for (const each of [locale, ...locales]) {
    const pages = await listStoredPages(caches, each);
    if (pages.length > 0) return pages;
  }
  return [];
}

function listOf(pages: StoredPage[], locale: Locale): string {
  const rows = pages.map(
    ({ address, title, at }) =>
      `<li><a href="${escapeHtml(address)}" lang="${address.slice(1, 3)}">${escapeHtml(title)}</a> <time datetime="${at.toISOString()}">${escapeHtml(
        m.offline_row_as_of({ time: dateAndTime(locale, at) }, { locale }),
      )}</time></li>`,
  );
  return `<section aria-labelledby="kept">
<h2 id="kept">${escapeHtml(m.offline_available({}, { locale }))}</h2>
<ul>
${rows.join('\n')}
</ul>
</section>`;
}

const usual = usualTheme.colours;
const usualLook = { css: '', colour: usual.stage };

/**
 * Theme and fonts of the page that was stored last: its own style element, and the fonts that it preloads, as far as they
 * are stored. Otherwise the usual colours, and a font of the device.
 */
async function storedLook(caches: CacheStorage): Promise<typeof usualLook> {
  const pages = await caches.open(cacheNames.pages);
  const latest = (await pages.keys()).at(-1);
  const html = latest ? await (await pages.match(latest))?.text() : undefined;
  if (html === undefined) return usualLook;
  const stored = new Set((await (await caches.open(cacheNames.assets)).keys()).map(({ url }) => new URL(url).pathname));
  const theme = /<style data-theme>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+-([34]00)-[^"/]+\.woff2)"/g)];
  const fonts = preloads.map(([, address = '', weight]) =>
    stored.has(address)
      ? `@font-face{font-family:Stored;font-weight:${weight};font-display:swap;src:url(${address}) format("woff2")}`
      : '',
  );
  const colour = /<meta name="theme-color" content="(#[0-9a-f]{6})"/.exec(html)?.[1] ?? usualLook.colour;
  return { css: `${theme}${fonts.join('')}`, colour };
}

const channels = (colour: string) => channelsOf(colour).join(',');

/** With the colours of the usual theme, under the names of `ui/tokens.css`; a theme after it sets other ones. */
const style = `
:root{--stage-c:${channels(usual.stage)};--light-c:${channels(usual.light)};--light-soft:#c9bdb3;--glow-c:${channels(usual.signal)};--violet:${usual.gradient_second};--gradient-1:${usual.accent};--corner:0;--hair:1px;--serif:Spectral,Georgia,serif}
html{background:rgb(var(--stage-c));color:rgb(var(--light-c));font:400 1.125rem/1.55 Stored,var(--serif);-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:radial-gradient(120% 70% at 80% 0,var(--gradient-1) 0,var(--violet) 40%,transparent 75%)}
main{max-width:72rem;margin:0 auto;padding:clamp(3rem,12vh,9rem) clamp(1.25rem,5vw,5rem) 4rem;display:grid;gap:clamp(2.5rem,7vh,5rem)}
h1,h2{font-weight:300;line-height:1.06;margin:0;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2.75rem,9vw,6.5rem);max-width:12ch}
h2{font-size:clamp(1.6rem,3.4vw,2.4rem);margin-bottom:1.25rem}
p{margin:0}
.lead{font-weight:300;font-size:clamp(1.25rem,2.2vw,1.6rem);max-width:34ch;margin:1.75rem 0 2.25rem}
.note{max-width:44ch}
.button{display:inline-flex;align-items:center;min-height:48px;padding:0 1.6rem;border:var(--hair) solid currentColor;border-radius:var(--corner);color:inherit;text-decoration:none}
.button:hover{background:rgb(var(--light-c));color:rgb(var(--stage-c))}
ul{list-style:none;margin:0;padding:0;border-bottom:var(--hair) solid rgba(var(--light-c),.28)}
li{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:space-between;align-items:baseline;border-top:var(--hair) solid rgba(var(--light-c),.28);padding:.35rem 0}
li a{color:inherit;font-size:1.25rem;display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
li a:hover{text-decoration:underline;text-underline-offset:.24em}
time{color:var(--light-soft);font-size:1rem}
a:focus-visible{outline:3px solid rgb(var(--glow-c));outline-offset:4px}
@media (prefers-contrast:more){body{background:rgb(var(--stage-c))}}
`.replaceAll('\n', '');
