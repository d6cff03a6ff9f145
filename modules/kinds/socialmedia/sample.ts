import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('socialmedia', 'post', {
    fields: { embed: 'https://www.instagram.com/p/OperColonia/', media_type: 'Instagram' },
  }),
];
