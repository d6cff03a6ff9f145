import { largeSamples, samples as items } from '../logoitem/sample.ts';
import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media, event) => [
  makeSample('logolist', 'standard', { fields: { extra_class: 'standard' }, children: items(media, event) }),
  makeSample('logolist', 'large', { fields: { extra_class: 'large' }, children: largeSamples(media, event) }),
];
