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

test('what is sealed within sealed data is open with it, and written as plain JSON', () => {
  const page = { title: 'Tosca', modules: seal([{ content: '<p>"</p>' }]) };
  const { sealed } = seal(page);
  expect(JSON.parse(sealed)).toEqual({ title: 'Tosca', modules: [{ content: '<p>"</p>' }] });
  const arrived = structuredClone(seal(page));
  expect(unseal(unseal(arrived).modules)).toEqual([{ content: '<p>"</p>' }]);
  expect(unseal(unseal(seal(page)).modules)).toBe(unseal(page.modules));
});

test('it can stand in a script element', () => {
  expect(seal(menus).sealed).not.toContain('<');
  expect(JSON.parse(seal(menus).sealed)).toEqual(menus);
});
