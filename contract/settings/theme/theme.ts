import { usualStage } from './usual-stage.ts';

/** The colours that a house chooses; every other one is derived from them (`derive-colours.ts`). */
export const colourNames = [
  'ground',
  'ink',
  'accent',
  'stage',
  'light',
  'signal',
  'gradient_second',
  'gradient_third',
] as const;
export type ColourName = (typeof colourNames)[number];
export type ThemeColours = Readonly<Record<ColourName, string>>;

/** Families of type that have their files in `ui/fonts/`. */
export const shippedTypefaces = ['spectral', 'crimson-pro', 'bitter', 'archivo', 'work-sans', 'jost'] as const;

/** `own` is the typeface that the house has uploaded. */
export const typefaceNames = [...shippedTypefaces, 'own'] as const;
export type ShippedTypeface = (typeof shippedTypefaces)[number];
export type TypefaceName = (typeof typefaceNames)[number];

export const cornerNames = ['square', 'slight', 'round'] as const;
export const lineNames = ['fine', 'strong', 'heavy'] as const;

/** The look of the house as visitors see it. */
export interface Theme {
  colours: ThemeColours;
  typeface: TypefaceName;
  corners: (typeof cornerNames)[number];
  lines: (typeof lineNames)[number];
}

/** The colours of `ui/tokens.css`: pages of a house with this theme need no styles of their own. */
export const usualTheme: Theme = {
  colours: {
    ground: '#f7f2e9',
    ink: '#171012',
    accent: '#a8102b',
    stage: usualStage,
    light: '#f7f2e9',
    signal: '#ffc46b',
    gradient_second: '#35124a',
    gradient_third: '#8a4a0c',
  },
  typeface: 'spectral',
  corners: 'square',
  lines: 'fine',
};

/** True when two themes look the same, in whatever order their colours are. */
export function isSameTheme(one: Theme, other: Theme): boolean {
  return (
    one.typeface === other.typeface &&
    one.corners === other.corners &&
    one.lines === other.lines &&
    colourNames.every((name) => one.colours[name].toLowerCase() === other.colours[name].toLowerCase())
  );
}
