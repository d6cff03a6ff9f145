import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('link', 'default', {
    fields: { link: '#fragen', extra_class: 'default' },
    de: { content: 'Häufige Fragen zum Graben' },
    en: { content: 'Frequent questions about the pit' },
  }),
  makeSample('link', 'button', {
    fields: { link: 'mailto:fuehrungen@oper-colonia.example', extra_class: 'button' },
    de: { content: 'Führung anfragen' },
    en: { content: 'Ask for a tour' },
  }),
  makeSample('link', 'new-window', {
    fields: { link: 'https://www.example.org/', extra_class: 'default', open_new_window: true },
    de: { content: 'Das Lexikon der vergessenen Instrumente' },
    en: { content: 'The encyclopedia of forgotten instruments' },
  }),
];
