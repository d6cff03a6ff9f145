import { expect, it } from 'vitest';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { themeVersion } from './marks.ts';

it('the usual theme has no version, in whatever order the database keeps its colours', () => {
  const { ground, ...others } = usualTheme.colours;
  expect(themeVersion({ ...usualTheme, colours: { ...others, ground } })).toBe('');
  expect(themeVersion({ ...usualTheme, colours: { ...others, ground: '#000000' } })).toMatch(/^[0-9a-f]{12}$/);
});
