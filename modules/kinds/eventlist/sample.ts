import { samples as items } from '../eventitem/sample.ts';
import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('eventlist', 'coming', {
    de: { headline: 'Die nächsten Abende' },
    en: { headline: 'The next evenings' },
    children: items(...ids),
  }),
];
