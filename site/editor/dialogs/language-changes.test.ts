import { expect, test } from 'vitest';
import { type Block, createBlock } from '#contract/block.ts';
import { changesByLanguage } from './language-changes.ts';

function quote(id: string, de: string, en: string): Block {
  const made = createBlock('quote', id);
  return {
    ...made,
    translations: { de: { ...made.translations.de, content: de }, en: { ...made.translations.en, content: en } },
  };
}

const page = (...children: Block[]): Block => ({ ...createBlock('container', 'root'), columns: [{ children }] });

test('what waits to be public is told by language; what is new or gone counts as German', () => {
  const published = page(quote('a', 'Alt', 'Old'), quote('b', 'Bleibt', 'Stays'), quote('c', 'Geht', 'Goes'));
  const draft = page(quote('a', 'Neu', 'New'), quote('b', 'Bleibt', 'Has stayed'), quote('d', 'Kommt', 'Comes'));
  expect(changesByLanguage(published, draft)).toEqual({ de: 3, en: 2 });
  const omitted = page({ ...quote('a', 'Alt', 'Old'), omitted: ['en'] }, quote('b', 'Bleibt', 'Stays'));
  const before = page(quote('a', 'Alt', 'Old'), quote('b', 'Bleibt', 'Stays'));
  expect(changesByLanguage(before, omitted)).toEqual({ de: 0, en: 1 });
  expect(changesByLanguage(draft, draft)).toEqual({ de: 0, en: 0 });
});
