import { parseJson } from '#text/parse-json.ts';
import type { LocalizedText } from '../../base/localized.ts';
import { type Theme, usualTheme } from './theme.ts';
import { themeSchema } from './theme-file.ts';

/** The parameter of an address that shows a page in a theme which is not stored; only admins see it. */
export const themePreviewName = 'theme_preview';

export function writeThemePreview(theme: Theme): string {
  return JSON.stringify(theme);
}

/** Undefined if it is no theme. */
export function readThemePreview(sent: string): Theme | undefined {
  return themeSchema.safeParse(parseJson(sent)).data;
}

interface ReadyTheme {
  label: LocalizedText;
  theme: Theme;
}

/** Whole themes to begin with, in the order of the office's screen. */
export const readyThemes: readonly ReadyTheme[] = [
  { label: { de: 'Standard', en: 'Standard' }, theme: usualTheme },
  {
    label: { de: 'Dunkel', en: 'Dark' },
    theme: {
      colours: {
        ground: '#12151c',
        ink: '#ece7dc',
        accent: '#e6b95c',
        stage: '#07090e',
        light: '#f4efe4',
        signal: '#8fd0f5',
        gradient_second: '#16233f',
        gradient_third: '#43305f',
      },
      typeface: 'archivo',
      corners: 'square',
      lines: 'fine',
    },
  },
  {
    label: { de: 'Hell', en: 'Bright' },
    theme: {
      colours: {
        ground: '#ffffff',
        ink: '#11142b',
        accent: '#d4003c',
        stage: '#1b22b8',
        light: '#ffffff',
        signal: '#ffe14a',
        gradient_second: '#1b22b8',
        gradient_third: '#6a1fb0',
      },
      typeface: 'jost',
      corners: 'round',
      lines: 'strong',
    },
  },
  {
    label: { de: 'Klassisch', en: 'Classical' },
    theme: {
      colours: {
        ground: '#f5efdf',
        ink: '#1d2a22',
        accent: '#1c5a41',
        stage: '#10261c',
        light: '#f7f0dd',
        signal: '#e8c56c',
        gradient_second: '#12382b',
        gradient_third: '#745014',
      },
      typeface: 'crimson-pro',
      corners: 'slight',
      lines: 'fine',
    },
  },
];
