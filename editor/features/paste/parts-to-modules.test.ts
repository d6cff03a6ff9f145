import { JSDOM } from 'jsdom';
import { beforeAll, expect, test, vi } from 'vitest';
import { readPaste } from '#text/pasting/read-paste.ts';
import { countModules, partsToModules } from './parts-to-modules.ts';

beforeAll(() => {
  vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
});

test('a long text becomes headlines, texts with their lists, and a quote with its author', () => {
  const html =
    '<h2>Die Stimme im Saal</h2><p>Alles wahr</p><blockquote><p>Ein Abend, der bleibt.</p><p>— Anna Kurz</p></blockquote>' +
    '<p>Zeile eins<br>Zeile zwei</p>';
  const { parts } = readPaste({ html, text: '' }, 'de');
  const modules = partsToModules(parts, 'de');
  expect(modules).toHaveLength(countModules(parts));
  expect(modules.map(({ model, translations }) => [model, translations.de.content])).toEqual([
    ['headline', 'Die Stimme im Saal'],
    ['text', '<p>Alles wahr</p>'],
    ['quote', 'Ein Abend, der bleibt.'],
    ['text', '<p>Zeile eins<br>Zeile zwei</p>'],
  ]);
  expect(modules[2]?.translations.de.author).toBe('Anna Kurz');
  expect(modules[0]?.fields.headline_level).toBe('2');
});
