// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textTokens } from '../../core/tree/text-tokens.ts';
import { pointAt, positionAt } from './carets.ts';

function show(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const rich =
  '<p>Ein <strong>hel<em>ler</em></strong> Tag<br>x</p><ul><li>a</li><li><p>b</p><ol><li>c</li></ol></li></ul><p></p><p>Ende</p>';

it('a point has the position that the tokens of the text count, and the other way round', () => {
  const element = show(rich);
  let at = 0;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: { node: Node; offset: number; letter: string }[] = [];
  while (walker.nextNode())
    for (const [offset, letter] of [...(walker.currentNode.textContent ?? '')].entries())
      letters.push({ node: walker.currentNode, offset, letter });
  for (const { key, size } of textTokens(rich)) {
    if (letters[0]?.letter === key) {
      const { node, offset } = letters.shift()!;
      expect(positionAt(element, node, offset)).toBe(at);
      const point = pointAt(element, at);
      expect(positionAt(element, point.node, point.offset)).toBe(at);
    }
    at += size;
  }
  expect(letters).toEqual([]);
});

it('the caret has a position in an empty paragraph, between elements and in a plain text', () => {
  const element = show(rich);
  const empty = element.querySelectorAll('p')[2]!;
  const position = positionAt(element, empty, 0)!;
  expect(pointAt(element, position)).toEqual({ node: empty, offset: 0 });
  expect(positionAt(element, element, 0)).toBe(1);
  const plain = show('Zwei\nZeilen');
  expect(positionAt(plain, plain.firstChild!, 7)).toBe(7);
  expect(pointAt(plain, 99)).toEqual({ node: plain.firstChild, offset: 11 });
  expect(positionAt(plain, element, 0)).toBeNull();
  expect(pointAt(show(''), 3)).toMatchObject({ offset: 0 });
});

it('line breaks and pictures that only the editor has do not count', () => {
  const element = show(
    '<p>a<br class="ProseMirror-trailingBreak"></p><p><br class="ProseMirror-trailingBreak"></p><p>b</p>',
  );
  expect(positionAt(element, element.querySelectorAll('p')[2]!.firstChild!, 0)).toBe(6);
  expect(pointAt(element, 4).node).toBe(element.querySelectorAll('p')[1]);
});
