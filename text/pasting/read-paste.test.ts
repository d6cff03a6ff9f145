import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { plainPaste, readPaste } from './read-paste.ts';
import { writeParts } from './write-parts.ts';

beforeAll(() => void vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser));

const samples = import.meta.glob<string>('./samples/*.txt', { query: '?raw', import: 'default', eager: true });
const programs = Object.keys(samples).flatMap((file) => /([^/]+)\.clipboard\.txt$/.exec(file)?.[1] ?? []);

function sample(program: string) {
  return readPaste({ html: samples[`./samples/${program}.clipboard.txt`] ?? '', text: '' }, 'de');
}

/** The result with one line per part. */
function linesOf(html: string): string {
  return readPaste({ html, text: '' }, 'de')
    .parts.map((part) => writeParts([part]))
    .join('\n');
}

it.each(programs)('content copied from %s is converted to the supported marks', (program) => {
  const { origin, parts, losses } = sample(program);
  const lines = [`${origin}, left out: ${losses.pictures}`, ...parts.map((part) => writeParts([part]))];
  expect(`${lines.join('\n')}\n`).toBe(samples[`./samples/${program}.expected.txt`]);
});

it.each(programs)('content copied from %s contains no script, style, handler or unknown element', (program) => {
  const html = writeParts(sample(program).parts);
  const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
  const allowed = new Set(['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'br']);
  expect([...tags].filter((tag) => !allowed.has(tag ?? ''))).toEqual([]);
  expect(html).not.toMatch(/\s(?:style|on\w+|src|id)=|javascript:|data:/i);
});

it('keeps consecutive Word lists separate', () => {
  const item = (list: string, text: string) =>
    `<p style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>1.</span>${text}</p>`;
  expect(linesOf(item('l0', 'A') + item('l1', 'B'))).toBe('<ol><li>A</li></ol>\n<ol><li>B</li></ol>');
});

it('keeps the numbers of lists', () => {
  expect(linesOf('<ol start="7"><li>Acht Tage</li><li value="10">Zehn</li></ol>')).toBe(
    '<ol start="7"><li>Acht Tage</li></ol><ol start="10"><li>Zehn</li></ol>',
  );
  expect(linesOf('<ol><li>A</li><li>B</li></ol><p>Pause</p><ol start="3"><li>C</li></ol>')).toBe(
    '<ol><li>A</li><li>B</li></ol>\n<p>Pause</p>\n<ol start="3"><li>C</li></ol>',
  );
});

it('keeps the numbers of Word, and those of clauses as words', () => {
  const item = (marker: string, text: string, level = 1) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}&nbsp; </span>${text}</p>`;
  expect(linesOf(item('5.', 'fünf') + item('6.', 'sechs') + item('1.', 'neu'))).toBe(
    '<ol start="5"><li>fünf</li><li>sechs</li></ol><ol><li>neu</li></ol>',
  );
  expect(linesOf(item('2.', 'Karten') + item('2.1.', 'Rückgabe', 2))).toBe(
    '<ol start="2"><li>Karten</li></ol>\n<p>2.1. Rückgabe</p>',
  );
});

it('uses an opening quotation mark after bold or a bracket, and English marks in English', () => {
  const html = '<p>("<b>Tosca"</b>) and "Rusalka"</p>';
  expect(linesOf(html)).toBe('<p>(„<strong>Tosca“</strong>) and „Rusalka“</p>');
  expect(writeParts(readPaste({ html, text: '' }, 'en').parts)).toContain('“Rusalka”');
});

it.each([
  ['plain text', { html: '', text: ' und der Chor ' }, '<p> und der Chor </p>'],
  ['plain text of several paragraphs', { html: '', text: ' und\n\nder Chor\n' }, '<p> und</p><p>der Chor</p>'],
  [
    'formatted text',
    { html: '<b>&nbsp;und</b> der Chor ', text: '\u00a0und der Chor ' },
    '<p> <strong>und</strong> der Chor </p>',
  ],
  ['HTML alone', { html: '<span> und der Chor</span>', text: '' }, '<p> und der Chor</p>'],
  ['HTML on lines of its own', { html: '\n  <p>Und</p>\n', text: '' }, '<p>Und</p>'],
  ['Markdown', { html: '', text: ' und **der** Chor' }, '<p> und <strong>der</strong> Chor</p>'],
  ['a space', { html: '', text: ' ' }, '<p> </p>'],
])('%s keeps the space at its edges', (_, clipboard, html) => {
  expect(writeParts(readPaste(clipboard, 'de').parts)).toBe(html);
});

it.each([
  [
    'https://tickets.example/online=1/style=kurz/src=news?x=1',
    'https://tickets.example/online=1/style=kurz/src=news?x=1',
  ],
  ['https://oper.example/karten\u200b', 'https://oper.example/karten'],
])('the address %j of a link stays what it is', (address, href) => {
  const html = `<p title='a > b' style="color:red"onclick="x()"><a class=x href="${address}">hier</a></p>`;
  expect(linesOf(html)).toBe(`<p><a href="${href}">hier</a></p>`);
});

it('text loses what nobody sees, and keeps joined emoji', () => {
  const text = 'Publi\ufffekum\u200b 👩\u200d🚀';
  const html = `<p>${text} &#8203;Zauber&shy;flöte</p>`;
  expect(writeParts(plainPaste(text).parts)).toBe('<p>Publikum 👩\u200d🚀</p>');
  expect(linesOf(html)).toBe('<p>Publikum 👩\u200d🚀 Zauberflöte</p>');
});

it('plain text keeps paragraphs and line breaks', () => {
  expect(writeParts(plainPaste('Eins\r\nzwei\r\n\r\n\r\nDrei <b>').parts)).toBe(
    '<p>Eins<br>zwei</p><p>Drei &lt;b&gt;</p>',
  );
});

it('does not parse two megabytes of HTML but takes their plain text, however long', () => {
  const line = '<p class=MsoNormal style="margin:0cm;font-size:11.0pt;font-family:Calibri">Ein Satz aus dem Haus.</p>';
  const heavy = line.repeat(Math.ceil(2_000_000 / line.length));
  const long = readPaste({ html: heavy, text: 'Ein Satz aus dem Haus.\n\n'.repeat(9000) }, 'de');
  expect(long).toMatchObject({ plainOnly: true, origin: null });
  expect(long.parts).toHaveLength(9000);
  const pictures = `<p>Kurz</p><img src="data:image/png;base64,${'A'.repeat(2_000_000)}">`;
  expect(readPaste({ html: pictures, text: 'Kurz' }, 'de')).toMatchObject({
    plainOnly: false,
    losses: { pictures: 1 },
  });
});

it('tables are counted when their rows become lines; a table of one column is only layout', () => {
  const table = (cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  const html = `${table(['Reihe', 'Preis'])}${table(['1', '', '80 €', ''])}${table(['nur ein Rahmen'])}`;
  const { losses, parts } = readPaste({ html, text: '' }, 'de');
  expect(losses.tables.size).toBe(2);
  expect(parts.map((part) => writeParts([part]))).toEqual([
    '<p>Reihe | Preis</p>',
    '<p>1 | | 80 €</p>',
    '<p>nur ein Rahmen</p>',
  ]);
});

const read = (html: string) => readPaste({ html: `<meta content="Microsoft Word">${html}`, text: '' }, 'de');
const htmlOf = (html: string) => writeParts(read(html).parts);

it('a paste from Word leaves out what was deleted while changes were tracked, and its comments, and names the words', () => {
  const html =
    '<p>Premiere: <span class=msoDel><del cite="mailto:Anna" datetime="2026-03-01T10:00">3. Mai</del></span>' +
    '<span class=msoIns><ins cite="mailto:Anna">10. Mai</ins></span><a class=msocomanchor href="#_msocom_1">[A1]</a></p>' +
    '<p><span class="TextRun TrackChangeTextDeletion">weg</span>da</p>';
  expect(htmlOf(html)).toBe('<p>Premiere: 10. Mai</p><p>da</p>');
  expect(read(html).losses.deleted).toEqual(['3. Mai', 'weg']);
});

it('a paste from Word keeps raised and lowered digits and signs', () => {
  expect(htmlOf('<p>80 m<sup>2</sup>, CO<sub>2</sub>, 10<span style="vertical-align:super">−3</span></p>')).toBe(
    '<p>80 m², CO₂, 10⁻³</p>',
  );
  expect(htmlOf('<p>1<sup>er</sup></p>')).toBe('<p>1er</p>');
});

it('a paste from Word counts marks of footnotes without their text', () => {
  const mark = (to: number) => `<a href="#_ftn${to}" name="_ftnref${to}"><sup>[${to}]</sup></a>`;
  const note = '<p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Text</p>';
  const html = `<p>Eins${mark(1)} zwei${mark(2)}</p>${note}`;
  expect(htmlOf(html)).toBe('<p>Eins[1] zwei[2]</p><p>[1] Text</p>');
  expect(read(html).losses.footnotes).toBe(1);
});

it('a paste from Word takes paragraphs of its headline styles for headlines', () => {
  const html =
    '<p class=MsoSubtitle>Unter</p><p class=MsoHeading7>Sieben</p><p class=Eigen style="mso-outline-level:3">Drei</p>';
  expect(read(html).parts).toMatchObject([
    { kind: 'headline', level: 2 },
    { kind: 'headline', level: 6 },
    { kind: 'headline', level: 3 },
  ]);
});
