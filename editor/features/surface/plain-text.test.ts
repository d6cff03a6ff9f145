// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { caretIn, cleanPaste, readEditable, readWritten } from './plain-text.ts';

afterEach(() => document.body.replaceChildren());

function written(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.tabIndex = 0;
  element.innerHTML = html;
  element.focus();
  document.getSelection()?.selectAllChildren(element);
  document.getSelection()?.collapseToEnd();
  return element;
}

it('a paste into a text of one line keeps the spaces at its edges', () => {
  expect(cleanPaste(' und der Chor ', false)).toBe(' und der Chor ');
  expect(cleanPaste('\r\nDas Orchester \n und der Chor\n', false)).toBe('Das Orchester und der Chor');
});

it.each(['vor<div>nach</div>', 'vor<br>nach', 'vor\u2028nach', 'vor\u000bnach', '<div>vor</div><div>nach</div>'])(
  'a line end that was dictated into a text of one line is a space: %j',
  (html) => {
    const element = written(html);
    expect(readWritten(element, false)).toBe('vor nach');
    expect(element.innerHTML).toBe('vor nach');
    expect(caretIn(element)).toEqual({ start: 8, end: 8 });
  },
);

it('a text of several lines keeps its line ends, those of paragraphs as well', () => {
  expect(readEditable(written('vor<div><br></div><div>nach</div>'))).toBe('vor\n\nnach');
  expect(readWritten(written('vor\u2028nach'), true)).toBe('vor\nnach');
});
