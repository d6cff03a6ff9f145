import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('teaseritem', 'alcina', {
    fields: { image: media('alcina'), link: '#texte' },
    de: { preline: 'Werkeinführung', headline: 'Alcinas Insel, vermessen' },
    en: { preline: 'Introduction', headline: 'Alcina’s island, surveyed' },
  }),
  makeSample('teaseritem', 'schwerkraft', {
    fields: { image: media('schwerkraft'), link: '#bilder' },
    de: {
      preline: 'Tanz',
      headline: 'Wie lange dauert ein Fall?',
      subline: 'Ruben Eschweiler-Thode über »Schwerkraft«',
    },
    en: { preline: 'Dance', headline: 'How long does a fall last?', subline: 'Ruben Eschweiler-Thode on Schwerkraft' },
  }),
  makeSample('teaseritem', 'mondkoffer', {
    fields: { image: media('mondkoffer'), link: '#fragen' },
    de: {
      preline: 'Junge Oper',
      headline: 'Wie packt man einen Mond ein?',
      text: 'Eine Kinderoper ab fünf Jahren, ein roter Koffer und die Frage, was man auf Reisen wirklich braucht.',
      link_text: 'Mitpacken',
    },
    en: {
      preline: 'Young opera',
      headline: 'How do you pack a moon?',
      text: 'A children’s opera for ages five and up, a red suitcase and the question what you really need on a journey.',
      link_text: 'Help pack',
    },
  }),
];

/** More teasers than fit side by side. */
export const stripSamples: Samples = (media) => [
  makeSample('teaseritem', 'zauberfloete', {
    fields: { image: media('zauberfloete'), link: '#termine' },
    de: { headline: 'Die Zauberflöte', subline: 'Wolfgang Amadeus Mozart', text: '5. Dezember bis 24. Januar' },
    en: { headline: 'The Magic Flute', subline: 'Wolfgang Amadeus Mozart', text: '5 December to 24 January' },
  }),
  makeSample('teaseritem', 'carmen', {
    fields: { image: media('carmen'), link: '#termine' },
    de: { headline: 'Carmen', subline: 'Georges Bizet', text: '10. April bis 6. Juni' },
    en: { headline: 'Carmen', subline: 'Georges Bizet', text: '10 April to 6 June' },
  }),
  makeSample('teaseritem', 'fledermaus', {
    fields: { image: media('fledermaus'), link: '#termine' },
    de: { headline: 'Die Fledermaus', subline: 'Johann Strauss', text: 'Silvester und fünf Abende im Januar' },
    en: { headline: 'Die Fledermaus', subline: 'Johann Strauss', text: 'New Year’s Eve and five nights in January' },
  }),
  makeSample('teaseritem', 'haensel', {
    fields: { image: media('haensel'), link: '#termine' },
    de: { headline: 'Hänsel und Gretel', subline: 'Engelbert Humperdinck', text: 'an allen Adventssonntagen' },
    en: { headline: 'Hansel and Gretel', subline: 'Engelbert Humperdinck', text: 'every Sunday in Advent' },
  }),
  makeSample('teaseritem', 'freischuetz', {
    fields: { image: media('freischuetz'), link: '#termine' },
    de: { headline: 'Der Freischütz', subline: 'Carl Maria von Weber', text: 'wieder ab 27. November' },
    en: { headline: 'Der Freischütz', subline: 'Carl Maria von Weber', text: 'back from 27 November' },
  }),
];
