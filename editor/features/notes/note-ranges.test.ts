// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { noteAtCaret, noteAtPoint } from './note-ranges.ts';

const paragraph = document.createElement('p');
paragraph.append('Die Führung dauert ', 'neunzig', ' Minuten.');
const [, middle, end] = paragraph.childNodes;
if (!middle || !end) throw new Error('The text has no parts');

function range(start: [Node, number], stop: [Node, number]): Range {
  const made = document.createRange();
  made.setStart(...start);
  made.setEnd(...stop);
  return made;
}

const ranges = [
  { id: 1, range: range([middle, 0], [end, 8]) },
  { id: 2, range: range([middle, 0], [middle, 7]) },
];

it('a caret in words, or at either end of them, is on their note; of several on that with the fewest words', () => {
  const at = (node: Node, offset: number) => noteAtCaret(ranges, { node, offset });
  expect(at(middle, 3)).toBe(2);
  expect(at(middle, 0)).toBe(2);
  expect(at(middle, 7)).toBe(2);
  expect(at(end, 4)).toBe(1);
  expect(at(end, 8)).toBe(1);
  expect(at(end, 9)).toBeNull();
  expect(at(paragraph.firstChild!, 4)).toBeNull();
  expect(noteAtCaret([], { node: middle, offset: 3 })).toBeNull();
});

it('a point is on the words whose lines contain it, not beside a line', () => {
  const lines = [new DOMRect(100, 10, 80, 20), new DOMRect(0, 30, 40, 20)];
  const wrapped = range([middle, 0], [end, 8]);
  wrapped.getClientRects = vi.fn(() => lines as unknown as DOMRectList);
  const at = (x: number, y: number) => noteAtPoint([{ id: 7, range: wrapped }], x, y);
  expect(at(150, 20)).toBe(7);
  expect(at(20, 40)).toBe(7);
  expect(at(20, 20)).toBeNull();
  expect(at(150, 40)).toBeNull();
});
