import { contrast, mix, nearest } from './colour.ts';
import { deriveColours, shapeContrast, type SiteColours, textContrast } from './derive-colours.ts';
import type { ColourName, ThemeColours } from './theme.ts';

/** A pair of colours that the site shows on each other. */
interface Pair {
  /** The colour that the house changes when the contrast is too low, and the one it stands on. */
  front: ColourName;
  ground: ColourName;
  needed: number;
  colours: (site: SiteColours) => readonly [front: string, ground: string];
}

const text = (front: ColourName, ground: ColourName, colours: Pair['colours']): Pair => ({
  ...{ front, ground, colours },
  needed: textContrast,
});
const shape = (front: ColourName, ground: ColourName, colours: Pair['colours']): Pair => ({
  ...{ front, ground, colours },
  needed: shapeContrast,
});

/** Every text on every ground of the site, and the shapes that carry meaning. */
const pairs: readonly Pair[] = [
  text('ink', 'ground', (site) => [site.ink, site.paper]),
  text('ink', 'ground', (site) => [site.ink, site.paperDeep]),
  text('ink', 'ground', (site) => [site.ink, site.paperUp]),
  text('ink', 'ground', (site) => [site.inkSoft, site.paper]),
  text('ink', 'ground', (site) => [site.inkSoft, site.paperDeep]),
  text('ink', 'ground', (site) => [site.inkFaint, site.paper]),
  text('ink', 'signal', (site) => [site.ink, site.mark]),
  text('accent', 'ground', (site) => [site.accent, site.paper]),
  text('accent', 'ground', (site) => [site.accent, site.paperDeep]),
  text('accent', 'light', (site) => [site.onAccent, site.accent]),
  text('accent', 'light', (site) => [site.onAccent, site.accentDeep]),
  text('accent', 'light', (site) => [site.accentOnLight, site.light]),
  text('light', 'stage', (site) => [site.light, site.stage]),
  text('light', 'stage', (site) => [site.light, site.stageUp]),
  text('light', 'stage', (site) => [site.lightSoft, site.stage]),
  text('light', 'stage', (site) => [site.lightSoft, site.stageUp]),
  text('signal', 'stage', (site) => [site.signal, site.stage]),
  text('accent', 'light', (site) => [site.light, site.gradient[0]]),
  text('gradient_second', 'light', (site) => [site.light, site.gradient[1]]),
  text('gradient_third', 'light', (site) => [site.light, site.gradient[2]]),
  // Lines that carry a control, as strong as in ui/tokens.css.
  shape('ink', 'ground', (site) => [mix(site.paper, site.ink, 0.55), site.paper]),
  shape('light', 'stage', (site) => [mix(site.stage, site.light, 0.6), site.stage]),
  shape('signal', 'gradient_second', (site) => [site.signal, site.gradient[1]]),
  shape('signal', 'gradient_third', (site) => [site.signal, site.gradient[2]]),
];

/** Two colours that are too alike. */
export interface ContrastProblem {
  front: ColourName;
  ground: ColourName;
  /** The contrast that they have, and the one that they need. */
  ratio: number;
  needed: number;
  /** The nearest colour for `front` with which everything that it stands on is readable; undefined if there is none. */
  suggestion: string | undefined;
}

/** The pairs of a theme that cannot be read, the worst of each two colours. */
export function contrastProblems(colours: ThemeColours): ContrastProblem[] {
  const worst = new Map<string, Pair & { ratio: number }>();
  for (const pair of failing(colours)) {
    const key = `${pair.front} ${pair.ground}`;
    const known = worst.get(key);
    if (!known || pair.ratio / pair.needed < known.ratio / known.needed) worst.set(key, pair);
  }
  return Array.from(worst.values(), ({ front, ground, ratio, needed }) => ({
    front,
    ground,
    ratio,
    needed,
    suggestion: nearest(colours[front], (candidate) =>
      failing({ ...colours, [front]: candidate }).every((other) => other.front !== front),
    ),
  }));
}

function failing(colours: ThemeColours) {
  const site = deriveColours(colours);
  return pairs.flatMap((pair) => {
    const ratio = contrast(...pair.colours(site));
    return ratio < pair.needed ? [{ ...pair, ratio }] : [];
  });
}
