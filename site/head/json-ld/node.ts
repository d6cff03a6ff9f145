import type { Locale } from '#text/languages.ts';
import type { Picture } from '#contract/media/media.ts';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';

/** A schema.org node. */
export type Node = Readonly<Record<string, unknown>>;

/** Context of all nodes. */
export interface Facts {
  /** Public origin, without a trailing slash. */
  origin: string;
  locale: Locale;
  settings: SiteSettings;
}

/** A node without empty values: undefined, null, empty strings, and empty lists. */
export function node(type: string | readonly string[], properties: Node): Node {
  const known = Object.entries(properties).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

/** An absolute address of this site; undefined when empty. */
export function absolute(path: string | undefined, { origin }: Pick<Facts, 'origin'>): string | undefined {
  if (!path) return undefined;
  return /^https?:/.test(path) ? path : `${origin}${path}`;
}

/** The largest rendition of each picture. */
export function images(pictures: readonly (Picture | null | undefined)[], facts: Facts): (string | undefined)[] {
  return pictures
    .filter((picture) => picture !== null && picture !== undefined)
    .map(({ base, width }) => absolute(renditionUrl(base, widthsFor(width).at(-1) ?? 320, 'jpg'), facts));
}
