import { both, eventList, faq, headline, image, link, quote, teaserList, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const behindTheCurtain: ArticleSpec = {
  key: 'hinter-dem-vorhang',
  title: both('Hinter dem Vorhang', 'Behind the curtain'),
  teaser: both(
    'Einmal im Monat öffnen Malsaal, Schneiderei, Maske und Schnürboden ihre Türen. Was Sie dort sehen, und wem Sie begegnen.',
    'Once a month paint shop, costumes, make-up and fly tower open their doors. What you will see there, and whom you will meet.',
  ),
  author: 'Selin Aydemirci',
  daysAgo: 34,
  rubrics: ['hinter-der-buehne', 'vermittlung'],
  picture: 'vorhang',
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
        target: 'article:elf-meter-seide',
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
