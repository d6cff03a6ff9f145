import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('imageitem', 'werkstatt', {
    fields: { image: media('werkstatt') },
    de: { description: 'Der Fundus am Montag' },
    en: { description: 'The costume store on a Monday' },
  }),
  makeSample('imageitem', 'tosca', {
    fields: { image: media('tosca') },
    de: { description: 'Lichtprobe zu »Tosca«' },
    en: { description: 'Lighting rehearsal for Tosca' },
  }),
  makeSample('imageitem', 'grimes', {
    fields: { image: media('grimes') },
    de: { description: 'Prospekt zu »Peter Grimes«' },
    en: { description: 'Backdrop for Peter Grimes' },
  }),
];

/** Four pictures with titles, at uneven heights. */
export const hungSamples: Samples = (media) => [
  makeSample('imageitem', 'traviata', {
    fields: { image: media('traviata'), link: '#termine' },
    de: { title: 'La traviata', description: 'Ein Fest, von dem nur das Licht bleibt.' },
    en: { title: 'La traviata', description: 'A party of which only the light remains.' },
  }),
  makeSample('imageitem', 'carmen', {
    fields: { image: media('carmen-hoch'), link: '#termine' },
    de: { title: 'Carmen', description: 'Die Arena, von ganz oben gesehen.' },
    en: { title: 'Carmen', description: 'The arena, seen from the very top.' },
  }),
  makeSample('imageitem', 'lohengrin', {
    fields: { image: media('lohengrin-hoch'), link: '#termine' },
    de: { title: 'Lohengrin', description: 'Ein Hals, gezeichnet aus Licht.' },
    en: { title: 'Lohengrin', description: 'A neck, drawn in light.' },
  }),
  makeSample('imageitem', 'jenufa', {
    fields: { image: media('jenufa'), link: '#termine' },
    de: { title: 'Jenůfa', description: 'Unter dem Eis liegt, was alle wissen.' },
    en: { title: 'Jenůfa', description: 'Under the ice lies what everyone knows.' },
  }),
];

/** A slider with upright and wide pictures in one row. */
export const stripSamples: Samples = (media) => [
  makeSample('imageitem', 'flute', {
    fields: { image: media('zauberfloete-hoch') },
    de: { description: 'Sterne, nach Tonhöhe geordnet' },
    en: { description: 'Stars, sorted by pitch' },
  }),
  makeSample('imageitem', 'salome', {
    fields: { image: media('salome') },
    de: { description: 'Sieben Schleier, ein Mond: Bühne und Licht von Joris van Lohwald' },
    en: { description: 'Seven veils, one moon: stage and light by Joris van Lohwald' },
  }),
  makeSample('imageitem', 'violetta', {
    fields: { image: media('traviata-hoch') },
    de: { description: 'Violettas Kamelie' },
    en: { description: 'Violetta’s camellia' },
  }),
  makeSample('imageitem', 'fall', {
    fields: { image: media('schwerkraft-hoch') },
    de: { description: 'Ein Sprung in achtzehn Linien' },
    en: { description: 'One leap in eighteen lines' },
  }),
  makeSample('imageitem', 'island', {
    fields: { image: media('alcina-hoch') },
    de: { description: 'Alcinas Insel bei Ebbe' },
    en: { description: 'Alcina’s island at low tide' },
  }),
];
