import type { Locale } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';
import { storedAtHeader } from '../stored-pages.ts';
import { dateAndTime } from './clock.ts';
import { escapeHtml } from '#text/escape-html.ts';

const bar =
  'position:sticky;bottom:0;z-index:20;display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;align-items:center;justify-content:center;padding:.2rem 1.25rem;background:var(--stage);color:var(--light);border-top:1px solid var(--glow);font-size:1rem;line-height:1.4';
const link =
  'display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:underline;text-underline-offset:.24em';

/**
 * Adds a note with the date to a stored page, so that outdated availability is not mistaken for current. The note is
 * the last element of the body, which React's hydration ignores; it disappears with the next page.
 */
export async function addStoredNotice(stored: Response, locale: Locale, url: URL): Promise<Response> {
  const html = await stored.text();
  const time = dateAndTime(locale, new Date(stored.headers.get(storedAtHeader) ?? ''));
  const note = `<aside data-kept aria-label="${escapeHtml(m.offline_note({}, { locale }))}" style="${bar}"><p style="margin:0">${escapeHtml(
    m.offline_as_of({ time }, { locale }),
  )}</p><a style="${link}" href="${escapeHtml(url.pathname + url.search)}">${escapeHtml(m.offline_retry({}, { locale }))}</a></aside>`;
  const end = html.indexOf('<script', Math.max(0, html.lastIndexOf('</footer>')));
  const marked = end < 0 ? html : html.slice(0, end) + note + html.slice(end);
  return new Response(marked, { status: stored.status, headers: stored.headers });
}
