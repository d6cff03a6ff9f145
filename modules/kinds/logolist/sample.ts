import { largeSamples, samples as items } from '../logoitem/sample.ts';
import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('logolist', 'standard', { fields: { extra_class: 'standard' }, children: items(...ids) }),
  makeSample('logolist', 'large', { fields: { extra_class: 'large' }, children: largeSamples(...ids) }),
];
