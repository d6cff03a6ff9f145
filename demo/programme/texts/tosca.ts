import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const tosca: ProductionTexts = {
  hero: 'tosca',
  slider: ['vorhang-hoch'],
  teaser: both('Ein Tag in Rom, vier Tote, kein Gebet erhört.', 'One day in Rome, four dead, no prayer answered.'),
  description: both(
    `Eine Sängerin, ein Maler, ein Polizeichef. Neunzehn Stunden, drei Orte, die man heute noch besuchen kann. Puccini rechnet so genau, dass
     selbst die Glocken von Rom in der richtigen Tonhöhe läuten, und er rechnet damit, dass Sie den Atem anhalten.

     Ilse-Marie Kropotz hat »Tosca« als Kammerspiel vor einem Vorhang inszeniert, der nie ganz aufgeht. Was die Macht tut, tut sie dahinter;
     man hört es. Der Spalt im Stoff ist die einzige Waffe auf der Bühne.

     Isaura Montefalcó kehrt als Tosca zurück, im Wechsel mit Thandeka Mbalwe, die in dieser Serie zum ersten Mal springt.`,
    `A singer, a painter, a chief of police. Nineteen hours, three places that you can still visit. Puccini calculates so exactly that even
     the bells of Rome ring at the right pitch, and he reckons with your holding your breath.

     Ilse-Marie Kropotz has staged Tosca as a chamber play before a curtain that never quite opens. What power does, it does behind it; you
     hear it. The gap in the cloth is the only weapon on stage.

     Isaura Montefalcó returns as Tosca, alternating with Thandeka Mbalwe, who leaps for the first time in this run.`,
  ),
  synopsis: both(
    `**Erster Akt.** In der Kirche Sant’Andrea della Valle versteckt der Maler Cavaradossi den geflohenen Angelotti. Der Polizeichef Scarpia
     weckt die Eifersucht der Sängerin Tosca, damit sie ihn zum Versteck führt.

     **Zweiter Akt.** Im Palazzo Farnese lässt Scarpia Cavaradossi foltern, bis Tosca das Versteck verrät. Für sein Leben soll sie sich ihm
     hingeben. Sie willigt ein, und als er den Geleitbrief geschrieben hat, ersticht sie ihn.

     **Dritter Akt.** Auf der Engelsburg soll die Hinrichtung nur gespielt werden. Die Gewehre sind geladen. Tosca springt.`,
    `**Act one.** In the church of Sant’Andrea della Valle the painter Cavaradossi hides the fugitive Angelotti. Scarpia, the chief of
     police, wakes the jealousy of the singer Tosca so that she may lead him to the hiding place.

     **Act two.** At Palazzo Farnese Scarpia has Cavaradossi tortured until Tosca betrays the hiding place. For his life she is to give
     herself to him. She agrees, and when he has written the safe conduct, she stabs him.

     **Act three.** At Castel Sant’Angelo the execution is to be a pretence. The rifles are loaded. Tosca leaps.`,
  ),
  notes: both(
    'Folter ist zu hören, nicht zu sehen. Sexuelle Nötigung, eine Hinrichtung, Schüsse.',
    'Torture can be heard, not seen. Sexual coercion, an execution, shots.',
  ),
  questions: [
    {
      question: both('Wie viele Pausen gibt es?', 'How many intervals are there?'),
      answer: both(
        'Zwei, nach jedem Akt eine. Man braucht sie.',
        'Two, one after each of the first acts. You will need them.',
      ),
    },
    {
      question: both('Wohin springt Tosca?', 'Where does Tosca leap to?'),
      answer: both(
        'Auf eine Matratze von zwei Metern Dicke, hinter dem Vorhang. Sie ist noch nie daneben gelandet.',
        'On to a mattress two metres thick, behind the curtain. She has never missed it.',
      ),
    },
    {
      question: both('Läuten die Glocken wirklich?', 'Do the bells really ring?'),
      answer: both(
        'Ja, sieben Stück, auf der Hinterbühne, von Hand.',
        'Yes, seven of them, on the rear stage, by hand.',
      ),
    },
  ],
};
