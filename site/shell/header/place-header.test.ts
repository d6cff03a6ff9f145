import { expect, it } from 'vitest';
import { atTop, type HeaderBehaviour, type HeaderPlace, placeHeader } from './place-header.ts';

const height = 800;

/** State of the header after scrolling to each of these positions in turn. */
function scrollTo(behaviour: HeaderBehaviour, places: number[], held = false): string[] {
  let last: HeaderPlace = atTop;
  let before = 0;
  return places.map((y) => {
    last = placeHeader(behaviour, last, { y, before, height, held });
    before = y;
    return last.headerHide ? 'gone' : last.headerVisibleOnScroll ? 'there' : 'at the top';
  });
}

it('a hiding header hides on the way down past 150 pixels and reappears on the way up', () => {
  expect(scrollTo('hide', [150, 151, 900, 899, 400, 401, 151, 150, 0])).toEqual([
    'at the top',
    'gone',
    'gone',
    'there',
    'there',
    'gone',
    'there',
    'at the top',
    'at the top',
  ]);
});

it.each([
  ['hide', 'does not change without movement', [300, 300, 299, 299], ['gone', 'gone', 'there', 'there']],
  [
    'resize',
    'is hidden below a quarter of the window’s height, also on the way up',
    [200, 201, 900, 500, 200],
    ['at the top', 'gone', 'gone', 'gone', 'at the top'],
  ],
  ['default', 'never hides', [150, 151, 900], ['at the top', 'there', 'there']],
] as const)('a header of the kind %s %s', (behaviour, _, places, states) => {
  expect(scrollTo(behaviour, [...places])).toEqual(states);
});

it.each(['hide', 'resize'] as const)('a %s header stays while the focus is in it or something is open', (behaviour) => {
  expect(scrollTo(behaviour, [100, 400, 900], true)).toEqual(['at the top', 'there', 'there']);
});
