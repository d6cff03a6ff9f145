// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { joinLinesInInputs, onOneLine, pastedOnOneLine, withLineFeeds } from './one-line.ts';

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \n\n '])('%j is a line end', (end) => {
  expect(onOneLine(`vor${end}nach`)).toBe('vor nach');
  expect(withLineFeeds(`vor${end}nach`)).toMatch(/^vor *\n+ *nach$/);
});

it('pasted text loses the line ends around it, and keeps spaces', () => {
  expect(pastedOnOneLine('\r\n\nDas Orchester \n\n und der Chor\n')).toBe('Das Orchester und der Chor');
  expect(pastedOnOneLine(' und der Chor ')).toBe(' und der Chor ');
});

it('inputs of one line get a space for a line end, and other text as it is', () => {
  const inserted: string[] = [];
  Object.assign(document, { execCommand: (_: string, __: boolean, text: string) => inserted.push(text) > 0 });
  const stop = joinLinesInInputs();
  const type = (tag: string, data: string | null) => {
    const field = document.body.appendChild(document.createElement(tag));
    return field.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true, cancelable: true }));
  };
  expect([type('input', 'vor\nnach\n'), type('input', 'vor\u2028nach')]).toEqual([false, false]);
  expect([type('input', 'vor nach'), type('input', null), type('textarea', 'vor\nnach')]).toEqual([true, true, true]);
  stop();
  expect(inserted).toEqual(['vor nach', 'vor nach']);
});
