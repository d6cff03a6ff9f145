import { expect, it } from 'vitest';
import { hashIn, putNamesInPlace, withoutHash } from './short-class-names.ts';

it('finds the hash before the classes of a style sheet, whatever it begins with or contains', () => {
  expect(hashIn('.hIeT7ua_body{color:red}')).toBe('hIeT7ua');
  expect(hashIn('.h_4vYnZG_bare:hover{}')).toBe('h_4vYnZG');
  expect(hashIn('.h-QjxRq_line{}')).toBe('h-QjxRq');
  expect(hashIn('main .hju8_9q_row{}')).toBe('hju8_9q');
  expect(hashIn('.stage{color:red}')).toBeNull();
});

it('replaces it in classes, animations and exported names, and nowhere inside of other words', () => {
  const css = '.hju8_9q_row{animation:hju8_9q_glow 1s}@keyframes hju8_9q_glow{}.xhju8_9q_row{}';
  expect(withoutHash(css, 'hju8_9q', 'c1')).toBe('.c1_row{animation:c1_glow 1s}@keyframes c1_glow{}.xhju8_9q_row{}');
  expect(withoutHash('export const row = "hju8_9q_row stage";', 'hju8_9q', 'c1')).toBe(
    'export const row = "c1_row stage";',
  );
});

it('puts the names of classes where they are used, and leaves those that a script chooses', () => {
  const put = (script: string) => putNamesInPlace(script, 'styles', (word) => `c1_${word}`);
  expect(put('<p className={styles.row} title={of.styles.row} form="/styles.tsx">{`${styles.wide} styles.`}</p>')).toBe(
    "<p className={'c1_row'} title={of.styles.row} form=\"/styles.tsx\">{`${'c1_wide'} styles.`}</p>",
  );
  expect(put('<p className={`${styles.row} ${styles[size]}`} />')).toBe(
    "<p className={`${'c1_row'} ${styles[size]}`} />",
  );
});
