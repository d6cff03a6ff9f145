import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Picture } from '#contract/media/media.ts';
import { address, list, record, text, readPicture, readThumbs } from './read.ts';
import { type Serialized, serialize } from '../../framework/loader-data/serialized.ts';
import { readBlocks } from './read-blocks.ts';

/** A page as the site shows it. */
export interface ShownPage {
  id: number | null;
  /** Its address in each language that it exists in. */
  urls: Partial<Record<Locale, string>>;
  title: string;
  headline: string;
  isOnline: boolean;
  metaTitle: string;
  metaDescription: string;
  ogTitle: string;
  ogDescription: string;
  ogType: string;
  ogImage: string;
  /** Size in pixels and alternative text of the picture at `ogImage`, if known. */
  ogDetails?: { width: number; height: number; alt: string };
  /** For whom besides search engines: everybody who has its address, or one person, whose address has a secret. */
  audience?: 'unlisted' | 'personal';
  /** Feed of its content, at `path` or below the page. */
  feed?: { file: 'calendar.ics' | 'feed.atom'; title: string; path?: string };
  hero: Picture | null;
  lang?: string;
  breadcrumb: { title: string; url: string }[];
  modules: Serialized<FlatBlock[]>;
  section?: string;
  version?: number;
  /** For a preview: when its link expires; null: the link is invalid or expired. */
  previewUntil?: string | null;
}

/** The page in an answer, or null. `self` is the requested address. */
export function readPage(answer: unknown, locale: Locale, self: string): ShownPage | null {
  const page = record(answer);
  const title = text(page.title) || text(page.headline) || text(page.meta_title);
  if (title === '' && !Array.isArray(page.modules)) return null;
  return {
    id: typeof page.id === 'number' ? page.id : null,
    urls: { ...readUrls(page.urls), [locale]: readUrls(page.urls)[locale] ?? self },
    title,
    headline: text(page.headline),
    isOnline: page.is_online !== false,
    ...readSharing(page),
    hero: readPicture(page.hero),
    ...(page.lang === 'de' && { lang: 'de' }),
    breadcrumb: list(page.breadcrumb).flatMap((entry) => {
      const crumb = { title: text(record(entry).title), url: address(record(entry).url) };
      return crumb.title === '' ? [] : [crumb];
    }),
    modules: serialize(readBlocks(page.modules)),
    ...(typeof page.section === 'string' && { section: page.section }),
    ...(typeof page.version === 'number' && { version: page.version }),
    ...(page.preview !== undefined && { previewUntil: text(record(page.preview).expires_at) || null }),
  };
}

function readUrls(value: unknown): Partial<Record<Locale, string>> {
  const urls = record(value);
  return Object.fromEntries(
    locales.flatMap((locale) => (address(urls[locale]).startsWith('/') ? [[locale, address(urls[locale])]] : [])),
  );
}

function readSharing(page: Record<string, unknown>) {
  const thumbs = readThumbs(page.og_image_thumbs);
  const widest = Object.keys(thumbs).sort((a, b) => Number(b) - Number(a))[0];
  return {
    metaTitle: text(page.meta_title),
    metaDescription: text(page.meta_description),
    ogTitle: text(page.og_title),
    ogDescription: text(page.og_description),
    ogType: page.og_type === 'article' ? 'article' : 'website',
    ogImage: address(page.og_image) || (widest === undefined ? '' : (thumbs[widest] ?? '')),
    ...readDetails(page.og_image_details),
  };
}

function readDetails(value: unknown): Pick<ShownPage, 'ogDetails'> {
  const { width, height, alt } = record(value);
  if (typeof width !== 'number' || typeof height !== 'number') return {};
  return { ogDetails: { width, height, alt: text(alt) } };
}
