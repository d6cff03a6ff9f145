import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('logoitem', 'klangraum', {
    fields: { image: media('logo-klangraum'), link: 'https://www.example.org/' },
    de: { text: 'Stiftung Klangraum' },
    en: { text: 'Klangraum Foundation' },
  }),
  makeSample('logoitem', 'rheinkultur', {
    fields: { image: media('logo-rheinkultur') },
    de: { text: 'Rheinkultur' },
    en: { text: 'Rheinkultur' },
  }),
];

/** Two more logos, for the large layout. */
export const largeSamples: Samples = (media) => [
  makeSample('logoitem', 'opernfreunde', {
    fields: { image: media('logo-opernfreunde'), link: 'https://www.example.org/' },
    de: { text: 'Opernfreunde Colonia' },
    en: { text: 'Friends of Oper Colonia' },
  }),
  makeSample('logoitem', 'brueckenbund', {
    fields: { image: media('logo-brueckenbund') },
    de: { text: 'Brückenbund' },
    en: { text: 'Brückenbund' },
  }),
];
