import { type CategoryColour, categoryCss } from '#contract/settings/theme/category-colours.ts';
import { themeCss } from '#contract/settings/theme/theme-css.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { hashOf } from '../../framework/rendering/policy.ts';
import { typefaceCss } from './typefaces.server.ts';

/** The theme of a page, and the colours that the house has chosen for categories. */
export interface PageTheme {
  theme: Theme;
  categories: readonly CategoryColour[];
}

export interface ThemeStyle {
  /** Empty for the usual theme. */
  html: string;
  /** For the content security policy. */
  hashes: string[];
}

/** Settings are read once for many pages. By theme and origin. */
const texts = new WeakMap<Theme, Map<string, string>>();
const styles = new WeakMap<Theme, Map<string, ThemeStyle & Pick<PageTheme, 'categories'>>>();

/**
 * The style element that makes a theme of the usual one. It is part of the page: a further file would delay the first
 * paint, and the style sheet of all pages keeps its address and stays in every cache. With an `origin`, the addresses of
 * fonts are absolute, for pages that other hosts serve.
 */
export function themeStyle({ theme, categories }: PageTheme, origin = ''): ThemeStyle {
  const byOrigin = styles.get(theme) ?? new Map<string, ThemeStyle & Pick<PageTheme, 'categories'>>();
  styles.set(theme, byOrigin);
  const known = byOrigin.get(origin);
  if (known?.categories === categories) return known;
  const style = makeStyle(`${themeText(theme, origin)}${categoryCss(categories, theme.colours)}`);
  byOrigin.set(origin, { ...style, categories });
  return style;
}

/** What makes a theme of the usual one; empty for that. */
export function themeText(theme: Theme, origin = ''): string {
  const byOrigin = texts.get(theme) ?? new Map<string, string>();
  texts.set(theme, byOrigin);
  const text = byOrigin.get(origin) ?? `${typefaceCss(theme.typeface, origin)}${themeCss(theme)}`;
  byOrigin.set(origin, text);
  return text;
}

function makeStyle(css: string): ThemeStyle {
  return css === '' ? { html: '', hashes: [] } : { html: `<style data-theme>${css}</style>`, hashes: [hashOf(css)] };
}
