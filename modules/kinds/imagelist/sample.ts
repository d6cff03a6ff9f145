import { makeSample, type Samples } from '../../make-sample.ts';
import { samples as items, hungSamples, stripSamples } from '../imageitem/sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('imagelist', 'standard', {
    fields: { extra_class: 'standard', anchor: 'bilder' },
    children: items(...ids),
  }),
  makeSample('imagelist', 'hung', { fields: { extra_class: 'standard' }, children: hungSamples(...ids) }),
  makeSample('imagelist', 'slide', { fields: { extra_class: 'slide' }, children: stripSamples(...ids) }),
];
