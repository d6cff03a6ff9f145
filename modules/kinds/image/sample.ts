import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('image', 'default', {
    fields: { image: media('partitur'), alias: 'default' },
    de: { description: 'Takt 214: Hier kreist jede Stimme etwas anderes ein.' },
    en: { description: 'Bar 214: every part circles something different here.' },
  }),
  makeSample('image', 'full', {
    fields: { image: media('graben'), alias: 'full' },
    de: { description: 'Vor der Probe brennen nur die Pultlampen.' },
    en: { description: 'Before rehearsal only the desk lamps are lit.' },
  }),
  makeSample('image', 'story', {
    fields: { image: media('salome-treppe'), alias: 'story' },
    de: {
      description: 'Die Treppe aus »Salome« hat einundvierzig Stufen. Auf der siebzehnten fällt die Entscheidung.',
    },
    en: { description: 'The staircase in Salome has forty-one steps. On the seventeenth the decision is made.' },
  }),
  makeSample('image', 'vertical', {
    fields: { image: media('jenufa-hoch'), alias: 'vertical' },
    de: { description: 'Eis für »Jenůfa«, gegossen aus Wachs.' },
    en: { description: 'Ice for Jenůfa, cast in wax.' },
  }),
  makeSample('image', 'horizontal', {
    fields: { image: media('salome-zisterne'), alias: 'horizontal', link: '#bilder' },
    de: { description: 'Der Blick in die Zisterne führt zu weiteren Bildern.' },
    en: { description: 'The view into the cistern leads to more pictures.' },
  }),
];
