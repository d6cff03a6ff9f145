import { makeSample, type Samples } from '../../make-sample.ts';
import { samples as items, stripSamples } from '../teaseritem/sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('teaserlist', 'standard', {
    fields: { extra_class: 'standard', anchor: 'kacheln' },
    children: items(...ids),
  }),
  makeSample('teaserlist', 'slide', { fields: { extra_class: 'slide' }, children: stripSamples(...ids) }),
];
