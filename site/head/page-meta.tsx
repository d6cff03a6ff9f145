import type { ComponentProps } from 'react';
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

type Tag = Pick<ComponentProps<'meta'>, 'name' | 'property' | 'content'> &
  Pick<ComponentProps<'link'>, 'rel' | 'href' | 'hrefLang' | 'type' | 'title'>;

/** Title, description, addresses in all languages, feed, and sharing data (Open Graph) of a page. */
export function PageMeta({ page, facts }: { page: ShownPage | undefined; facts: HeadFacts | undefined }) {
  if (!page || !facts) return null;
  return (
    <>
      <title>{titleOf(page, facts.name)}</title>
      {tagsOf(page, facts).map((tag) =>
        tag.rel ? (
          <link key={tag.type ?? tag.hrefLang ?? tag.rel} {...tag} />
        ) : (
          <meta key={tag.name ?? tag.property} {...tag} />
        ),
      )}
    </>
  );
}

/** The tags besides the title. */
export function tagsOf(page: ShownPage, facts: HeadFacts): Tag[] {
  const hidden = facts.hidden || page.audience !== undefined ? named('robots', 'noindex') : [];
  if (page.audience === 'personal') return hidden;
  return [
    ...named('description', shorten(page.metaDescription, 160)),
    ...hidden,
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
    ...feedLink(page, facts),
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

function addressLinks(page: ShownPage, { origin, locale }: HeadFacts): Tag[] {
  const canonical = page.urls[locale];
  const link = (rel: string, path: string, hrefLang?: string) => ({
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

function sharedPicture(page: ShownPage, { origin, ...settings }: HeadFacts): Tag[] {
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

const feedTypes = { 'calendar.ics': 'text/calendar', 'feed.atom': 'application/atom+xml' };

function feedLink({ feed, urls }: ShownPage, { origin, locale }: HeadFacts): Tag[] {
  const path = feed?.path ?? urls[locale];
  if (!feed || !path) return [];
  const { file, title } = feed;
  return [{ rel: 'alternate', type: feedTypes[file], title, href: `${absolute(path, origin)}/${file}` }];
}

function named(name: string, content: string): Tag[] {
  return content === '' ? [] : [{ name, content }];
}

function property(name: string, content: string): Tag[] {
  return content === '' ? [] : [{ property: name, content }];
}

function ogLocale(locale: Locale): string {
  return localeNames[locale].language.replace('-', '_');
}

function absolute(path: string, origin: string): string {
  return path === '' || /^https?:/.test(path) ? path : `${origin}${path}`;
}
