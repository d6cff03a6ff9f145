import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replacePlaces } from '#text/replacing/replace-places.ts';
import { sanitiseRichText } from '../../platform/rich-text/sanitise-rich-text.ts';

const pieces = [
  '<p>',
  '</p>',
  '<ul><li>',
  '</li></ul>',
  '<strong>',
  '</strong>',
  '<em>',
  '</em>',
  '<a href="page:1">',
  '</a>',
  '<br>',
  'Oper',
  'oper ',
  '&amp;',
  '&nbsp;',
  'ß',
  'SS',
  ' ',
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(''));
const words = fc.array(fc.constantFrom('Oper', 'op', 'er', ' ', '&', '<', '>', 'ß', '\u00a0'), { maxLength: 4 });

it('a replaced rich text is stored as it is: the sanitiser changes nothing of it', () => {
  fc.assert(
    fc.property(soup, words, words, (html, term, replacement) => {
      const value = sanitiseRichText(html);
      const wanted = { term: term.join(''), replacement: replacement.join(''), matchCase: false, wholeWords: false };
      const replaced = replacePlaces({ value, rich: true }, wanted).value;
      expect(sanitiseRichText(replaced)).toBe(replaced);
    }),
    { numRuns: 1000 },
  );
});
