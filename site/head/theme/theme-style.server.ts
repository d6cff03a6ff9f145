import { type CategoryColour, categoryCss } from '#contract/settings/theme/category-colours.ts';
import type { ShownTypeface } from '#contract/settings/theme/own-typeface.ts';
import { themeCss } from '#contract/settings/theme/theme-css.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { memoizeByKey } from '#text/memoize.ts';
import { hashOf } from '../../framework/rendering/policy.ts';
import { typefaceCss } from './typefaces.server.ts';

/** The theme of a page with the typeface of the house, and the colours that it has chosen for categories. */
export interface PageTheme {
  theme: Theme;
  ownTypeface: ShownTypeface | null;
  categories: readonly CategoryColour[];
}

export interface ThemeStyle {
  /** Empty for the usual theme. */
  html: string;
  /** For the content security policy. */
  hashes: string[];
}

// By what they are made of: settings are read anew for every page, and rarely change.
const texts = memoizeByKey<string>();
const styles = memoizeByKey<ThemeStyle>();

/**
 * The style element that makes a theme of the usual one. It is part of the page: a further file would delay the first
 * paint, and the style sheet of all pages keeps its address and stays in every cache. With an `origin`, the addresses of
 * fonts are absolute, for pages that other hosts serve.
 */
export function themeStyle({ theme, ownTypeface, categories }: PageTheme, origin = ''): ThemeStyle {
  return styles(JSON.stringify([theme, ownTypeface, categories, origin]), () =>
    makeStyle(`${themeText({ theme, ownTypeface }, origin)}${categoryCss(categories, theme.colours)}`),
  );
}

/** What makes a theme of the usual one; empty for that. */
export function themeText({ theme, ownTypeface }: Omit<PageTheme, 'categories'>, origin = ''): string {
  const family = { name: theme.typeface, own: ownTypeface };
  return texts(JSON.stringify([theme, ownTypeface, origin]), () => `${typefaceCss(family, origin)}${themeCss(theme)}`);
}

function makeStyle(css: string): ThemeStyle {
  return css === '' ? { html: '', hashes: [] } : { html: `<style data-theme>${css}</style>`, hashes: [hashOf(css)] };
}
