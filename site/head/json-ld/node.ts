import type { Locale } from '#contract/languages.ts';
import type { Picture } from '#contract/media.ts';
import { renditionUrl, widthsFor } from '#contract/renditions.ts';
import type { HouseFacts } from '../../content/read-settings.ts';

/** A thing in the words of schema.org. */
export type Node = Readonly<Record<string, unknown>>;

/** What every description is made with. */
export interface Facts {
  /** Origin that visitors use, without a slash at the end. */
  origin: string;
  locale: Locale;
  house: HouseFacts;
}

/** A node without what is not known: nothing that is undefined, null, empty or a list of nothing. */
export function node(type: string | readonly string[], properties: Node): Node {
  const known = Object.entries(properties).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

/** An address of the house with its origin; undefined where there is none. */
export function absolute(path: string | undefined, { origin }: Pick<Facts, 'origin'>): string | undefined {
  if (!path) return undefined;
  return /^https?:/.test(path) ? path : `${origin}${path}`;
}

/** The largest rendition of each picture, as search engines read it. */
export function images(pictures: readonly (Picture | null | undefined)[], facts: Facts): (string | undefined)[] {
  return pictures
    .filter((picture) => picture !== null && picture !== undefined)
    .map(({ base, width }) => absolute(renditionUrl(base, widthsFor(width).at(-1) ?? 320, 'jpg'), facts));
}

/** The words of a rich text. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h\d|div|blockquote)>|<br\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
