import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const haensel: ProductionTexts = {
  hero: 'haensel',
  slider: ['studie-toepfe'],
  teaser: both('Das einzige warme Fenster im Wald.', 'The only warm window in the forest.'),
  description: both(
    `Wer Hunger hat, tanzt. Hänsel und Gretel wissen das, ihre Eltern haben es vergessen. Ein Milchtopf zerbricht, die Kinder müssen in den
     Wald, und dort steht ein Haus, das man essen kann.

     Fritzi Laubental, die auch die Junge Oper leitet, erzählt das Märchen aus der Höhe von Kinderaugen: Die Küche ist riesig, der Wald
     freundlicher als gedacht, und die Hexe wohnt in einer Kaffeerösterei, die manchem bekannt vorkommt. Vierzehn Engel gibt es auch;
     sie kommen vom Kinderchor und haben sehr warme Jacken an.

     Humperdincks Orchester klingt nach Wagner und schmeckt nach Lebkuchen. Ayumi Kitagawara dirigiert.`,
    `If you are hungry, you dance. Hansel and Gretel know that; their parents have forgotten. A milk jug breaks, the children must go into
     the forest, and there stands a house that one can eat.

     Fritzi Laubental, who also heads the young opera, tells the fairy tale from the height of children’s eyes: the kitchen is huge, the
     forest friendlier than expected, and the witch lives in a coffee roastery that some will recognise. There are fourteen angels, too;
     they come from the children’s chorus and wear very warm jackets.

     Humperdinck’s orchestra sounds of Wagner and tastes of gingerbread. Ayumi Kitagawara conducts.`,
  ),
  notes: both(
    'Es gibt eine laute Explosion (der Ofen) und etwas Nebel.',
    'There is one loud bang (the oven) and some fog.',
  ),
  questions: [
    {
      question: both('Ist die Hexe sehr gruselig?', 'Is the witch very scary?'),
      answer: both(
        'Sie ist laut, eitel und backt schlecht. Wer sich fürchtet, darf kurz hinaus und wieder herein.',
        'She is loud, vain and bakes badly. If you are frightened you may go out for a while and come back.',
      ),
    },
    {
      question: both('Gibt es Sitzkissen?', 'Are there booster cushions?'),
      answer: both(
        'An jeder Tür, kostenfrei. In der Pause bitte liegen lassen.',
        'At every door, free of charge. Please leave them in place during the interval.',
      ),
    },
    {
      question: both('Wie lange dauert es?', 'How long does it last?'),
      answer: both(
        'Zwei Stunden zehn mit Pause. Danach schlafen die meisten im Auto.',
        'Two hours ten with an interval. Afterwards most of them sleep in the car.',
      ),
    },
  ],
};
