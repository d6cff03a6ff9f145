import { expect, it } from 'vitest';
import { contrastProblems } from './check-contrast.ts';
import { contrast } from './colour.ts';
import { contrastMessage } from './colour-labels.ts';
import { deriveColours } from './derive-colours.ts';
import { readyThemes, readThemePreview, writeThemePreview } from './ready-themes.ts';
import { readThemeFile, writeThemeFile, themeInput } from './theme-file.ts';
import { themeCss } from './theme-css.ts';
import { isSameTheme, type Theme, type ThemeColours, usualTheme } from './theme.ts';

const { colours } = usualTheme;
const withColours = (changed: Partial<ThemeColours>) => ({ ...usualTheme, colours: { ...colours, ...changed } });

it('themes are the same whatever the order of their colours', () => {
  const turned = Object.fromEntries(Object.entries(colours).toReversed()) as unknown as ThemeColours;
  expect(isSameTheme(usualTheme, { ...usualTheme, colours: turned })).toBe(true);
  expect(isSameTheme(usualTheme, withColours({ signal: '#ffffff' }))).toBe(false);
  expect(isSameTheme(usualTheme, { ...usualTheme, lines: 'heavy' })).toBe(false);
});

it('contrast is that of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('two colours that are too alike are named with their contrast and the nearest one that is enough', () => {
  const [problem, ...others] = contrastProblems({ ...colours, accent: '#d98c00' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ front: 'accent', ground: 'ground', needed: 4.5 });
  const { suggestion = '' } = problem ?? {};
  expect(contrastProblems({ ...colours, accent: suggestion })).toEqual([]);
  expect(problem && contrastMessage(problem).de).toBe(
    `Akzentfarbe und Hintergrund sind sich zu ähnlich: Der Kontrast ist 2,1, nötig ist 4,5. Gut zu erkennen wäre ${suggestion}.`,
  );
});

it.each([
  ['ink', 'ground'],
  ['ink', 'signal'],
  ['accent', 'ground'],
  ['light', 'stage'],
  ['signal', 'stage'],
  ['signal', 'gradient_second'],
  ['signal', 'gradient_third'],
  ['gradient_second', 'light'],
  ['gradient_third', 'light'],
] as const)('%s in the colour of %s is refused, and both are named', (front, ground) => {
  const problems = contrastProblems({ ...colours, [front]: colours[ground] });
  expect(problems).toContainEqual(expect.objectContaining({ front, ground }));
});

it('on a dark ground text, fields, categories and accent stay readable', () => {
  const dark = { ...colours, ground: '#101418', ink: '#f2efe8', accent: '#e7b75f' };
  expect(contrastProblems(dark)).toEqual([]);
  const site = deriveColours(dark);
  expect(contrast(site.onAccent, site.accent)).toBeGreaterThanOrEqual(4.5);
  for (const category of Object.values(site.categories))
    expect(contrast(category, site.paper)).toBeGreaterThanOrEqual(3);
  expect(themeCss({ ...usualTheme, colours: dark })).toContain('color-scheme:dark');
});

it('colours that are none cannot get into a style sheet', () => {
  for (const ink of ['red', '#fff', '#12345g', 'url(x)', '#123456;}', ''])
    expect(themeInput.safeParse(withColours({ ink })).success, ink).toBe(false);
  expect(themeInput.parse(withColours({ ink: '#ABCDEF' })).colours.ink).toBe('#abcdef');
  expect(readThemePreview(writeThemePreview(usualTheme))).toEqual(usualTheme);
  expect(readThemePreview('{')).toBeUndefined();
  expect(readThemePreview(JSON.stringify(withColours({ ink: 'red;}' })))).toBeUndefined();
});

it('every complete theme can be read', () => {
  for (const { label, theme } of readyThemes) expect(contrastProblems(theme.colours), label.en).toEqual([]);
});

it('a theme survives its file; another file is refused with the fields named', () => {
  const read = (text: string) => readThemeFile(text, { hasOwnTypeface: false });
  for (const { theme } of readyThemes) expect(read(writeThemeFile(theme))).toEqual({ theme });
  const file = (theme: unknown) => read(JSON.stringify({ format: 'theme-1', theme }));
  const { ink: _, ...withoutInk } = colours;
  expect(file({ ...usualTheme, colours: { ...withoutInk, accent: 'red', pink: '#ff00ff' }, lines: 'none' })).toEqual({
    problems: [
      { field: 'colours.ink', reason: 'missing' },
      { field: 'colours.accent', reason: 'invalid' },
      { field: 'colours.pink', reason: 'unknown' },
      { field: 'lines', reason: 'invalid' },
    ],
  });
  expect(read('{')).toEqual({ problems: [{ field: '', reason: 'not_json' }] });
  expect(read('{"colours":{}}')).toEqual({ problems: [{ field: '', reason: 'no_theme' }] });
  expect(read('{"format":"theme-9","theme":{}}')).toEqual({
    problems: [{ field: 'format', reason: 'invalid' }],
  });
});

it('a file with the own typeface of a house is for a house that has one', () => {
  const own: Theme = { ...usualTheme, typeface: 'own' };
  const text = writeThemeFile(own);
  expect(readThemeFile(text, { hasOwnTypeface: true })).toEqual({ theme: own });
  expect(readThemeFile(text, { hasOwnTypeface: false })).toEqual({
    problems: [{ field: 'typeface', reason: 'no_own_typeface' }],
  });
});

it('corners and lines need no colours', () => {
  expect(themeCss({ ...usualTheme, corners: 'round', lines: 'heavy' })).toBe(
    'html:root{--hair:3px;--rule:6px;--corner:1.5rem;--corner-card:1rem}',
  );
});
