import { JSDOM } from 'jsdom';
import { beforeAll, expect, test, vi } from 'vitest';
import { cleanRichPaste } from './clean-rich-paste.ts';

beforeAll(() => {
  vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
});

/** What is left once unknown elements and attributes are dropped, as the text editor drops them. */
function meaning(html: string): string {
  return cleanRichPaste(html)
    .replaceAll(/ data-[\w-]+="[^"]*"/g, '')
    .replaceAll(/<\/?(?:span|font|o:p|table|tbody|div)\b[^>]*>/g, '')
    .replaceAll(/ class="Mso\w*"/g, '')
    .trim();
}

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;

test('lists of Word, which are drawn with bullets, are lists again, with what is nested in them', () => {
  const html = `<p>Davor</p>${item(1, '·', 'Eins')}${item(2, '1.', 'Eins a')}${item(2, '2.', 'Eins b')}${item(1, '·', 'Zwei')}<p>Danach</p>${item(1, '1.', 'Neu')}`;
  expect(meaning(html)).toBe(
    '<p>Davor</p><ul><li>Eins<ol><li>Eins a</li><li>Eins b</li></ol></li><li>Zwei</li></ul><p>Danach</p><ol><li>Neu</li></ol>',
  );
});

test('what only a word processor needs is gone, and only the fragment copied is taken', () => {
  const html = `<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><h1>Titel</h1><p>Text<o:p>&nbsp;</o:p></p><p>&nbsp;</p><script>alert(1)</script><img src=x onerror="alert(1)"><!--EndFragment--><p>Nicht kopiert</p></body></html>`;
  expect(meaning(html)).toBe('<p><strong>Titel</strong></p><p>Text </p>');
});

test('bold and italic that Docs says by styles are kept, and its bold that is none is not', () => {
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700;font-style:italic">beides</span> <span style="font-weight:400">schlicht</span></p></b>`;
  const found = meaning(html);
  expect(found).toContain('<em><strong>beides</strong></em> schlicht');
  expect(found).not.toContain('<b');
});

test('bold of Word is kept, though it says something of the weight of other scripts', () => {
  expect(meaning("<p><b style='mso-bidi-font-weight:normal'>Fett</b></p>")).toBe('<p><b>Fett</b></p>');
});

test('alignment by attribute or style becomes the house’s own', () => {
  expect(
    meaning('<p align=center>Mitte</p><p style="text-align:right">rechts</p><p style="text-align:justify">Block</p>'),
  ).toBe('<p class="align-center">Mitte</p><p class="align-right">rechts</p><p>Block</p>');
});

test('a row of a table stays one line with its cells apart', () => {
  expect(meaning('<table><tr><td>10 Uhr</td><td>Probe</td></tr></table>')).toContain('<p>10 Uhr, Probe</p>');
});

test('styles and handlers reach the parser as data only', () => {
  expect(cleanRichPaste('<p style="color:red" onclick="alert(1)">x</p>')).not.toMatch(/\s(?:style|onclick)=/);
});
