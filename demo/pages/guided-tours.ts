import { both, eventList, fullTeaser, headline, link, text, videoList, sharedPart } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const tours: PageSpec = {
  key: 'fuehrungen',
  parent: 'haus',
  title: both('Führungen', 'Guided tours'),
  headline: both('Führungen und Werkstätten', 'Tours and workshops'),
  slug: both('fuehrungen', 'guided-tours'),
  menus: ['main'],
  description: both(
    'Führungen durch Bühne, Malsaal, Schneiderei und Schnürboden der Oper Colonia.',
    'Tours of stage, paint shop, costume workshop and fly tower at Oper Colonia.',
  ),
  content: [
    text(
      'Drei Rundgänge, alle neunzig Minuten, alle auch ohne Stufen. Gruppen ab acht Personen bekommen einen eigenen Termin.',
      'Three rounds, all of ninety minutes, all with a step-free route. Groups of eight or more get a date of their own.',
    ),
    fullTeaser('image-right', {
      picture: 'vorhang',
      target: 'article:hinter-dem-vorhang',
      preline: both('Einmal im Monat', 'Once a month'),
      headline: both('Hinter dem Vorhang', 'Behind the curtain'),
      text: both(
        'Malsaal, Schneiderei, Maske, Schnürboden: der große Rundgang mit den Menschen, die dort arbeiten.',
        'Paint shop, costumes, make-up, fly tower: the grand tour with the people who work there.',
      ),
      linkText: both('Zum Rundgang', 'To the tour'),
    }),
    eventList(both('Nächste Führungen', 'Next tours'), ['fuehrung:0', 'kostueme:0', 'fuehrung:1', 'kostueme:1']),
    headline('Für Gruppen', 'For groups'),
    text(
      'Firmen, Vereine, Schulklassen: Schreiben Sie uns, was Sie interessiert, und wir suchen den Tag, an dem es am meisten zu sehen gibt. 140 € bis zwanzig Personen, Schulen frei.',
      'Companies, clubs, school classes: tell us what interests you, and we find the day on which there is most to see. €140 for up to twenty people, schools free.',
    ),
    videoList([
      {
        address: 'https://vimeo.com/100000002',
        picture: 'salome-treppe',
        length: '5:40',
        title: both('Eine Treppe wird gebaut', 'Building a staircase'),
        content: both('Einundvierzig Stufen, alle verschieden hoch.', 'Forty-one steps, each of a different height.'),
      },
      {
        address: 'https://youtu.be/Requisite01',
        picture: 'salome-schuessel',
        length: '2:15',
        title: both('Die Schüssel', 'The charger'),
        content: both('Zwölf Stunden Handarbeit für einen Augenblick.', 'Twelve hours of handwork for one moment.'),
      },
    ]),
    link('mailto:fuehrungen@oper-colonia.example', both('Führung anfragen', 'Ask for a tour'), 'button'),
    sharedPart('kasse'),
  ],
};
