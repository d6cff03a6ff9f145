import {
  both,
  eventList,
  faq,
  fullTeaser,
  headline,
  image,
  link,
  quote,
  teaserList,
  text,
  videoList,
} from '../build-blocks.ts';
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
      target: 'page:hinter-dem-vorhang',
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
  ],
};

export const behindTheCurtain: PageSpec = {
  key: 'hinter-dem-vorhang',
  parent: 'fuehrungen',
  title: both('Hinter dem Vorhang', 'Behind the curtain'),
  slug: both('hinter-dem-vorhang', 'behind-the-curtain'),
  description: both(
    'Der monatliche Rundgang durch Malsaal, Schneiderei, Maske und Schnürboden.',
    'The monthly tour of paint shop, costume workshop, make-up and fly tower.',
  ),
  content: [
    text(
      'Bevor sich der Vorhang hebt, haben vierhundert Menschen ein halbes Jahr gearbeitet: im Malsaal, in der Schneiderei, in der Maske, auf dem Schnürboden. Einmal im Monat öffnen wir Ihnen ihre Türen.',
      'Before the curtain rises, four hundred people have worked for half a year: in the paint shop, the costume workshop, in make-up, in the fly tower. Once a month we open their doors to you.',
    ),
    image('probe', 'full', both('Die leere Bühne am Vormittag', 'The empty stage in the morning')),
    headline('Was Sie sehen', 'What you will see'),
    text(
      `Die Führung dauert neunzig Minuten und beginnt am Bühneneingang. Der Weg führt über Eisentreppen bis auf die Seitenbühne; feste
       Schuhe sind ratsam. Eine Route ohne Stufen gibt es an jedem Termin.

       - Malsaal und Dekorationswerkstatt
       - Kostümfundus mit 40\u00a0000 Stücken
       - Schnürboden in 28 Metern Höhe
       - Der Saal, von der Bühne gesehen`,
      `The tour takes ninety minutes and starts at the stage door. The way leads over iron stairs to the side stage; sturdy shoes are
       advisable. There is a step-free route on every date.

       - Paint shop and scenery workshop
       - Costume store with 40,000 pieces
       - Fly tower, 28 metres up
       - The auditorium, seen from the stage`,
    ),
    quote(
      both(
        'Man sieht der Bühne nicht an, wie viele Hände sie gebaut haben. Hier sieht man es.',
        'Looking at the stage, you cannot tell how many hands have built it. Here you can.',
      ),
      both('Marta Feldhaus, Leiterin des Malsaals', 'Marta Feldhaus, head of the paint shop'),
    ),
    teaserList('standard', [
      {
        picture: 'faden',
        target: 'page:elf-meter-seide',
        headline: both('Faden und Fundus', 'Thread and store'),
        text: both('Wie aus einer Figurine ein Kostüm wird.', 'How a drawing becomes a costume.'),
      },
      {
        picture: 'pinsel',
        headline: both('Der Malsaal', 'The paint shop'),
        text: both('Himmel von zwölf mal achtzehn Metern.', 'Skies of twelve by eighteen metres.'),
      },
      {
        picture: 'maske',
        headline: both('Maske und Haar', 'Make-up and hair'),
        text: both('Eine Perücke braucht vierzig Stunden.', 'A wig takes forty hours.'),
      },
    ]),
    faq([
      {
        question: both('Können Kinder mitkommen?', 'Can children come along?'),
        answer: both(
          'Ja, ab sechs Jahren. Die Familienführung im März ist eigens für sie gemacht.',
          'Yes, from the age of six. The family tour in March is made for them.',
        ),
      },
      {
        question: both('Gibt es Führungen auf Englisch?', 'Are there tours in English?'),
        answer: both(
          'An jedem zweiten Termin. Im Programm steht es dabei.',
          'On every other date. The programme says so.',
        ),
      },
      {
        question: both('Darf ich fotografieren?', 'May I take photographs?'),
        answer: both(
          'Überall, außer dort, wo gerade geprobt wird.',
          'Everywhere except where a rehearsal is going on.',
        ),
      },
    ]),
    eventList(both('Nächste Führungen', 'Next tours'), ['fuehrung:0', 'kostueme:0', 'fuehrung:1']),
    link('page:karten', both('Karten 9 €, ermäßigt 4,50 €', 'Tickets €9, reduced €4.50')),
  ],
};
