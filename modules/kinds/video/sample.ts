import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('video', 'youtube', {
    fields: {
      video_url: 'https://www.youtube.com/watch?v=OperColonia',
      image: media('probe'),
      length: '3:04',
      anchor: 'video',
    },
    de: { title: 'Drei Stunden in drei Minuten' },
    en: { title: 'Three hours in three minutes' },
  }),
];
