import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { themeCss } from '#contract/settings/theme/theme-css.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';

const { colours } = usualTheme;

it('the usual theme has the colours of tokens.css, can be read, and needs no styles', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const channels = (name: string) => {
    const [, list = ''] = new RegExp(`--${name}-c: ([\\d, ]+);`).exec(tokens) ?? [];
    return `#${list
      .split(', ')
      .map((each) => Number(each).toString(16).padStart(2, '0'))
      .join('')}`;
  };
  const own = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  expect({
    ground: own('paper'),
    ink: channels('ink'),
    accent: channels('red'),
    stage: channels('stage'),
    light: channels('light'),
    signal: channels('glow'),
    gradient_second: own('violet'),
    gradient_third: own('amber'),
  }).toEqual(colours);
  expect(contrastProblems(colours)).toEqual([]);
  expect(themeCss(usualTheme)).toBe('');
});

it('every token that a theme sets exists', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const set = [
    ...readyThemes
      .map(({ theme }) => themeCss(theme))
      .join('')
      .matchAll(/--([\w-]+):/g),
  ].map(([, name]) => name);
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => !tokens.includes(`--${name}:`))).toEqual([]);
});
