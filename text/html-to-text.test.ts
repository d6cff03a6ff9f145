import { expect, it } from 'vitest';
import { decodeEntities, htmlToLines, htmlToText, stripTags } from './html-to-text.ts';

it('replaces block ends and line breaks by a space and removes inline tags', () => {
  expect(htmlToText('<p>Die <em>Zauber</em>flöte</p><p>und<br>mehr</p>')).toBe('Die Zauberflöte und mehr');
  expect(htmlToText('<ul><li>eins</li><li><strong>zwei</strong>, drei</li></ul>')).toBe('eins zwei, drei');
});

it('returns one line per block', () => {
  expect(htmlToLines('<p>eins</p><blockquote><p>zwei</p></blockquote>')).toBe('eins\nzwei');
});

it('decodes entities once', () => {
  expect(htmlToText('<p>Kaffee&nbsp;&amp; Kuchen &lt;3 &quot;&#39;</p>')).toBe('Kaffee & Kuchen <3 "\'');
  expect(decodeEntities('&amp;lt;')).toBe('&lt;');
});

it('replaces tags by the given text', () => {
  expect(stripTags('<b>a</b>b')).toBe('ab');
  expect(stripTags('<b>a</b>b', ' ')).toBe(' a b');
});
