import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('quote', 'short', {
    fields: { anchor: 'zitate' },
    de: {
      content: 'Die Pause ist das einzige Stück, das wir jeden Abend gleich spielen.',
      author: 'Cosmo Belvaux, Orchesterwart',
    },
    en: {
      content: 'The interval is the only piece we play the same way every night.',
      author: 'Cosmo Belvaux, orchestra attendant',
    },
  }),
  makeSample('quote', 'long', {
    de: {
      content:
        'Ich singe nicht über den Mond. Ich singe gegen ihn an, und er gewinnt jeden Abend, denn er hat das bessere Licht und muss nicht atmen.',
    },
    en: {
      content:
        'I do not sing about the moon. I sing against it, and it wins every night, for it has the better light and need not breathe.',
    },
  }),
];
