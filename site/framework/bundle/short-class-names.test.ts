import { expect, test } from 'vitest';
import { hashIn, withoutHash } from './short-class-names.ts';

test('finds the hash before the classes of a style sheet, whatever it begins with or contains', () => {
  expect(hashIn('.IeT7ua_body{color:red}')).toBe('IeT7ua');
  expect(hashIn('._4vYnZG_bare:hover{}')).toBe('_4vYnZG');
  expect(hashIn('.-QjxRq_line{}')).toBe('-QjxRq');
  expect(hashIn('main .ju8_9q_row{}')).toBe('ju8_9q');
  expect(hashIn('.stage{color:red}')).toBeNull();
});

test('replaces it in classes, animations and exported names, and nowhere inside of other words', () => {
  const css = '.ju8_9q_row{animation:ju8_9q_glow 1s}@keyframes ju8_9q_glow{}.xju8_9q_row{}';
  expect(withoutHash(css, 'ju8_9q', 'c1')).toBe('.c1_row{animation:c1_glow 1s}@keyframes c1_glow{}.xju8_9q_row{}');
  expect(withoutHash('export const row = "ju8_9q_row stage";', 'ju8_9q', 'c1')).toBe(
    'export const row = "c1_row stage";',
  );
});
