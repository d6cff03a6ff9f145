import type { ShownTypeface } from '#contract/settings/theme/own-typeface.ts';
import { readThemePreview } from '#contract/settings/theme/ready-themes.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { Content } from '../../content/content.ts';
import type { PageQuery } from '../../page-query.server.ts';
import type { Look } from './look.ts';
import { themeText } from './theme-style.server.ts';
import { loadedTypeface } from './typefaces.server.ts';

/** Null for the usual theme. */
export function lookOf(theme: Theme, ownTypeface: ShownTypeface | null): Look | null {
  if (themeText({ theme, ownTypeface }) === '') return null;
  return { stage: theme.colours.stage, typeface: loadedTypeface(theme.typeface, ownTypeface) };
}

/** The theme of the address that an admin tries, not stored; for everybody else the address has none. */
export async function previewedTheme(content: Content, { theme, locale }: PageQuery): Promise<Theme | undefined> {
  if (theme === null || !(await content.mayChangeSettings(locale))) return undefined;
  return readThemePreview(theme);
}
