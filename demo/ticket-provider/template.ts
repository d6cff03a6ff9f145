import type { Locale } from '#contract/base/locale.ts';
import { shopMarkers } from '#contract/webshop/shop.ts';
import { type Html } from './html.ts';
import { escapeHtml } from '#text/escape-html.ts';

/** The website's page template around a page of the provider. */
export type Fill = (locale: Locale, title: string, content: Html) => Promise<string>;

interface KeptFrame {
  at: number;
  etag: string | null;
  text: string;
}

const timeout = 10_000;

/**
 * Fetches the website's page template, caches it and revalidates it after a minute; while the website does not answer,
 * the cached one is used.
 */
export function createFill(siteUrl: string, clock: () => Date, freshFor = 60_000): Fill {
  const kept = new Map<Locale, KeptFrame>();

  async function frame(locale: Locale): Promise<string> {
    const known = kept.get(locale);
    if (known && clock().getTime() - known.at < freshFor) return known.text;
    try {
      const answer = await fetch(`${siteUrl}/eventim-template?language=${locale}`, {
        headers: known?.etag ? { 'if-none-match': known.etag } : {},
        signal: AbortSignal.timeout(timeout),
      });
      const text = answer.status === 304 && known ? known.text : await answer.text();
      if (answer.status !== 304 && !answer.ok) throw new Error(`The site answered ${answer.status}`);
      if (!text.includes(shopMarkers.top)) throw new Error('The site sent no template');
      kept.set(locale, { at: clock().getTime(), etag: answer.headers.get('etag') ?? known?.etag ?? null, text });
      return text;
    } catch (error) {
      if (known) return known.text;
      throw error;
    }
  }

  return async (locale, title, content) => {
    const text = await frame(locale);
    const top = text.indexOf(shopMarkers.top) + shopMarkers.top.length;
    const bottom = text.indexOf(shopMarkers.bottom);
    const area = text.slice(top, bottom).replace('></', () => `>${content.text}</`);
    const filled = text.slice(0, top) + area + text.slice(bottom);
    return filled.replace('<title>', () => `<title>${escapeHtml(title)} – `);
  };
}
