import type { z } from 'zod';
import { renditionUrl, widthsFor } from '#contract/media/media.ts';
import type { HouseMark, MarkName, ShownMark, shownMarksSchema } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { ownFaceNames } from '#contract/settings/theme/own-typeface.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { baseUrl } from '../../platform/files/storage-keys.ts';
import { sidesOf } from '../../platform/pictures/clean-svg.ts';
import { type MediaRow, readMedia } from '../../platform/pictures/media-rows.ts';
import { shortHash } from '../../platform/short-hash.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { ownFacesOf } from './own-typeface.ts';

type ShownMarks = z.infer<typeof shownMarksSchema>;

/** Sides of the icons in pixels. */
export const iconSides = { png: 192, touch: 180, large: 512 } as const;

/** Up to this length a mark is part of the page and costs no request. */
const inlinedUpTo = 1500;
/** Widest rendition that a logo needs. */
const logoWidth = 640;

/** The marks of the house as pages show them, and the ids of the pictures that they are. */
export async function shownMarks(
  db: Database,
  settings: SiteSettings,
): Promise<{ marks: ShownMarks; pictures: number[] }> {
  const shown = async (name: MarkName) => showMark(name, settings[name], await pictureOf(db, settings[name]));
  const [logo, onDark, cityMark] = [await shown('logo'), await shown('logo_on_dark'), await shown('city_mark')];
  const pictures = [settings.logo, settings.logo_on_dark, settings.city_mark, settings.icon].flatMap(
    ({ svg, media_id: id }) => (svg === '' && id !== null ? [id] : []),
  );
  const version = await iconVersion(db, settings);
  const icon = (side: number) => `/media/house/icon-${side}-${version}.png`;
  return {
    marks: {
      logo: logo ?? onDark,
      logo_on_dark: onDark ?? logo,
      city_mark: cityMark,
      icons: {
        svg: settings.icon.svg === '' ? null : `/media/house/icon-${shortHash(settings.icon.svg)}.svg`,
        png: icon(iconSides.png),
        touch: icon(iconSides.touch),
        large: icon(iconSides.large),
      },
    },
    pictures,
  };
}

/** The picture that a mark is, unless it is an SVG. */
export async function pictureOf(
  db: Database | Transaction,
  { svg, media_id: id }: HouseMark,
): Promise<MediaRow | undefined> {
  return svg === '' && id !== null ? readMedia(db, id) : undefined;
}

/** Changes with everything that the icons are made of. */
export async function iconVersion(db: Database, settings: SiteSettings): Promise<string> {
  const { name, icon } = settings;
  const picture = await pictureOf(db, icon);
  const isLetter = icon.svg === '' && !picture;
  const look = isLetter ? await lookVersion(db, settings) : '';
  return shortHash(
    JSON.stringify([icon.svg, picture?.hash ?? '', isLetter ? initialOf(name) : '', ...(look && [look])]),
  );
}

/** What stands in the icon of a house without one. */
export function initialOf(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toUpperCase();
}

function showMark(name: MarkName, { svg }: HouseMark, picture: MediaRow | undefined): ShownMark | null {
  if (svg !== '') return { url: svgAddress(name, svg), ...sidesOf(svg) };
  if (!picture?.width || !picture.height) return null;
  const width = widthsFor(picture.width).reduce((best, each) => (each <= logoWidth ? Math.max(best, each) : best), 0);
  const url = renditionUrl(baseUrl(picture), width || (widthsFor(picture.width)[0] ?? 320), 'webp');
  return { url, width: picture.width, height: picture.height };
}

function svgAddress(name: MarkName, svg: string): string {
  if (svg.length > inlinedUpTo) return `/media/house/${name}-${shortHash(svg)}.svg`;
  return `data:image/svg+xml,${svg.replaceAll(/[%#\s"<>^`{|}]/g, (sign) => encodeURIComponent(sign))}`;
}

/** Changes with all that pictures show of the look of a house, its own typeface included; empty for the usual one. */
export async function lookVersion(
  db: Database | Transaction,
  { theme, own_typeface }: Pick<SiteSettings, 'theme' | 'own_typeface'>,
): Promise<string> {
  if (theme.typeface !== 'own') return themeVersion(theme);
  const faces = await ownFacesOf(db, { own_typeface });
  return shortHash([themeVersion(theme), ...ownFaceNames.map((name) => faces[name]?.url)].join(' '));
}

/** Changes with all that pictures show of a theme; empty for the usual one. */
export function themeVersion({ colours, typeface }: Theme): string {
  const shown = sortedJson([colours, typeface]);
  return shown === sortedJson([usualTheme.colours, usualTheme.typeface]) ? '' : shortHash(shown);
}
