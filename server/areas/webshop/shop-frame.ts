import type { Locale } from '#contract/base/locale.ts';
import { shopLanguage, shopTemplatePath } from '#contract/webshop/shop.ts';
import type { PageCache } from '../../platform/page-cache/page-cache.ts';

/** HTML of the shop’s frame; null if it cannot be rendered and no earlier version exists. */
export type ReadFrame = (locale: Locale) => Promise<string | null>;

/** Reads the frame from the page cache; if rendering fails, the last successful version. */
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

/** The frame with an error message in place of the shop. */
export function withNote(frame: string, note: 'away' | 'gone'): string {
  return frame.replace(' data-shop="open"', ` data-shop="${note}"`);
}
