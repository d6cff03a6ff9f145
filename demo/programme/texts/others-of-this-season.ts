import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const nachtlied: ProductionTexts = {
  hero: 'nachtlied',
  teaser: both('Vierundzwanzig Lieder, zwei Menschen, eine Lampe.', 'Twenty-four songs, two people, one lamp.'),
  description: both(
    `Um zwanzig Uhr werden im Foyer die Vorhänge zugezogen, und KS Anselm Wirrbach und Hanno Piontek gehen los. Schuberts »Winterreise« hat kein Ziel
     und keine Pause; wer mitgeht, kommt fünfundsiebzig Minuten später an einer Stelle an, an der ein alter Mann die Leier dreht.

     Die beiden musizieren den Zyklus seit neunzehn Jahren miteinander. Sie haben ihn nie zweimal im selben Tempo gespielt. Zwischen den Liedern
     wird nicht gesprochen und, wenn es geht, auch nicht gehustet.`,
    `At eight o’clock the curtains in the foyer are drawn, and KS Anselm Wirrbach and Hanno Piontek set out. Schubert’s Winterreise has no
     destination and no interval; whoever walks along arrives seventy-five minutes later at a place where an old man turns a hurdy-gurdy.

     The two have been performing the cycle together for nineteen years. They have never taken it twice at the same speed. Between the songs there is
     no talking and, if possible, no coughing.`,
  ),
};

export const requiem: ProductionTexts = {
  hero: 'requiem',
  teaser: both('Brahms für die, die bleiben. Kommen Sie, wie Sie sind.', 'Brahms for those who stay. Come as you are.'),
  description: both(
    `Brahms schrieb kein Requiem für die Toten, sondern eines für die anderen. »Selig sind, die da Leid tragen«: Mit diesem Satz beginnt es, und
     getröstet wird von da an mit allem, was ein Chor kann.

     Wir nennen es Konzert in Straßenkleidung, denn der Chor trägt, was er am Morgen angezogen hat, und steht zwischen den Reihen. Wer möchte, bekommt
     am Eingang eine Kerze, die nach dem vierten Satz angezündet wird. Thaddäus Quint dirigiert, Ignatz Hohlwein hat mit den Sängerinnen und Sängern
     ein halbes Jahr am Piano gearbeitet, am leisen.`,
    `Brahms did not write a requiem for the dead but one for the others. “Blessed are they that mourn”: with these words it begins, and from there on
     it comforts with everything a chorus can do.

     We call it a concert in street clothes, for the chorus wears what it put on in the morning and stands between the rows. If you like, you are given a
     candle at the door that is lit after the fourth movement. Thaddäus Quint conducts; Ignatz Hohlwein has worked with the singers for half a year on
     the piano, the soft one.`,
  ),
  questions: [
    {
      question: both('Muss ich religiös sein?', 'Do I need to be religious?'),
      answer: both(
        'Nein. Brahms war es auf seine eigene Weise auch nicht.',
        'No. In his own way Brahms was not, either.',
      ),
    },
    {
      question: both('Steht der Chor neben mir?', 'Will the chorus stand next to me?'),
      answer: both(
        'Vielleicht. Wenn Sie das nicht möchten, sagen Sie es an der Kasse: Der zweite Rang bleibt frei.',
        'Perhaps. If you would rather not, tell the box office: the second tier stays free.',
      ),
    },
  ],
};

export const stunde: ProductionTexts = {
  hero: 'stunde',
  teaser: both(
    'Ein Konzert, das anfängt, wenn andere schlafen, und aufhört, wenn es später oder früher ist.',
    'A concert that starts when others sleep and ends when it is later, or earlier.',
  ),
  description: both(
    `Zweimal im Jahr verschwindet eine Stunde oder taucht wieder auf. Wir verbringen sie im Foyer, mit Bach, Schubert und drei kurzen Stücken von Ilka
     Weidenbrück, die genau in dem Augenblick gespielt werden, den es nicht gibt.

     Beginn ist um elf am Samstagabend, Ende in den Morgenstunden des Sonntags. Dazwischen gibt es drei Pausen, Suppe, Decken und Gesine Trautloff, die
     die Uhrzeit ansagt, solange sie sich sicher ist. Die erste Straßenbahn fährt nach der neuen Zeit.`,
    `Twice a year an hour disappears or turns up again. We spend it in the foyer, with Bach, Schubert and three short pieces by Ilka Weidenbrück that are
     played precisely in the moment which does not exist.

     It begins at eleven on Saturday night and ends in the early hours of Sunday. In between there are three intervals, soup, blankets and Gesine
     Trautloff, who tells the time for as long as she is sure of it. The first tram runs by the new time.`,
  ),
  questions: [
    {
      question: both('Darf ich schlafen?', 'May I sleep?'),
      answer: both(
        'Ja. Wer schnarcht, wird mit einem Cello zugedeckt.',
        'Yes. Those who snore will be covered with a cello.',
      ),
    },
    {
      question: both('Wie lange dauert es wirklich?', 'How long does it really last?'),
      answer: both(
        'Viereinhalb Stunden. Was Ihre Uhr dazu sagt, ist eine andere Frage.',
        'Four and a half hours. What your clock says about it is another matter.',
      ),
    },
  ],
};
