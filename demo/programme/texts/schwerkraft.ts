import { both, quote } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const schwerkraft: ProductionTexts = {
  hero: 'schwerkraft',
  slider: ['schwerkraft-hoch'],
  logos: [{ picture: 'logo-opernfreunde', text: both('Gefördert von den', 'Sponsored by the'), link: 'page:freunde' }],
  teaser: both('Acht Menschen fallen. Keiner kommt an.', 'Eight people fall. Nobody lands.'),
  description: both(
    `Ein Fall dauert aus Kopfhöhe sechs Zehntelsekunden. Ruben Eschweiler-Thode hat daraus siebzig Minuten gemacht. Acht Tänzer*innen stürzen,
     stolpern, sinken, lassen los und werden gehalten, manchmal vom Boden, manchmal voneinander.

     Dazu spielen Jun Takabe-Stern und Dorothea Immervoll Bach, Sätze aus den Suiten und Partiten für ein einzelnes Instrument, live und mitten unter
     den Tanzenden. Der Boden von Joris van Lohwald ist um drei Grad geneigt. Man sieht es nicht. Man sieht nur, dass alles zu einer Seite will.`,
    `From the height of a head a fall lasts six tenths of a second. Ruben Eschweiler-Thode has made seventy minutes of it. Eight dancers crash,
     stumble, sink, let go and are held, sometimes by the floor, sometimes by each other.

     Jun Takabe-Stern and Dorothea Immervoll play Bach, movements from the suites and partitas for a single instrument, live and in the midst of the
     dancers. Joris van Lohwald’s floor is tilted by three degrees. You do not see it. You only see that everything wants to go to one side.`,
  ),
  notes: both('Kurze Phasen völliger Dunkelheit.', 'Short phases of complete darkness.'),
  questions: [
    {
      question: both('Gibt es eine Handlung?', 'Is there a story?'),
      answer: both('Nein, aber eine Richtung: nach unten.', 'No, but there is a direction: down.'),
    },
    {
      question: both('Ist das etwas für Menschen, die nie Tanz sehen?', 'Is it for people who never watch dance?'),
      answer: both(
        'Gerade. Alle im Saal sind schon einmal hingefallen.',
        'For them in particular. Everyone in the house has fallen before.',
      ),
    },
    {
      question: both('Tut das Fallen weh?', 'Does the falling hurt?'),
      answer: both(
        'Wer es gelernt hat, sagt: weniger als das Stehenbleiben.',
        'Those who have learned it say: less than standing still.',
      ),
    },
  ],
  modules: [
    quote(
      both(
        'Fallen ist die einzige Bewegung, bei der man nicht lügen kann.',
        'Falling is the only movement in which you cannot lie.',
      ),
      both('Ruben Eschweiler-Thode, Choreografie', 'Ruben Eschweiler-Thode, choreographer'),
    ),
  ],
};
