import type { Locale } from '#contract/base/locale.ts';
import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import { type HouseTextName, houseTextNames, partOfHouseText } from '#contract/settings/house-texts.ts';
import type { ShownMark } from '#contract/settings/house.ts';
import type { Logos } from '#ui/mark.tsx';
import { address, type Json, list, record, text, textIn } from './read.ts';
import { type PartName, readPartsOff } from '#contract/settings/parts.ts';
import { type CategoryColour, categoryColourSchema } from '#contract/settings/theme/category-colours.ts';
import { isDark } from '#contract/settings/theme/colour.ts';
import { type ShownTypeface, shownTypefaceSchema } from '#contract/settings/theme/own-typeface.ts';
import { themeSchema } from '#contract/settings/theme/theme-file.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';

/** A selectable newsletter, in one language. */
export interface Newsletter {
  value: number;
  name: string;
}

export type HouseTexts = Partial<Record<HouseTextName, string>>;

/** The logos of the house, named after the usual grounds; `withName`: the name is set in text beside them. */
export interface HouseLogos {
  light: ShownMark | null;
  dark: ShownMark | null;
  withName: boolean;
}

/** Texts of header and footer, in one language; each may be empty. */
export interface SiteSettings {
  name: string;
  claim: string;
  city: string;
  cityLogo: string;
  /** Null: the name is set in text. */
  logos: Logos | null;
  /** Mark of the city, on dark ground. */
  cityMark: ShownMark | null;
  icons: { svg: string; png: string; touch: string; large: string };
  phone: string;
  street: string;
  postalCode: string;
  boxOffice: string;
  social: { name: string; url: string }[];
  /** Shared picture of pages without their own. */
  ogImage: string;
  /** When empty, the newsletter form is not shown. */
  newsletters: Newsletter[];
  /** False: visitors who declined are not asked again before their choice expires. */
  reAsks: boolean;
  /** Parts that the house does not have. */
  partsOff: PartName[];
  /** Sentences that the house has of its own. */
  texts: HouseTexts;
}

/** The settings, with what only the server needs. */
export interface ServerSettings extends SiteSettings {
  /** False: only signed-in people and holders of preview links see the site. */
  isOpen: boolean;
  theme: Theme;
  ownTypeface: ShownTypeface | null;
  /** `logos` are those of them that suit the theme. */
  houseLogos: HouseLogos;
  categories: CategoryColour[];
}

export function readSettings(answer: unknown, locale: Locale): ServerSettings {
  const site = record(answer);
  const icons = record(site.icons);
  const partsOff = readPartsOff(site.parts_off);
  const theme = readTheme(site.theme);
  const houseLogos = {
    light: readMark(site.logo),
    dark: readMark(site.logo_on_dark),
    withName: site.name_beside_logo !== false,
  };
  return {
    isOpen: site.is_open !== false,
    name: text(site.name),
    claim: textIn(site.claim, locale),
    city: text(site.city),
    cityLogo: textIn(site.city_logo_text, locale),
    logos: logosOn(theme, houseLogos),
    cityMark: readMark(site.city_mark),
    icons: {
      svg: address(icons.svg),
      png: address(icons.png),
      touch: address(icons.touch),
      large: address(icons.large),
    },
    phone: text(site.phone),
    street: text(site.street),
    postalCode: text(site.postal_code),
    boxOffice: textIn(site.box_office, locale),
    social: list(site.social).flatMap((entry) => {
      const { name, url } = record(entry);
      const link = address(url);
      return text(name) !== '' && link !== '' ? [{ name: text(name), url: link }] : [];
    }),
    ogImage: address(site.og_image),
    newsletters: partsOff.includes('newsletter')
      ? []
      : readNewsletters(site.newsletter_lists ?? defaultNewsletterLists, locale),
    reAsks: site.consent_reasking !== false,
    partsOff,
    texts: readTexts(site, partsOff, locale),
    theme,
    // Strict, because its addresses and numbers become part of a style sheet.
    ownTypeface: shownTypefaceSchema.safeParse(site.own_typeface).data ?? null,
    houseLogos,
    categories: readCategories(site.category_colours),
  };
}

/** Without a fallback to the other language: the product has a sentence in each. */
function readTexts(site: Json, partsOff: readonly PartName[], locale: Locale): HouseTexts {
  const names = houseTextNames.filter((name) => !partsOff.some((part) => part === partOfHouseText[name]));
  const found = names.map((name) => [name, text(record(site[name])[locale]).trim()] as const);
  return Object.fromEntries(found.filter(([, own]) => own !== ''));
}

/** A backend that knows no themes has the usual one. */
function readTheme(sent: unknown): Theme {
  return themeSchema.safeParse(sent).data ?? usualTheme;
}

/** One that cannot be read is left out. */
function readCategories(sent: unknown): CategoryColour[] {
  return list(sent).flatMap((each) => categoryColourSchema.safeParse(each).data ?? []);
}

/** The logo for each ground of a theme, which may have a dark one for its texts; null without a logo. */
export function logosOn({ colours }: Theme, { light, dark, withName }: HouseLogos): Logos | null {
  const on = (ground: string) => (isDark(ground) ? (dark ?? light) : (light ?? dark));
  const [onLight, onDark] = [on(colours.ground), on(colours.stage)];
  return onLight && onDark && { onLight, onDark, withName };
}

/** A small SVG may be in the answer itself; as the source of an image it can do nothing. */
function readMark(value: unknown): ShownMark | null {
  const mark = record(value);
  const url = text(mark.url).startsWith('data:image/svg+xml,') ? text(mark.url) : address(mark.url);
  const [width, height] = [Number(mark.width), Number(mark.height)];
  return url !== '' && width > 0 && height > 0 ? { url, width, height } : null;
}

function readNewsletters(lists: unknown, locale: Locale): Newsletter[] {
  return list(lists).flatMap((entry) => {
    const { value, name } = record(entry);
    const label = textIn(name, locale);
    return Number.isInteger(value) && label !== '' ? [{ value: Number(value), name: label }] : [];
  });
}
