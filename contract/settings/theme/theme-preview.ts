import type { Theme } from './theme.ts';
import { themeSchema } from './theme-schema.ts';

/** The parameter of an address that shows a page in a theme which is not stored; only admins see it. */
export const themePreviewName = 'theme_preview';

/** A theme as the value of the parameter. */
export function writeThemePreview(theme: Theme): string {
  return JSON.stringify(theme);
}

/** Undefined if it is no theme. */
export function readThemePreview(sent: string): Theme | undefined {
  try {
    return themeSchema.safeParse(JSON.parse(sent)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
