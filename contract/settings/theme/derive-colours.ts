import { contrast, black, isDark, mix, nearest, towards, white } from './colour.ts';
import type { ThemeColours } from './theme.ts';

/** Contrast that WCAG 2.2 AA asks for. */
export const textContrast = 4.5;
/** Of large text, and of shapes that carry meaning. */
export const shapeContrast = 3;

/** Of the gradient's first colour, so that the second voice can be softer than the first there, too. */
const gradientContrast = 6;

/** Every colour of the site, by the name of its token in `ui/tokens.css`. */
export interface SiteColours {
  ink: string;
  inkSoft: string;
  inkFaint: string;
  paper: string;
  paperDeep: string;
  paperUp: string;
  stage: string;
  stageUp: string;
  light: string;
  lightSoft: string;
  accent: string;
  accentDeep: string;
  /** Text on the accent. */
  onAccent: string;
  /** Accent as text on the colour of `light`. */
  accentOnLight: string;
  signal: string;
  /** Ground of words that were searched for. */
  mark: string;
  gradient: readonly [string, string, string];
  categories: Readonly<Record<CategoryColour, string>>;
}

/** Own hues of the categories; each is made lighter or darker until it can be seen on the ground. */
const categoryHues = {
  operette: '#b26a00',
  tanz: '#1d6a73',
  konzert: '#34489a',
  jung: '#4f7a1f',
  haus: '#6e5a50',
} as const;
export type CategoryColour = keyof typeof categoryHues;

/** All colours of the site from those that the house has chosen. */
export function deriveColours(colours: ThemeColours): SiteColours {
  const { ground: paper, ink, accent, stage, light, signal } = colours;
  const readable = (goal: string, ...grounds: string[]) => {
    return (colour: string) => grounds.every((ground) => contrast(colour, ground) >= textContrast) || colour === goal;
  };
  const paperDeep = mix(paper, ink, 0.06);
  const stageUp = mix(stage, light, 0.055);
  const onAccent = readableOn(accent, [light, stage, ink, paper]);
  const first = towards(accent, stage, (each) => contrast(each, light) >= gradientContrast);
  const gradient = [first, colours.gradient_second, colours.gradient_third] as const;
  return {
    ink,
    inkSoft: towards(mix(ink, paper, 0.3), ink, readable(ink, paper, paperDeep)),
    inkFaint: towards(mix(ink, paper, 0.4), ink, readable(ink, paper)),
    paper,
    paperDeep,
    paperUp: isDark(paper) ? mix(paper, ink, 0.05) : mix(paper, white, 0.75),
    stage,
    stageUp,
    light,
    lightSoft: towards(mix(light, stage, 0.22), light, readable(light, stage, stageUp, ...gradient)),
    accent,
    accentDeep: mix(accent, isDark(onAccent) ? white : black, 0.26),
    onAccent,
    accentOnLight: contrast(accent, light) >= textContrast ? accent : readableOn(light, [stage, ink, paper]),
    signal,
    mark: towards(mix(paper, signal, 0.75), paper, (each) => contrast(each, ink) >= textContrast),
    gradient,
    categories: categoriesOn(paper, paperDeep),
  };
}

/** The first colour that can be read on a ground, or else the one that can be read best. */
function readableOn(ground: string, choice: readonly [string, ...string[]]): string {
  const best = choice.reduce((one, other) => (contrast(other, ground) > contrast(one, ground) ? other : one));
  return choice.find((each) => contrast(each, ground) >= textContrast) ?? best;
}

function categoriesOn(...grounds: string[]): Record<CategoryColour, string> {
  const visible = (hue: string) =>
    nearest(hue, (each) => grounds.every((ground) => contrast(each, ground) >= shapeContrast)) ?? hue;
  return {
    operette: visible(categoryHues.operette),
    tanz: visible(categoryHues.tanz),
    konzert: visible(categoryHues.konzert),
    jung: visible(categoryHues.jung),
    haus: visible(categoryHues.haus),
  };
}
