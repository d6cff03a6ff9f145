import type { MetaDescriptor } from 'react-router';
import { type Locale, localeNames, locales } from '#text/languages.ts';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { ShownPage } from '../content/reading/read-page.ts';

/** Data of the head besides the page. */
export interface HeadFacts {
  origin: string;
  locale: Locale;
  /** Name of the site; may be empty. */
  name: string;
  /** Default sharing picture; may be empty. */
  ogImage?: string;
  /** True for drafts and old revisions. */
  hidden: boolean;
}

/** Title, description, alternate languages and sharing data (Open Graph). */
export function metaOf(page: ShownPage | undefined, facts: HeadFacts | undefined): MetaDescriptor[] {
  if (!page || !facts) return [];
  const title = titleOf(page, facts.name);
  const description = shorten(page.metaDescription, 160);
  return [
    { title },
    ...named('description', description),
    ...(facts.hidden ? named('robots', 'noindex') : []),
    ...addressLinks(page, facts),
    ...property('og:type', page.ogType),
    ...property('og:site_name', facts.name),
    ...property('og:title', page.ogTitle || page.metaTitle || page.title),
    ...property('og:description', shorten(page.ogDescription || page.metaDescription, 200)),
    ...property('og:url', absolute(page.urls[facts.locale] ?? '', facts.origin)),
    ...property('og:locale', ogLocale(facts.locale)),
    ...locales
      .filter((locale) => locale !== facts.locale && page.urls[locale])
      .flatMap((locale) => property('og:locale:alternate', ogLocale(locale))),
    ...sharedPicture(page, facts),
  ];
}

/** The page title with the site name, unless it contains the name already. */
export function titleOf(page: Pick<ShownPage, 'metaTitle' | 'title'>, name: string): string {
  const own = page.metaTitle || page.title;
  if (name === '' || own.includes(name)) return own;
  return own === '' ? name : `${own} – ${name}`;
}

/** Cuts a text at a word border to a maximum length in characters. */
export function shorten(text: string, maximum: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const cut = beginningOf(line, maximum - 1);
  return `${beginningOf(cut, Math.max(cut.lastIndexOf(' '), maximum / 2)).trimEnd()}…`;
}

function addressLinks(page: ShownPage, { origin, locale }: HeadFacts): MetaDescriptor[] {
  const canonical = page.urls[locale];
  const link = (rel: string, path: string, hrefLang?: string) => ({
    tagName: 'link',
    rel,
    href: absolute(path, origin),
    ...(hrefLang && { hrefLang }),
  });
  const known = locales.filter((each) => page.urls[each]);
  return [
    ...(canonical ? [link('canonical', canonical)] : []),
    ...(known.length > 1 ? known.map((each) => link('alternate', page.urls[each] ?? '', each)) : []),
    ...(known.length > 1 && page.urls.de ? [link('alternate', page.urls.de, 'x-default')] : []),
  ];
}

function sharedPicture(page: ShownPage, { origin, ...settings }: HeadFacts): MetaDescriptor[] {
  const own = page.ogImage === '' ? pictureToShare(page.hero) : { url: page.ogImage, ...page.ogDetails };
  const picture = own ?? (settings.ogImage ? { url: settings.ogImage, ...sharingSize, alt: settings.name } : null);
  if (!picture) return named('twitter:card', 'summary');
  return [
    ...property('og:image', absolute(picture.url, origin)),
    ...property('og:image:width', String(picture.width ?? '')),
    ...property('og:image:height', String(picture.height ?? '')),
    ...property('og:image:alt', picture.alt ?? ''),
    ...named('twitter:card', 'summary_large_image'),
  ];
}

/** Size of the default sharing picture. */
const sharingSize = { width: 1200, height: 630 };

/** The rendition of a picture for sharing on other sites. */
export function pictureToShare(picture: ShownPage['hero'] | undefined) {
  if (!picture) return null;
  const width = widthsFor(picture.width).reduce((best, each) => (each <= 1280 ? each : best), 320);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: renditionUrl(picture.base, width, 'jpg'), width, height, alt: picture.alt };
}

const feedTypes = { 'calendar.ics': 'text/calendar', 'feed.atom': 'application/atom+xml' } as const;

/** Link to a feed below the page's address; `title` describes its content. */
export function feedLink(
  page: Pick<ShownPage, 'urls'> | undefined,
  facts: HeadFacts | undefined,
  file: keyof typeof feedTypes,
  title: string,
): MetaDescriptor[] {
  const path = facts && page?.urls[facts.locale];
  if (!path) return [];
  const href = `${absolute(path, facts.origin)}/${file}`;
  return [{ tagName: 'link', rel: 'alternate', type: feedTypes[file], title, href }];
}

function named(name: string, content: string): MetaDescriptor[] {
  return content === '' ? [] : [{ name, content }];
}

function property(name: string, content: string): MetaDescriptor[] {
  return content === '' ? [] : [{ property: name, content }];
}

function ogLocale(locale: Locale): string {
  return localeNames[locale].language.replace('-', '_');
}

function absolute(path: string, origin: string): string {
  return path === '' || /^https?:/.test(path) ? path : `${origin}${path}`;
}
