import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { writeParts } from './write-parts.ts';

const html = (text: string) => writeParts(readMarkdown(text) ?? []);

it('reads headlines, lists with levels, quotations and paragraphs', () => {
  const text =
    '# Karten\nAn der Kasse\noder im Netz.\n\n- eins\n  - innen\n- zwei\n\n1. erst\n2. dann\n\n> Ruhe\n> bitte';
  expect(html(text)).toBe(
    '<p><strong>Karten</strong></p><p>An der Kasse<br>oder im Netz.</p>' +
      '<ul><li>eins<ul><li>innen</li></ul></li><li>zwei</li></ul><ol><li>erst</li><li>dann</li></ol>' +
      '<blockquote><p>Ruhe</p><p>bitte</p></blockquote>',
  );
});

it('reads bold, italic and links, and only links that lead somewhere', () => {
  expect(html('**laut** und _leise_, snake_case_name, 2*3*4')).toBe(
    '<p><strong>laut</strong> und <em>leise</em>, snake_case_name, 2*3*4</p>',
  );
  expect(html('[Kasse](https://kasse.example/) [weg](javascript:alert)')).toBe(
    '<p><a href="https://kasse.example/">Kasse</a> [weg](javascript:alert)</p>',
  );
});

it('keeps the numbers of a list, and takes for one only numbers that run on', () => {
  expect(html('7. sieben\n8. acht')).toBe('<ol start="7"><li>sieben</li><li>acht</li></ol>');
  expect(html('1. eins\n2. zwei\n  1. innen\n  2. auch\n3. drei\n\n5. fünf')).toBe(
    '<ol><li>eins</li><li>zwei<ol><li>innen</li><li>auch</li></ol></li><li>drei</li></ol><p>5. fünf</p>',
  );
  expect(html('# Termine\n12. Dezember\n13. Dezember')).toBe(
    '<p><strong>Termine</strong></p><p>12. Dezember<br>13. Dezember</p>',
  );
});

it.each(['12. Dezember 2026, 19:30 Uhr\n15. Dezember 2026, 19:30 Uhr\n', '1. Mai\n2. Mai', '3. Rang\n1. Rang'])(
  'takes the numbers in %j for words',
  (text) => {
    expect(readMarkdown(text)).toBeNull();
  },
);

it.each(['Ein Satz.', '- Nur ein Gedankenstrich', 'Eins\n\nZwei', '1. Akt', 'Preis * 2 und _'])(
  'takes %j for plain text',
  (text) => {
    expect(readMarkdown(text)).toBeNull();
  },
);
