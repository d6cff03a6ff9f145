// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FieldText, textOfValue } from './field-text.ts';

const rich = '<p>Der <strong>Vorhang</strong> hebt</p><ul>\n<li>um <em>acht</em></li><li><p>pünktlich</p></li></ul>';
const read = 'Der Vorhang hebt\num acht\npünktlich';

it('the text of a field has a line feed between paragraphs, as it is stored and as it is shown', () => {
  expect(textOfValue(rich, true).text).toBe(read);
  expect(textOfValue('Eins\nzwei <b>', false).text).toBe('Eins\nzwei <b>');
  const shown = document.createElement('div');
  shown.innerHTML = rich.replace('<li>um <em>acht</em></li>', '<li><p>um <em>acht</em><br></p></li>');
  expect(new FieldText(shown).text).toBe(read);
});

it('the text of a field leads to the nodes of words, also across formats, and back', () => {
  const shown = document.createElement('div');
  shown.innerHTML = rich;
  const field = new FieldText(shown);
  for (const words of ['Vorhang', 'Der Vorhang', 'hebt', 'um acht', 'pünktlich']) {
    const start = read.indexOf(words);
    const range = field.rangeOf({ start, end: start + words.length });
    expect(range?.toString()).toBe(words);
    expect(range && field.positionOf(range.startContainer, range.startOffset)).toBe(start);
    expect(range && field.positionOf(range.endContainer, range.endOffset)).toBe(start + words.length);
  }
  expect(field.positionOf(shown, 0)).toBe(0);
  expect(field.positionOf(shown, 1)).toBe(read.indexOf('um'));
  expect(field.positionOf(shown, 2)).toBe(read.length);
});

it('the text of a field takes over other words with the format at their beginning', () => {
  const replaced = (words: string, by: string) => {
    const field = textOfValue(rich, true);
    const start = read.indexOf(words);
    field.replace({ start, end: start + words.length }, by);
    return field.html;
  };
  expect(replaced('Vorhang hebt', 'Deckel & fällt')).toContain('Der <strong>Deckel &amp; fällt</strong></p>');
  expect(replaced('um acht', 'um neun')).toContain('<li>um neun<em></em></li>');
  expect(replaced('acht', '<b>')).toContain('<em>&lt;b&gt;</em>');
});
