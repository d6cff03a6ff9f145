import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const fledermaus: ProductionTexts = {
  hero: 'fledermaus',
  slider: ['studie-platte'],
  teaser: both(
    'Glücklich ist, wer vergisst. Alle anderen müssen brummen.',
    'Happy are those who forget. All others go to jail.',
  ),
  description: both(
    `Herr von Eisenstein soll acht Tage ins Gefängnis und geht vorher auf einen Ball. Seine Frau auch, ihre Zofe auch, der Gefängnisdirektor auch.
     Alle sind jemand anderes, alle erkennen einander nicht, und schuld war am Ende der Champagner, der ja nicht widersprechen kann.

     Ilse-Marie Kropotz nimmt die Operette beim Wort und die Uhr beim Zeiger: Ihr zweiter Akt spielt in Echtzeit von elf bis Mitternacht. Balduin
     Nachtweyh schreibt seinen Frosch jede Woche neu. Wer zweimal kommt, hört zwei verschiedene Gefängnisse und denselben Kater.`,
    `Mr von Eisenstein is to go to jail for eight days and goes to a ball first. So does his wife, so does her maid, so does the prison governor.
     Everyone is somebody else, nobody recognises anyone, and in the end it was the champagne, which cannot object.

     Ilse-Marie Kropotz takes the operetta at its word and the clock by its hand: her second act plays in real time from eleven to midnight.
     Balduin Nachtweyh rewrites his Frosch every week. If you come twice, you hear two different jails and the same hangover.`,
  ),
  questions: [
    {
      question: both('Versteht man alles ohne Deutsch?', 'Can I follow it without German?'),
      answer: both(
        'Die Dialoge haben englische Übertitel. Frosch nicht immer, er hält sich nicht an den Text.',
        'The dialogues have English surtitles. Frosch not always; he does not stick to the text.',
      ),
    },
    {
      question: both('Gibt es Champagner?', 'Is there champagne?'),
      answer: both(
        'Im Foyer ja, auf der Bühne Apfelschorle.',
        'In the foyer, yes; on stage it is apple juice with bubbles.',
      ),
    },
    {
      question: both('Spielen Sie an Silvester?', 'Do you play on New Year’s Eve?'),
      answer: both(
        'Meistens zweimal. Die Termine stehen im [Programm](page:programm).',
        'Usually twice. You find the dates in the [programme](page:programm).',
      ),
    },
  ],
};
