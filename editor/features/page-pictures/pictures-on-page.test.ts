import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { section } from '../../core/tree/tree.fixture.ts';
import { isDescribed } from '../checks/rules/check-pictures.ts';
import { picturesOnPage } from './pictures-on-page.ts';

function image(id: string, picture: number | null) {
  const block = createBlock('image', id);
  block.fields.image = picture;
  return block;
}

it('lists each picture once, in page order, with the modules that show it', () => {
  const root = section();
  root.columns?.[0]?.children.push(
    image('image001', 7),
    image('image002', 3),
    image('image003', 7),
    image('image004', null),
  );
  expect(picturesOnPage(root, 'de').map(({ id, places }) => [id, places.map(({ block }) => block)])).toEqual([
    [7, ['image001', 'image003']],
    [3, ['image002']],
  ]);
  expect(picturesOnPage(section(), 'de')).toEqual([]);
});

it('a picture is described by a German text or by being decorative', () => {
  expect(isDescribed({ decorative: false, alt: { de: ' ', en: 'A stage' } })).toBe(false);
  expect(isDescribed({ decorative: false, alt: { de: 'Eine Bühne', en: '' } })).toBe(true);
  expect(isDescribed({ decorative: true, alt: { de: '', en: '' } })).toBe(true);
});
