import { type CategoryColour, categoryCss } from '#contract/settings/theme/category-colours.ts';
import { themeCss } from '#contract/settings/theme/theme-css.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { memoizeByKey } from '#text/memoize.ts';
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

// By what they are made of: settings are read anew for every page, and rarely change.
const texts = memoizeByKey<string>();
const styles = memoizeByKey<ThemeStyle>();

/**
 * The style element that makes a theme of the usual one. It is part of the page: a further file would delay the first
 * paint, and the style sheet of all pages keeps its address and stays in every cache. With an `origin`, the addresses of
 * fonts are absolute, for pages that other hosts serve.
 */
export function themeStyle({ theme, categories }: PageTheme, origin = ''): ThemeStyle {
  return styles(JSON.stringify([theme, categories, origin]), () =>
    makeStyle(`${themeText(theme, origin)}${categoryCss(categories, theme.colours)}`),
  );
}

/** What makes a theme of the usual one; empty for that. */
export function themeText(theme: Theme, origin = ''): string {
  return texts(JSON.stringify([theme, origin]), () => `${typefaceCss(theme.typeface, origin)}${themeCss(theme)}`);
}

function makeStyle(css: string): ThemeStyle {
  return css === '' ? { html: '', hashes: [] } : { html: `<style data-theme>${css}</style>`, hashes: [hashOf(css)] };
}
