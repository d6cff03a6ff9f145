import type { LocalizedText } from '#contract/base/localized.ts';
import { both } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';

interface SlideSpec {
  title: LocalizedText;
  preline: LocalizedText;
  text: LocalizedText;
  target: string;
  linkText: LocalizedText;
  picture: PictureName;
}

export const slides: SlideSpec[] = [
  {
    title: both('Salome', 'Salome'),
    preline: both('Premiere im Großen Haus', 'Premiere on the main stage'),
    text: both('Ein Mond, sieben Schleier, ein Wunsch.', 'One moon, seven veils, one wish.'),
    target: 'production:salome',
    linkText: both('Zur Produktion', 'See the production'),
    picture: 'salome',
  },
  {
    title: both('Pegel', 'Water Level'),
    preline: both('Uraufführung im Frühjahr', 'World premiere in spring'),
    text: both(
      'Der Rhein steigt, und eine Frau liest ab, wie hoch. Oper von Ilka Weidenbrück.',
      'The Rhine is rising, and a woman reads how high. An opera by Ilka Weidenbrück.',
    ),
    target: 'production:pegel',
    linkText: both('Mehr über die Uraufführung', 'More about the world premiere'),
    picture: 'pegel',
  },
  {
    title: both('Schwerkraft', 'Gravity'),
    preline: both('Tanz', 'Dance'),
    text: both('Acht Menschen fallen. Keiner kommt an.', 'Eight people fall. Nobody lands.'),
    target: 'production:schwerkraft',
    linkText: both('Zum Tanzabend', 'See the dance evening'),
    picture: 'schwerkraft',
  },
  {
    title: both('Der Mond im Koffer', 'The Moon in the Suitcase'),
    preline: both('Kinderoper, ab fünf', 'Children’s opera, from five'),
    text: both(
      'Lotte zieht um und packt das Wichtigste zuerst ein.',
      'Lotte is moving house and packs the most important thing first.',
    ),
    target: 'production:mondkoffer',
    linkText: both('Zur Kinderoper', 'See the children’s opera'),
    picture: 'mondkoffer',
  },
  {
    title: both('Ein Platz, der auf Sie wartet', 'A seat that waits for you'),
    preline: both('Abonnements', 'Subscriptions'),
    text: both('Zehn Wege ins Haus, bis zu 20 % gespart.', 'Ten ways into the house, up to 20% saved.'),
    target: 'page:abonnements',
    linkText: both('Abonnements entdecken', 'Discover subscriptions'),
    picture: 'leuchter',
  },
];

/** The breaking news above the header. */
export const news = {
  title: both('Straßenbahn', 'Trams'),
  text: both(
    'Die Haltestelle Opernhaus entfällt bis Mitte nächster Woche.',
    'No stop at Opernhaus until the middle of next week.',
  ),
  target: 'page:anfahrt',
  linkText: both('Anfahrt', 'Getting here'),
  days: 10,
};
