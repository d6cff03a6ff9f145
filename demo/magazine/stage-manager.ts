import { both, columns, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const stageManager: ArticleSpec = {
  key: 'vierhundertelf-zeichen',
  title: both('Vierhundertelf Zeichen', 'Four hundred and eleven cues'),
  teaser: both(
    'Petra Wollbrecht sagt an einem Abend öfter »bitte« als andere im Jahr. Ein Platz neben der Inspizientin, während »Lohengrin« läuft.',
    'In one evening Petra Wollbrecht says “stand by” more often than others say please in a year. A seat next to the stage manager while Lohengrin is on.',
  ),
  author: 'Leonore Amstutz-Vahl',
  daysAgo: 58,
  rubrics: ['hinter-der-buehne'],
  picture: 'studie-pult',
  productions: ['lohengrin'],
  content: [
    text(
      `Um 16 Uhr 58 hebt Petra Wollbrecht die linke Hand, obwohl niemand sie sieht. »Saallicht, bitte.« Pause. »Und ab.« Irgendwo über uns werden tausenddreihundert Menschen still, und
       acht Geigen fangen mit etwas an, das sich nicht wie ein Anfang anhört. Wollbrecht sitzt auf einem Drehstuhl links neben der Bühne, vor sich ein Pult mit
       zweiundneunzig Knöpfen, zwei Monitoren und einer Tasse, auf der *Nicht jetzt* steht.

       Vierhundertelf Zeichen gibt sie in »Lohengrin«: Licht, Vorhang, Auftritte, Donner, der Wagen mit dem Nachen, der Wagen ohne den Nachen. Jedes hat zwei Hälften. Das »Bitte« heißt:
       Hand an den Hebel, Luft holen, jetzt nicht mehr sprechen. Das »Ab« heißt ab. Dazwischen liegen fünf Sekunden, in denen Wollbrecht nichts tut als warten, und dieses
       Warten ist der Beruf.`,
      `At two minutes to five Petra Wollbrecht raises her left hand although nobody sees her. “House lights, stand by.” A pause. “And go.” Somewhere above us thirteen hundred people fall silent,
       and eight violins begin with something that does not sound like a beginning. Wollbrecht sits on a swivel chair to the left of the stage; before her are a desk with ninety-two
       buttons, two screens, and a mug that says *Not now*.

       In Lohengrin she gives four hundred and eleven cues: light, curtain, entrances, thunder, the wagon with the boat, the wagon without the boat. Each has two halves. “Stand by” means:
       hand on the lever, breathe in, no more talking. “Go” means go. In between lie five seconds in which Wollbrecht does nothing but wait, and this waiting is the profession.`,
    ),
    headline('Ein Buch, das niemand leiht', 'A book that nobody borrows'),
    text(
      `Ihr Klavierauszug ist doppelt so dick wie andere. Zwischen die Notenseiten hat sie leere geklebt, und darauf steht die zweite Partitur des Abends: wer wann wo bereitsteht, wie lange eine Ritterrüstung
       braucht, um drei Stufen zu steigen, an welcher Stelle der Chor lacht, wenn man ihn lässt. Mit Bleistift, denn nach jeder Vorstellung ändert sich etwas.

       »Die Musik weiß immer, wo sie ist«, sagt Wollbrecht. »Ich muss wissen, wo die anderen sind.« Auf dem linken Monitor dirigiert Thaddäus Quint in Schwarzweiß. Auf dem rechten liegt die Bühne im Nachtsichtgrün,
       damit man sieht, was im Dunkeln geschieht. Dort geht jetzt jemand, der dort nicht gehen sollte. Wollbrecht sagt einen Vornamen in ihr Mikrofon, nicht lauter als eine Seite, die man umblättert. Der Schatten
       bleibt stehen.`,
      `Her vocal score is twice as thick as others. Between the pages of music she has pasted blank ones, and on them stands the second score of the evening: who stands ready when and where, how long a suit of armour
       takes to climb three steps, at which point the chorus will laugh if you let it. In pencil, for something changes after every performance.

       “The music always knows where it is”, says Wollbrecht. “I have to know where the others are.” On the left screen Thaddäus Quint conducts in black and white. On the right the stage lies in the green of night vision,
       so that one can see what happens in the dark. Somebody is walking there who should not. Wollbrecht says a first name into her microphone, no louder than a page being turned. The shadow stands still.`,
    ),
    quote(
      both('Wenn mich niemand bemerkt hat, war es ein guter Abend.', 'If nobody has noticed me it was a good evening.'),
      both('Petra Wollbrecht, Inspizientin', 'Petra Wollbrecht, stage manager'),
    ),
    columns(
      '33-33-33',
      [
        headline('92', '92', { level: '3' }),
        text(
          'Knöpfe, davon einer mit einer Kappe darüber: der Eiserne Vorhang.',
          'buttons, one of them under a cap: the safety curtain.',
        ),
      ],
      [
        headline('5', '5', { level: '3' }),
        text('Sekunden zwischen »bitte« und »ab«.', 'seconds between “stand by” and “go”.'),
      ],
      [
        headline('1', '1', { level: '3' }),
        text(
          'Zeichen, das sie in zweiundzwanzig Jahren vergessen hat.',
          'cue that she has forgotten in twenty-two years.',
        ),
      ],
    ),
    text(
      `Welches es war, sagt sie nach dem letzten Vorhang, als die Bühne schon leer ist und das Nachtlicht brennt. Es war eine Tür, die sich hätte schließen sollen. Sie blieb offen, und im Hintergrund sah man den Regen auf dem Hof.
       Das Publikum fand es schön. In der Woche darauf fragte der Regisseur, ob man das nicht immer so machen könne. »Konnte man nicht«, sagt Petra Wollbrecht. »Es regnet ja nicht auf Zeichen.«`,
      `Which one it was she tells after the last curtain, when the stage is empty and the ghost light burns. It was a door that should have closed. It stayed open, and in the background you could see the rain in the courtyard.
       The audience found it beautiful. The week after, the director asked whether it could not always be done like that. “It could not”, says Petra Wollbrecht. “Rain does not take cues.”`,
    ),
  ],
};
