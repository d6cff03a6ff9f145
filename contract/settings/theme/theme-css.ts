import { channelsOf, isDark, nearest, contrast, white } from './colour.ts';
import { deriveColours, type SiteColours, textContrast } from './derive-colours.ts';
import { type Theme, type ThemeColours, usualTheme } from './theme.ts';

/** The tokens of `ui/tokens.css` that a theme sets, without the leading dashes. */
type Tokens = Record<string, string>;

function colourTokens(site: SiteColours): Tokens {
  const channels = (colour: string) => channelsOf(colour).join(',');
  const [first, second, third] = site.gradient;
  return {
    'ink-c': channels(site.ink),
    'ink-soft': site.inkSoft,
    'ink-faint': site.inkFaint,
    paper: site.paper,
    'paper-deep': site.paperDeep,
    'paper-up': site.paperUp,
    'stage-c': channels(site.stage),
    'stage-up': site.stageUp,
    'light-c': channels(site.light),
    'light-soft': site.lightSoft,
    'red-c': channels(site.accent),
    'red-deep': site.accentDeep,
    'on-red-c': channels(site.onAccent),
    'red-on-light': site.accentOnLight,
    'gradient-1': first,
    violet: second,
    amber: third,
    'glow-c': channels(site.signal),
    mark: site.mark,
    'arrow-down': arrow(site.ink),
    ...Object.fromEntries(Object.entries(site.categories).map(([name, colour]) => [`cat-${name}`, colour])),
  };
}

/** The arrow of selects; a picture inside a style sheet knows no tokens. */
function arrow(ink: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23${ink.slice(1)}' stroke-width='1.4'/%3E%3C/svg%3E")`;
}

/** Width of lines in pixels: those between rows, and those that mark something. */
const lineWidths = { fine: [1, 3], strong: [2, 4], heavy: [3, 6] } as const;
/** Radius of the corners of controls, and of pictures and panels. */
const radii = { square: ['0', '0'], slight: ['.25rem', '.375rem'], round: ['1.5rem', '1rem'] } as const;

function shapeTokens({ corners, lines }: Theme): Tokens {
  const [hair, rule] = lineWidths[lines];
  const [control, card] = radii[corners];
  return {
    ...(lines !== usualTheme.lines && { hair: `${hair}px`, rule: `${rule}px` }),
    ...(corners !== usualTheme.corners && { corner: control, 'corner-card': card }),
  };
}

/**
 * The tokens that make a theme of the usual one; empty for the usual one. Colours are left out in print, where text is
 * black on white.
 */
export function themeCss(theme: Theme): string {
  const shape = declarations(shapeTokens(theme));
  const inked = isChanged(theme.colours, usualTheme.colours) ? colourCss(theme.colours) : '';
  return `${shape === '' ? '' : `html:root{${shape}}`}${inked}`;
}

function colourCss(colours: ThemeColours): string {
  const site = deriveColours(colours);
  const scheme = isDark(site.paper) ? 'color-scheme:dark;' : '';
  const accentInPrint = nearest(site.accent, (each) => contrast(each, white) >= textContrast) ?? site.ink;
  const printed = `@media print{html:root{--red-c:${channelsOf(accentInPrint).join(',')}}}`;
  return `@media screen{html:root{${scheme}${declarations(colourTokens(site))}}}${printed}`;
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

function isChanged(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(one).some((name) => one[name] !== other[name]);
}
