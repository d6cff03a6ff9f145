import { expect, it } from 'vitest';
import { makeSortName } from './persons.resource.ts';

it.each([
  ['KS Marlene Voss', 'voss marlene'],
  ['Ludwig van Beethoven', 'beethoven ludwig van'],
  ['Victoria de los Ángeles', 'angeles victoria de los'],
  ['Sammy Davis jr.', 'davis sammy jr'],
  ['Harry Connick, Jr.', 'connick harry jr'],
  ['Анна Нетребко', 'netrebko anna'],
  ['王羽佳', 'wangyujia'],
  ['Prof. Dr.', 'prof dr'],
])('%s is sorted as %s', (name, sorted) => {
  expect(makeSortName(name, false)).toBe(sorted);
});

it('a group is sorted by its name', () => {
  expect(makeSortName('Chor der Oper', true)).toBe('chor der oper');
});
