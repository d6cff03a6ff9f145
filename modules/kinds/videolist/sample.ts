import { makeSample, type Samples } from '../../make-sample.ts';
import { samples as items } from '../videoitem/sample.ts';

export const samples: Samples = (...ids) => [
  makeSample('videolist', 'two', { fields: { anchor: 'videos' }, children: items(...ids) }),
];
