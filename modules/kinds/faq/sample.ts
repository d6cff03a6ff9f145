import { makeSample, type Samples } from '../../make-sample.ts';
import { samples as items } from '../faqitem/sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('faq', 'three', { fields: { anchor: 'fragen' }, children: items(...ids) }),
];
