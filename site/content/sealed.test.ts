import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const menus = { main: [{ name: 'Spielplan </script>', url: '/de/programm' }] };

test('what travels as text comes out as it went in, and as one object each time', () => {
  const arrived = structuredClone(seal(menus));
  expect(unseal(arrived)).toEqual(menus);
  expect(unseal(arrived)).toBe(unseal(arrived));
});

test('where it does not travel it is the very object', () => {
  expect(unseal(seal(menus))).toBe(menus);
});

test('what is kept between requests is written once', () => {
  expect(seal(menus)).toBe(seal(menus));
  expect(seal({ ...menus })).not.toBe(seal(menus));
});
