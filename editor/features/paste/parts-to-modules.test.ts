import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { stripTags } from '#text/html-to-text.ts';
import { readPaste } from '#text/pasting/read-paste.ts';
import { partsToModules } from './parts-to-modules.ts';

beforeAll(() => void vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser));

it('a long text becomes headlines, texts with their lists, and a quote with its author', () => {
  const html =
    '<h2>Die Stimme im Saal</h2><p>Alles wahr</p><blockquote><p>Ein Abend, der bleibt.</p><p>— Anna Kurz</p></blockquote>' +
    '<p>Zeile eins<br>Zeile zwei</p>';
  const { parts } = readPaste({ html, text: '' }, 'de');
  const modules = partsToModules(parts, 'de');
  expect(modules.map(({ model, translations }) => [model, translations.de.content])).toEqual([
    ['headline', 'Die Stimme im Saal'],
    ['text', '<p>Alles wahr</p>'],
    ['quote', 'Ein Abend, der bleibt.'],
    ['text', '<p>Zeile eins<br>Zeile zwei</p>'],
  ]);
  expect(modules[2]?.translations.de.author).toBe('Anna Kurz');
  expect(modules[0]?.fields.headline_level).toBe('2');
});

it('twenty thousand words become as many texts as can be published, without losing one', () => {
  const sentence = 'Der Vorhang hebt sich, und das Orchester beginnt. ';
  const text = sentence.repeat(2500).trim();
  for (const pasted of [text, text.replaceAll('. ', '.\n'), text.replaceAll('. ', '.\n\n')]) {
    const modules = partsToModules(readPaste({ html: '', text: pasted }, 'de').parts, 'de');
    const contents = modules.map(({ translations }) => String(translations.de.content));
    expect(modules).toHaveLength(7);
    expect(Math.max(...contents.map((content) => stripTags(content).length))).toBeLessThanOrEqual(20_000);
    expect(
      contents
        .join(' ')
        .replaceAll(/(?:<[^>]*>|\s)+/g, ' ')
        .trim(),
    ).toBe(text);
  }
});
