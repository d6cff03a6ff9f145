import { type Block, createBlock, kindOf } from '#contract/blocks/block.ts';
import { loadSamples } from '#modules/samples.ts';
import type { Model } from '#modules/schemas.ts';
import { both, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Order of the kinds on the page; others come last. */
const order: readonly Model[] = [
  'headline',
  'text',
  'link',
  'quote',
  'image',
  'imagelist',
  'video',
  'videolist',
  'fullteaser',
  'teaserlist',
  'eventlist',
  'faq',
  'container',
  'audio',
  'viewer',
  'socialmedia',
  'logolist',
];
const rankOf = (model: Model) => (order.includes(model) ? order.indexOf(model) : order.length);
const moduleSamples = (await loadSamples()).toSorted(([a], [b]) => rankOf(a) - rankOf(b));

/** Every kind of content module in each of its variants, from the kinds' own samples. */
export const modules: PageSpec = {
  key: 'bausteine',
  title: both('Bausteine', 'Modules'),
  slug: both('bausteine', 'modules'),
  description: both(
    'Alle Bausteine dieser Website in allen Ausführungen, für die Redaktion.',
    'All modules of this website in every variant, for editors.',
  ),
  content: [
    text(
      'Diese Seite zeigt jeden Baustein in jeder Ausführung. Sie steht in keinem Menü; wer eine Seite baut, findet hier, was es gibt.',
      'This page shows every module in every variant. It stands in no menu; whoever builds a page finds here what there is.',
    ),
  ],
  ready: (names) =>
    moduleSamples.flatMap(([model, samples]) =>
      [nameOf(model)].concat(
        samples(
          names.picture,
          (n) => names.event(`coming:${n}`),
          () => names.sharedPart('kasse'),
        ),
      ),
    ),
};

/** Anchors that links in the samples need, by kind. */
const anchors: Readonly<Record<string, string>> = { eventlist: 'termine' };

/** A headline with the kind's name in the editor. */
function nameOf(model: Model): Block {
  const block = createBlock('headline', `demo-bausteine-${model}`);
  const { label } = kindOf(model);
  block.fields.anchor = anchors[model] ?? '';
  Object.assign(block.translations.de, { content: label.de, preline: model });
  Object.assign(block.translations.en, { content: label.en, preline: model });
  return block;
}
