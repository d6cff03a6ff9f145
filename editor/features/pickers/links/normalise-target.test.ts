import { expect, it } from 'vitest';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import { normaliseTarget } from './use-target-search.ts';

it.each([
  ['www.oper.example', 'https://www.oper.example'],
  ['oper.example/haus?tag=1#oben', 'https://oper.example/haus?tag=1#oben'],
  ['kasse@oper.example', 'mailto:kasse@oper.example'],
  ['Https://oper.example/A', 'https://oper.example/A'],
  ['Mailto:Kasse@oper.example', 'mailto:Kasse@oper.example'],
  [' +49 221 000 000 ', 'tel:+49 221 000 000'],
])('%s becomes %s', (typed, target) => {
  expect(normaliseTarget(typed)).toBe(target);
  expect(isLinkTarget(target)).toBe(true);
});

it.each([
  '',
  'page:9',
  '/de/besuch',
  '#oben',
  'https://oper.example',
  'keine Adresse',
  'Besuch',
  'javascript:alert(1)',
])('%j stays as it is', (typed) => {
  expect(normaliseTarget(typed)).toBe(typed);
});
