import { both, faq, fullTeaser, headline, image, quote, text, video } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const sixtyLamps: ArticleSpec = {
  key: 'sechzig-lampen',
  title: both('Sechzig Lampen und eine Pause', 'Sixty lamps and an interval'),
  teaser: both(
    'Bevor der erste Ton klingt, hat der Orchesterwart schon drei Stunden gearbeitet. Ein Nachmittag im Graben, Pult für Pult.',
    'Before the first note sounds, the orchestra attendant has already worked for three hours. An afternoon in the pit, stand by stand.',
  ),
  author: 'Leonore Amstutz-Vahl',
  daysAgo: 2,
  rubrics: ['hinter-der-buehne'],
  picture: 'graben',
  productions: ['salome'],
  onHome: true,
  content: [
    text(
      `Um vierzehn Uhr gehört das Opernhaus Cosmo Belvaux. Die Technik ist beim Essen, der Chor noch unterwegs, und im Graben stehen
       die Stühle so, wie der gestrige Abend sie zurückgelassen hat. Belvaux zählt nicht, er hört: Jeder Stuhl, sagt er, klingt
       anders, wenn man ihn über den Boden zieht, und an diesem Klang erkennt er die Instrumentengruppe.

       Für [Salome](production:salome) sitzen einhundertzwei Menschen auf einer Fläche, die für achtzig gebaut ist. Der
       Aufstellungsplan hängt an der Wand wie eine *Schatzkarte*: Heckelphon neben Orgel, Xylophon unter dem Bühnenrand, die
       Harfen so weit links, dass sie den Mond sehen können.`,
      `At two in the afternoon the opera house belongs to Cosmo Belvaux. The stage crew is at lunch, the chorus still on its way,
       and in the pit the chairs stand as last night left them. Belvaux does not count, he listens: every chair, he says, sounds
       different when you pull it across the floor, and by that sound he knows the section.

       For [Salome](production:salome) one hundred and two people sit on a floor built for eighty. The seating plan hangs on the
       wall like a *treasure map*: heckelphone beside organ, xylophone under the edge of the stage, the harps so far to the left
       that they can see the moon.`,
    ),
    text(
      `Er fängt hinten links an, bei den Kontrabässen, weil dort, wie er sagt, das Gewicht liegt. Dann die Pauken, dann eine Gasse, breit genug für eine Harfe und einen Menschen, der sie trägt und dabei nichts sieht. Die Geigen
       kommen zuletzt; sie brauchen den wenigsten Platz und haben die genauesten Wünsche. Am dritten Pult muss der linke Stuhl zwei Finger höher stehen. Am fünften darf niemand unter die Lüftung.`,
      `He starts at the back on the left with the double basses because, he says, that is where the weight is. Then the timpani, then an alley wide enough for a harp and a person who carries it and sees nothing while doing so. The violins
       come last; they need the least room and have the most precise wishes. At the third desk the chair on the left must stand two fingers higher. At the fifth nobody may sit below the ventilation.`,
    ),
    quote(
      both(
        'Die Pause ist das einzige Stück, das wir jeden Abend gleich spielen.',
        'The interval is the only piece we play the same way every night.',
      ),
      both('Cosmo Belvaux, Orchesterwart', 'Cosmo Belvaux, orchestra attendant'),
    ),
    headline('Wer wo sitzt, entscheidet das Licht', 'Light decides who sits where', {
      preline: both('Der Plan', 'The plan'),
      subline: both('Eine Partitur für Möbel', 'A score for furniture'),
    }),
    text(
      `Jede Lampe hat einen Dimmer, jeder Dimmer eine Nummer, und jede Nummer steht in einem Buch, das älter ist als die Spielzeit.
       Wenn das Licht im Saal verlischt, bleibt im Graben ein Rest: genug für die Noten, zu wenig für das Parkett.

       - 4\u00a0% während der Vorstellung
       - 12\u00a0% beim Stimmen
       - 100\u00a0%, wenn ein Bleistift gesucht wird`,
      `Every lamp has a dimmer, every dimmer a number, and every number stands in a book older than the season. When the lights go
       down in the house, a remainder stays in the pit: enough for the notes, too little for the stalls.

       - 4% during the performance
       - 12% while tuning
       - 100% when somebody is looking for a pencil`,
      { close: true },
    ),
    image(
      'partitur',
      'default',
      both(
        'Takt 214: Hier kreist jede Stimme etwas anderes ein.',
        'Bar 214: every part circles something different here.',
      ),
    ),
    text(
      `Um halb sieben kommen die Ersten und setzen sich, ohne hinzusehen. Belvaux steht dann schon im Gang zur Kantine und lauscht. Scharrt etwas, geht er noch einmal hinein. Scharrt nichts, trinkt er einen Kaffee, den einzigen des Tages, und liest die Zeitung
       von gestern. In der Pause, wenn die anderen reden, rückt er vierzehn Stühle. Niemand hat je gefragt, warum. Beim zweiten Akt klingt es runder.`,
      `At half past six the first of them come and sit down without looking. By then Belvaux stands in the corridor to the canteen and listens. If something scrapes he goes in again. If nothing scrapes he drinks a coffee, the only one of the day, and reads yesterday’s
       newspaper. In the interval, when the others talk, he moves fourteen chairs. Nobody has ever asked why. In the second act it sounds rounder.`,
    ),
    video(
      'https://vimeo.com/100000001',
      'probe',
      '3:04',
      both('Ein Umbau im Zeitraffer', 'A changeover in time lapse'),
    ),
    headline('Drei Fragen zum Graben', 'Three questions about the pit'),
    faq([
      {
        question: both('Warum stimmen die Streicher zweimal?', 'Why do the strings tune twice?'),
        answer: both(
          'Weil es im Graben wärmer wird, sobald das Publikum sitzt. Darmsaiten merken das zuerst.',
          'Because the pit grows warmer once the audience is seated. Gut strings notice first.',
        ),
      },
      {
        question: both('Kann man den Graben besichtigen?', 'Can I visit the pit?'),
        answer: both(
          'Ja, auf jeder [Führung](article:hinter-dem-vorhang). Der Weg hinunter hat einen Aufzug.',
          'Yes, on every [tour](article:hinter-dem-vorhang). There is a lift down.',
        ),
      },
      {
        question: both('Wer räumt nachher auf?', 'Who tidies up afterwards?'),
        answer: both(
          'Cosmo Belvaux. Es dauert vierzig Minuten, mit Musik im Ohr.',
          'Cosmo Belvaux. It takes forty minutes, with music in his ears.',
        ),
      },
    ]),
    fullTeaser('image-left', {
      picture: 'werkstatt',
      target: 'article:elf-meter-seide',
      preline: both('Auch im Magazin', 'Also in the magazine'),
      headline: both('Elf Meter Seide für sieben Schleier', 'Eleven metres of silk for seven veils'),
      text: both('Ein Besuch bei Oda Perlbach in der Schneiderei.', 'A visit to Oda Perlbach in the costume workshop.'),
      linkText: both('In die Schneiderei', 'To the costume workshop'),
    }),
  ],
};
