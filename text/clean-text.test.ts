import { expect, it } from 'vitest';
import { cleanAddress, cleanText, validXml, withoutUnseen } from './clean-text.ts';

it.each([
  ['Publi\ufffekum', 'Publikum'],
  ['\ufeffa\u200bb\u2060c\u200ed\u202ee\u0085f\u0007g\ufffch', 'abcde\nfgh'],
  ['Auf\u200clage', 'Auflage'],
  ['Wort\u200d', 'Wort'],
  ['halb \ud83d', 'halb \ufffd'],
])('a text loses what nobody sees: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['joined emoji', '👩🏽\u200d🚀 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈'],
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष र्\u200cक'],
  ['soft hyphens', 'Zauber\u00adflöte'],
  ['tabs and line feeds', 'a\tb\nc'],
])('a text keeps %s', (_, text) => {
  expect(cleanText(text)).toBe(text);
});

it.each([
  ['https://oper.example/karten\u200b', 'https://oper.example/karten'],
  [' https://oper.example/kar\u00adten%E2%80%8B', 'https://oper.example/karten'],
  ['https://oper.example/%E2%80%8Bx?a=on1=2', 'https://oper.example/%E2%80%8Bx?a=on1=2'],
])('an address is %j without what nobody sees', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

it('a text is compared as it is seen', () => {
  expect(withoutUnseen('Zauber\u00adflöten\u200d\u200bprobe\ufffe')).toBe('Zauberflötenprobe');
});

it('XML loses characters that it cannot contain', () => {
  expect(validXml('<a>b\ufffec&#x1F;d&#65534;e&#8203;f&#x1f3ad;🎭\u0001</a>')).toBe('<a>bcde&#8203;f&#x1f3ad;🎭</a>');
});
