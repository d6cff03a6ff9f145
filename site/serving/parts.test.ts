import { expect, test } from 'vitest';
import { seal } from '../content/sealed.ts';
import { partsElement, withParts } from './parts.ts';

const menus = seal({ main: ['Spielplan </script>'] });
const house = seal({ name: 'Oper Colonia' });

test('what a page seals stands once in an element of its own, and where it would have stood is its number', () => {
  const made = withParts(() => ({ handed: [house.sealed, menus.sealed, house.sealed], element: partsElement() }));
  expect(made.handed).toEqual(['0', '1', '0']);
  expect(made.element).toBe(
    '<script type="application/json" id="page-parts">' +
      '[{"name":"Oper Colonia"},{"main":["Spielplan \\u003c/script>"]}]</script>',
  );
});

test('two pages that are made at the same time do not share their parts', async () => {
  const make = (part: { readonly sealed: string }) =>
    withParts(async () => {
      const handed = part.sealed;
      await new Promise((resolve) => setImmediate(resolve));
      return handed + partsElement();
    });
  const [first, second] = await Promise.all([make(menus), make(house)]);
  expect(first).toMatch(/^0<script [^>]+>\[\{"main"/);
  expect(second).toMatch(/^0<script [^>]+>\[\{"name"/);
});

test('an answer that is no page has it where it stands', () => {
  expect(house.sealed).toBe('{"name":"Oper Colonia"}');
  expect(partsElement()).toBe('');
});
