import { type Locale } from '#contract/locale.ts';
import { shopLanguage, shopTemplatePath } from '#contract/shop.ts';
import type { PageCache } from '../page-cache/page-cache.ts';

/** The shop's frame as a text; null where it cannot be drawn and never was. */
export type ReadFrame = (locale: Locale) => Promise<string | null>;

/** The frame out of the page cache, and the last one that could be drawn while there is no other. */
export function createReadFrame(pages: Pick<PageCache, 'find' | 'load'>): ReadFrame {
  const last = new Map<Locale, string>();
  return async (locale) => {
    const key = `${shopTemplatePath}?${shopLanguage}=${locale}`;
    const text = await read(pages, key).catch(() => null);
    if (text !== null) last.set(locale, text);
    return last.get(locale) ?? null;
  };
}

async function read(pages: Pick<PageCache, 'find' | 'load'>, key: string): Promise<string | null> {
  const page = pages.find(key) ?? (await pages.load(key));
  if (!page) return null;
  if (!(page instanceof Response)) return page.answer.plain.bytes.toString('utf8');
  return page.status === 200 ? page.text() : null;
}

/** The frame with a note in the place of the shop. */
export function withNote(frame: string, note: 'away' | 'gone'): string {
  return frame.replace(' data-shop="open"', ` data-shop="${note}"`);
}
