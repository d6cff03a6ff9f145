import { createContext } from 'react-router';
import { themeCss } from '#contract/settings/theme/theme-css.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import { hashOf } from '../../framework/rendering/policy.ts';
import { typefaceCss } from './typefaces.server.ts';

/** The theme of the page of this request; set by the root loader. */
export const themeContext = createContext<Theme>(usualTheme);

export interface ThemeStyle {
  /** Empty for the usual theme. */
  html: string;
  /** For the content security policy. */
  hashes: string[];
}

/** Settings are read once for many pages. */
const styles = new WeakMap<Theme, ThemeStyle>();

/**
 * The style element that makes a theme of the usual one. It is part of the page: a further file would delay the first
 * paint, and the style sheet of all pages keeps its address and stays in every cache.
 */
export function themeStyle(theme: Theme): ThemeStyle {
  const known = styles.get(theme);
  if (known) return known;
  const css = `${typefaceCss(theme.typeface)}${themeCss(theme)}`;
  const style =
    css === '' ? { html: '', hashes: [] } : { html: `<style data-theme>${css}</style>`, hashes: [hashOf(css)] };
  styles.set(theme, style);
  return style;
}
