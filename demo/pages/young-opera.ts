import { both, columns, eventList, faq, fullTeaser, headline, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const youngOpera: PageSpec = {
  key: 'junge-oper',
  title: both('Junge Oper', 'Young opera'),
  slug: both('junge-oper', 'young-opera'),
  menus: ['menu'],
  hero: 'mondkoffer',
  description: both(
    'Kinderoper, Schulprojekte und Jugendclub im Zollhafen.',
    'Children’s opera, school projects and youth club at Zollhafen.',
  ),
  content: [
    text(
      'Im Zollhafen sitzen die Kleinen vorn. Niemand muss still sein, wenn der Mond verschwindet; die meisten sind es trotzdem.',
      'At Zollhafen the small ones sit in front. Nobody has to be quiet when the moon disappears; most of them are anyway.',
    ),
    eventList(both('»Der Mond im Koffer«, die nächsten Termine', 'The Moon in the Suitcase, next dates'), [
      'mondkoffer:0',
      'mondkoffer:1',
    ]),
    columns(
      '33-33-33',
      [
        headline('Ab 5', 'From 5', { level: '3' }),
        text(
          'Kinderoper: siebzig Minuten, Sitzkissen, eine Pause für alle, die eine brauchen.',
          'Children’s opera: seventy minutes, cushions, a break for everyone who needs one.',
        ),
      ],
      [
        headline('Ab 10', 'From 10', { level: '3' }),
        text(
          'Kinderchor: dienstags und donnerstags, mit Auftritten in »Carmen« und »Hänsel und Gretel«.',
          'Children’s chorus: Tuesdays and Thursdays, with performances in Carmen and Hänsel und Gretel.',
        ),
      ],
      [
        headline('Ab 15', 'From 15', { level: '3' }),
        text(
          'Jugendclub: Ihr schreibt, baut und spielt ein eigenes Stück. Letztes Jahr ging es um Wut.',
          'Youth club: you write, build and perform a piece of your own. Last year it was about anger.',
        ),
      ],
    ),
    quote(
      both('Und wer macht jetzt nachts das Licht an?', 'And who turns on the light at night now?'),
      both('Ein Zuschauer, sechs Jahre', 'A spectator, aged six'),
    ),
    fullTeaser('image-left', {
      picture: 'haensel',
      target: 'mailto:junge@oper-colonia.example',
      preline: both('Für Schulen', 'For schools'),
      headline: both('Wir kommen zu Ihnen', 'We come to you'),
      text: both(
        'Vor dem Besuch kommt jemand aus dem Haus in die Klasse, mit einem Koffer voller Geräusche. Kostenfrei, sechs Wochen vorher anmelden.',
        'Before the visit somebody from the house comes to the classroom with a suitcase full of noises. Free of charge, please book six weeks ahead.',
      ),
      linkText: both('Klasse anmelden', 'Sign up a class'),
    }),
    headline('Für Große mit Kleinen', 'For grown-ups with small ones'),
    faq([
      {
        question: both('Ist das etwas für Dreijährige?', 'Is it right for three-year-olds?'),
        answer: both(
          'Ab fünf, sagen wir. Geschwister auf dem Schoß stören niemanden.',
          'From five, we say. Siblings on a lap disturb nobody.',
        ),
      },
      {
        question: both('Wo stellen wir den Kinderwagen ab?', 'Where do we leave the pram?'),
        answer: both(
          'Im Foyer des Zollhafens, gleich neben dem Wickeltisch.',
          'In the Zollhafen foyer, right next to the changing table.',
        ),
      },
    ]),
    link('page:ermaessigungen', both('Preise für Familien und Schulen', 'Prices for families and schools')),
  ],
};
