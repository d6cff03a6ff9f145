import { expect, test } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { changesByLanguage } from './language-changes.ts';

function quote(id: string, de: string, en: string): Block {
  const created = createBlock('quote', id);
  return {
    ...created,
    translations: { de: { ...created.translations.de, content: de }, en: { ...created.translations.en, content: en } },
  };
}

const page = (...children: Block[]): Block => ({ ...createBlock('container', 'root'), columns: [{ children }] });

test('counts unpublished changes by language; added and removed blocks count as German, with their English beside', () => {
  const published = page(quote('a', 'Alt', 'Old'), quote('b', 'Bleibt', 'Stays'), quote('c', 'Geht', 'Goes'));
  const draft = page(quote('a', 'Neu', 'New'), quote('b', 'Bleibt', 'Has stayed'), quote('d', 'Kommt', 'Comes'));
  expect(changesByLanguage(published, draft)).toEqual({ de: 3, en: 2, newInEnglish: 1 });
  const omitted = page({ ...quote('a', 'Alt', 'Old'), omitted: ['en'] }, quote('b', 'Bleibt', 'Stays'));
  const before = page(quote('a', 'Alt', 'Old'), quote('b', 'Bleibt', 'Stays'));
  expect(changesByLanguage(before, omitted)).toEqual({ de: 0, en: 1, newInEnglish: 0 });
  expect(changesByLanguage(draft, draft)).toEqual({ de: 0, en: 0, newInEnglish: 0 });
});
