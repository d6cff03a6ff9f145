import { type Locale, locales } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';
import { type StoredPage, listStoredPages, cacheNames } from '../stored-pages.ts';
import { dateAndTime } from './clock.ts';
import { escapeHtml } from '#text/escape-html.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The page shown offline without a stored page: explains this and lists stored pages. Needs no other file. */
export async function offlinePage(caches: CacheStorage, locale: Locale, url: URL): Promise<Response> {
  const [pages, fonts] = await Promise.all([readable(caches, locale).catch(() => []), fontsIn(caches).catch(() => '')]);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0e0a0c">
<title>${escapeHtml(m.offline_title({}, { locale }))}</title>
<style>${fonts}${style}</style>
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

/** The site's font if it is stored; otherwise a serif of the device. */
async function fontsIn(caches: CacheStorage): Promise<string> {
  const keys = await (await caches.open(cacheNames.assets)).keys();
  return [300, 400]
    .map((weight) => {
      const name = new RegExp(`/spectral-${weight}-(?!ext|italic)[^/]*\\.woff2$`);
      const found = keys.map(({ url }) => new URL(url).pathname).find((path) => name.test(path));
      return found
        ? `@font-face{font-family:Spectral;font-weight:${weight};font-display:swap;src:url(${found}) format("woff2")}`
        : '';
    })
    .join('');
}

const style = `
html{background:#0e0a0c;color:#f6f1ea;font:400 1.125rem/1.55 Spectral,Georgia,'Times New Roman',serif;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:radial-gradient(120% 70% at 80% 0,#8a2232 0,#3a1424 40%,rgba(14,10,12,0) 75%)}
main{max-width:72rem;margin:0 auto;padding:clamp(3rem,12vh,9rem) clamp(1.25rem,5vw,5rem) 4rem;display:grid;gap:clamp(2.5rem,7vh,5rem)}
h1,h2{font-weight:300;line-height:1.06;margin:0;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2.75rem,9vw,6.5rem);max-width:12ch}
h2{font-size:clamp(1.6rem,3.4vw,2.4rem);margin-bottom:1.25rem}
p{margin:0}
.lead{font-weight:300;font-size:clamp(1.25rem,2.2vw,1.6rem);max-width:34ch;margin:1.75rem 0 2.25rem}
.note{max-width:44ch}
.button{display:inline-flex;align-items:center;min-height:48px;padding:0 1.6rem;border:1px solid currentColor;color:inherit;text-decoration:none}
.button:hover{background:#f6f1ea;color:#0e0a0c}
ul{list-style:none;margin:0;padding:0;border-bottom:1px solid rgba(246,241,234,.28)}
li{display:flex;flex-wrap:wrap;gap:0 2rem;justify-content:space-between;align-items:baseline;border-top:1px solid rgba(246,241,234,.28);padding:.35rem 0}
li a{color:inherit;font-size:1.25rem;display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
li a:hover{text-decoration:underline;text-underline-offset:.24em}
time{color:#d8cdc6;font-size:1rem}
a:focus-visible{outline:3px solid #ffd9a0;outline-offset:4px}
@media (prefers-contrast:more){body{background:#0e0a0c}}
`.replaceAll('\n', '');
