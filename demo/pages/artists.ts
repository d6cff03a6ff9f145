import { both, fullTeaser, link, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the page 'artists' above the list of the screen. */
export const artists: PageSpec = {
  key: 'kuenstler',
  title: both('Künstler*innen', 'Artists'),
  slug: both('kuenstler', 'artists'),
  menus: ['menu'],
  description: both(
    'Ensemble, Gäste, Orchester, Chor, Tanz und alle, die dahinter stehen: die Künstler*innen der Oper Colonia.',
    'Company, guests, orchestra, chorus, dance and everyone behind them: the artists of Oper Colonia.',
  ),
  content: [
    text(
      'Hundertzwanzig Namen, und jeder davon ist erfunden. Die Stimmen, die Hände und die Nervosität vor dem ersten Ton stellen Sie sich bitte dazu vor.',
      'A hundred and twenty names, and every one of them is invented. Please imagine the voices, the hands and the nerves before the first note.',
    ),
    fullTeaser('image-right', {
      picture: 'ensemble',
      target: 'page:ensemble',
      preline: both('Das Haus', 'The house'),
      headline: both('Wie ein Ensemble arbeitet', 'How a company works'),
      text: both(
        'Wer am Samstag die Königin singt, singt am Dienstag die Magd.',
        'Whoever sings the queen on Saturday sings the maid on Tuesday.',
      ),
      linkText: both('Zum Ensemble', 'To the company'),
    }),
    link('page:jobs', both('Hier arbeiten', 'Work here')),
  ],
};
