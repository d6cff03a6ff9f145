import { expect, it } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { nextGap } from './translate.ts';

function quote(id: string, { de, en }: { de: string; en: string }, omitted: Block['omitted'] = []): Block {
  const { translations, ...created } = createBlock('quote', id);
  const texts = { de: { ...translations.de, content: de }, en: { ...translations.en, content: en } };
  return { ...created, translations: texts, ...(omitted.length > 0 && { omitted }) };
}

it('the next gap is found in both languages, from a block on and around the end', () => {
  const children = [
    quote('both', { de: 'Da', en: 'There' }),
    quote('german', { de: 'Nur deutsch', en: '' }),
    quote('english', { de: '', en: 'English only' }),
    quote('hidden', { de: '', en: 'For English visitors' }, ['de']),
  ];
  const root: Block = { ...createBlock('container', 'root'), columns: [{ children }] };
  expect(nextGap(root, null)).toEqual({ id: 'german', field: 'content', locale: 'en' });
  expect(nextGap(root, 'german')).toEqual({ id: 'english', field: 'content', locale: 'de' });
  expect(nextGap(root, 'english')).toEqual({ id: 'german', field: 'content', locale: 'en' });
  const [complete] = children;
  expect(nextGap({ ...root, columns: [{ children: complete ? [complete] : [] }] }, null)).toBeNull();
});
