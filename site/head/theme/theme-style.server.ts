import { themeCss } from '#contract/settings/theme/theme-css.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { hashOf } from '../../framework/rendering/policy.ts';
import { typefaceCss } from './typefaces.server.ts';

export interface ThemeStyle {
  /** Empty for the usual theme. */
  html: string;
  /** For the content security policy. */
  hashes: string[];
}

/** Settings are read once for many pages. By theme and origin. */
const styles = new WeakMap<Theme, Map<string, ThemeStyle>>();

/**
 * The style element that makes a theme of the usual one. It is part of the page: a further file would delay the first
 * paint, and the style sheet of all pages keeps its address and stays in every cache. With an `origin`, the addresses of
 * fonts are absolute, for pages that other hosts serve.
 */
export function themeStyle(theme: Theme, origin = ''): ThemeStyle {
  const known = styles.get(theme) ?? new Map<string, ThemeStyle>();
  styles.set(theme, known);
  const style = known.get(origin) ?? makeStyle(`${typefaceCss(theme.typeface, origin)}${themeCss(theme)}`);
  known.set(origin, style);
  return style;
}

function makeStyle(css: string): ThemeStyle {
  return css === '' ? { html: '', hashes: [] } : { html: `<style data-theme>${css}</style>`, hashes: [hashOf(css)] };
}
