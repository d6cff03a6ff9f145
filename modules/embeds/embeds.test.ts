import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import type { Model } from '../schemas.ts';

const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

/** Fields of a kind that are required for publishing. */
function required(model: Model): string[] {
  return checkBlock(createBlock(model, 'b'), published).map(({ path }) =>
    path.replace(/^b\.?/, '').replace(/\.de$/, ''),
  );
}

it.each<[Model, string[]]>([
  ['video', ['video_url', 'image']],
  ['videoitem', ['video_url', 'image']],
  ['videolist', ['']],
  ['audio', ['embed']],
  ['viewer', ['embed']],
  ['socialmedia', ['embed']],
])('%s is not published without %j', (model, fields) => {
  expect(required(model).toSorted()).toEqual(fields.toSorted());
});

const alternatives = ['captions_de', 'captions_en', 'described', 'transcript'];

it.each<[Model, string[]]>([
  ['video', ['title', 'video_url', ...alternatives, 'image', 'length', 'anchor']],
  ['videoitem', ['video_url', ...alternatives, 'title', 'content', 'image', 'length']],
  ['audio', ['title', 'embed', 'transcript']],
])('%s has the fields %j and no others', (model, fields) => {
  const { fields: shared, translations } = createBlock(model, 'b');
  expect([...Object.keys(shared), ...Object.keys(translations.de)].toSorted()).toEqual(fields.toSorted());
});
