import { expect, test } from 'vitest';
import { decodeEntities, htmlToLines, htmlToText, stripTags } from './html-to-text.ts';

test('a block that ends and a line break become a space, tags within a word nothing', () => {
  expect(htmlToText('<p>Die <em>Zauber</em>flöte</p><p>und<br>mehr</p>')).toBe('Die Zauberflöte und mehr');
  expect(htmlToText('<ul><li>eins</li><li><strong>zwei</strong>, drei</li></ul>')).toBe('eins zwei, drei');
});

test('each block becomes a line', () => {
  expect(htmlToLines('<p>eins</p><blockquote><p>zwei</p></blockquote>')).toBe('eins\nzwei');
});

test('an entity becomes a character, and one that was escaped twice stays escaped once', () => {
  expect(htmlToText('<p>Kaffee&nbsp;&amp; Kuchen &lt;3 &quot;&#39;</p>')).toBe('Kaffee & Kuchen <3 "\'');
  expect(decodeEntities('&amp;lt;')).toBe('&lt;');
});

test('tags are replaced by what is asked for', () => {
  expect(stripTags('<b>a</b>b')).toBe('ab');
  expect(stripTags('<b>a</b>b', ' ')).toBe(' a b');
});
