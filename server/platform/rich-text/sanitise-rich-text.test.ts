import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from '#text/clean-text.ts';
import { cleanValue, sanitiseRichText } from './sanitise-rich-text.ts';

it.each([
  ['<p>Die <strong>Nacht</strong> ist <em>kühl</em>.</p>'],
  ['<p class="align-center">Mitte</p><p class="align-right">Rechts</p>'],
  ['<ul><li><p>eins</p></li><li><p>zwei</p><ol><li><p>drei</p></li></ol></li></ul>'],
  ['<blockquote><p>So spricht sie.<br>Und geht.</p></blockquote>'],
  ['<p><a href="page:12#karten">Karten</a>, <a href="tel:022100000">Telefon</a></p>'],
  ['<p><a target="_blank" rel="noopener" href="https://oper.example/?a=1&amp;b=2">außen</a></p>'],
  ['<p>Fisch &amp; Brot, 3 &lt; 4, „so“&nbsp;und "so"</p>'],
  ['<ol start="7"><li>sieben</li></ol>'],
  ['<p></p>'],
  [''],
])('rich text that is right already stays as it is: %s', (html) => {
  expect(sanitiseRichText(html)).toBe(html);
});

it.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p onclick="x()" style="color:red" id="a" class="big">a</p>', '<p>a</p>'],
  ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="java&#10;script:alert(1)">a</a></p>', '<p>a</p>'],
  ['<p><a href="//böse.example/">a</a></p>', '<p>a</p>'],
  ['<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><a href="https://oper.example">x</a></svg>', '<p><a href="https://oper.example">x</a></p>'],
  [
    '<p><a href="https://oper.example" target="_top" rel="opener">a</a></p>',
    '<p><a href="https://oper.example">a</a></p>',
  ],
  [
    '<p><a href="https://oper.example" target="_blank">a</a></p>',
    '<p><a href="https://oper.example" target="_blank" rel="noopener">a</a></p>',
  ],
])('rich text loses what could do harm: %s', (html, clean) => {
  expect(sanitiseRichText(html)).toBe(clean);
});

it.each([
  ['<b>fett</b> und <i>kursiv</i>', '<p><strong>fett</strong> und <em>kursiv</em></p>'],
  ['<h2 style="text-align: center">Titel</h2><div>Absatz</div>', '<p class="align-center">Titel</p><p>Absatz</p>'],
  ['<p>vor<ul><li>eins</li></ul>nach', '<p>vor</p><ul><li>eins</li></ul><p>nach</p>'],
  ['<li>eins</li><li>zwei</li>', '<ul><li>eins</li><li>zwei</li></ul>'],
  ['<ol start="1"><li>eins</li></ol>', '<ol><li>eins</li></ol>'],
  ['<ol start="x" type="a"><li>eins</li></ol>', '<ol><li>eins</li></ol>'],
  ['<ul><p>eins</p></ul>', '<ul><li><p>eins</p></li></ul>'],
  ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  ['<p><strong>a<strong>b</strong></strong>c</p>', '<p><strong>ab</strong>c</p>'],
  ['<p>a<u>b</u><span>c</span></p>\n<p>d</p>', '<p>abc</p><p>d</p>'],
  ['<p><em>a<strong>b</em>c</strong></p>', '<p><em>a<strong>b</strong></em>c</p>'],
])('rich text is brought into order: %s', (html, clean) => {
  expect(sanitiseRichText(html)).toBe(clean);
});

const pieces = [
  '<p>',
  '</p>',
  '<ul>',
  '</ul>',
  '<ol>',
  '<li>',
  '</li>',
  '<blockquote>',
  '</blockquote>',
  '<b>',
  '</b>',
  '<em>',
  '</em>',
  '<br>',
  'Wort ',
  ' ',
  '\n',
  '&nbsp;',
  '&lt;',
  '<a href="page:1">',
  '</a>',
  '<a href="javascript:x">',
  '<div style="text-align:right">',
  '</div>',
  '<script>x</script>',
  '<table><td>',
  '"',
  '\u00a0',
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''));

it('rich text does not change when sanitised twice, for any input', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = sanitiseRichText(html);
      expect(sanitiseRichText(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

it('rich text contains only allowed tags, all closed, and no blocks in paragraphs, for any input', () => {
  const allowed =
    /^<(?:\/?(?:strong|em|a|ul|ol|li|blockquote|p)|br|(?:p|li|blockquote) class="align-(?:center|right)"|a href="page:1")>$/;
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), (html) => {
      const open: string[] = [];
      for (const [tag, slash, name = ''] of sanitiseRichText(html).matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        expect(tag).toMatch(allowed);
        if (name === 'br') continue;
        if (slash) expect(open.pop()).toBe(name);
        else {
          if (['p', 'ul', 'ol', 'li', 'blockquote'].includes(name)) expect(open).not.toContain('p');
          if (name === 'li') expect(['ul', 'ol']).toContain(open.at(-1));
          open.push(name);
        }
      }
      expect(open).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('a link is stored with its scheme in lower case', () => {
  expect(sanitiseRichText('<p><a href="Https://oper.example/A">a</a></p>')).toBe(
    '<p><a href="https://oper.example/A">a</a></p>',
  );
  expect(cleanValue({ kind: 'link', label: { de: '', en: '' } }, ' Mailto:a@oper.example')).toBe(
    'mailto:a@oper.example',
  );
});

it('plain text loses characters that the database cannot store', () => {
  expect(cleanText('a\u0000b\u0007c\r\nd\re\tf')).toBe('abc\nd\ne\tf');
  expect(cleanText('halb \ud83d und ganz 🎭')).toBe('halb \ufffd und ganz 🎭');
});

it('plain text of a one-line field has no line breaks', () => {
  const label = { de: '', en: '' };
  expect(cleanValue({ kind: 'line', label }, 'eins\nzwei')).toBe('eins zwei');
  expect(cleanValue({ kind: 'line', label }, 'eins\u000bzwei\u2028drei')).toBe('eins zwei drei');
  expect(cleanValue({ kind: 'lines', label }, 'eins\nzwei')).toBe('eins\nzwei');
});

it('plain text is not parsed as HTML', () => {
  expect(cleanValue({ kind: 'lines', label: { de: '', en: '' } }, '3 < 4 <b>')).toBe('3 < 4 <b>');
});
