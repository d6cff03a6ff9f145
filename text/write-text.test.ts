import { expect, it } from 'vitest';
import { writeText } from './write-text.ts';

const files = [
  {
    declarations: ['input name', 'input count', 'local plural = count: plural'],
    selectors: ['plural'],
    match: { 'plural=one': 'Eine Datei in {name}', 'plural=other': '{count} Dateien in {name}' },
  },
];

it('a text gets its values and keeps placeholders without one', () => {
  expect(writeText('{from} bis {to}, {from}', 'de', { from: 1, to: '' })).toBe('1 bis , 1');
  expect(writeText('Statt {house} steht dort {name}', 'de', { name: '$&', house: null })).toBe(
    'Statt {house} steht dort $&',
  );
});

it.each([
  [1, 'Eine Datei in A'],
  [0, '0 Dateien in A'],
  [1.5, '1.5 Dateien in A'],
  [12, '12 Dateien in A'],
  [undefined, '{count} Dateien in A'],
])('a text with plural forms takes the form of %s', (count, text) => {
  expect(writeText(files, 'de', { name: 'A', count })).toBe(text);
});
