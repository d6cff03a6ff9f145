import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';

test('an empty line separates paragraphs, a single line break does not', () => {
  expect(richText('Eins\n  zwei\n\n  drei')).toBe('<p>Eins zwei</p><p>drei</p>');
});

test('lines with hyphens, numbers or arrows are lists and quotations', () => {
  expect(richText('- a\n- b\n\n1. c\n2. d\n\n> e')).toBe(
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol><blockquote><p>e</p></blockquote>',
  );
});

test('marks and links are set', () => {
  expect(richText('**fett** und *schräg* und [hier](page:besuch)')).toBe(
    '<p><strong>fett</strong> und <em>schräg</em> und <a href="page:besuch">hier</a></p>',
  );
});

test('an asterisk within a word is kept', () => {
  expect(richText('Für Abonnent*innen und Künstler*innen. *Restkarten* gibt es auch.')).toBe(
    '<p>Für Abonnent*innen und Künstler*innen. <em>Restkarten</em> gibt es auch.</p>',
  );
});

test('what looks like markup stays text', () => {
  expect(richText('a < b & c > d')).toBe('<p>a &lt; b &amp; c &gt; d</p>');
});
