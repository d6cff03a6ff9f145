import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (_media, _event, sharedPart) => [
  makeSample('sharedpart', 'one', { fields: { shared: sharedPart() } }),
];
