import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const zauberfloete: ProductionTexts = {
  hero: 'zauberfloete',
  slider: ['zauberfloete-hoch'],
  teaser: both('Sterne in Reihen, Menschen in Prüfungen.', 'Stars in rows, people in trials.'),
  description: both(
    `Ein Prinz läuft vor einer Schlange davon, ein Vogelfänger gibt mit etwas an, das er nicht getan hat, und eine Mutter schickt beide los,
     ihre Tochter zu retten. Am Ende ist unklar, wovor. Mozarts letzte Oper ist Zauberposse, Streitschrift und Trost in einem, und sie
     verträgt es, dass man über alles drei zugleich nachdenkt.

     Hedda Lykke-Sand und Sidonie Karloff stellen die Figuren unter einen Himmel, dessen Sterne so ordentlich stehen, dass man ihnen
     misstraut. Jede Prüfung schaltet einen ab. Wer am Schluss im Dunkeln steht, hat vielleicht verstanden.

     Die Dialoge sind auf das gekürzt, was Kinder ab acht gern zweimal hören.`,
    `A prince runs away from a snake, a bird-catcher boasts of something he has not done, and a mother sends both off to rescue her
     daughter. In the end it is not clear from what. Mozart’s last opera is a magic farce, a pamphlet and a comfort in one, and it can
     bear being thought about as all three at once.

     Hedda Lykke-Sand and Sidonie Karloff place the characters under a sky whose stars stand so neatly that one distrusts them. Every
     trial turns one off. Whoever stands in the dark at the end may have understood.

     The dialogues are cut to what children from eight on like to hear twice.`,
  ),
  synopsis: both(
    `**Erster Aufzug.** Drei Damen retten Tamino vor einer Schlange und zeigen ihm das Bild Paminas, der Tochter der Königin der Nacht. Er
     verliebt sich und soll sie aus der Gewalt Sarastros befreien, mit einer Flöte und in Begleitung des Vogelfängers Papageno, der ein
     Glockenspiel bekommt. Bei Sarastro erfährt Tamino, dass er vielleicht der falschen Seite glaubt.

     **Zweiter Aufzug.** Tamino und Papageno werden geprüft: Sie sollen schweigen. Tamino gelingt es, und Pamina hält sein Schweigen für das
     Ende der Liebe. Die Königin verlangt von ihrer Tochter einen Mord. Durch Feuer und Wasser gehen Tamino und Pamina gemeinsam.
     Papageno bekommt, was er wollte: eine Papagena.`,
    `**Act one.** Three ladies save Tamino from a snake and show him the picture of Pamina, daughter of the Queen of the Night. He falls in
     love and is to free her from the power of Sarastro, with a flute and in the company of the bird-catcher Papageno, who is given a set
     of bells. In Sarastro’s realm Tamino learns that he may believe the wrong side.

     **Act two.** Tamino and Papageno are tested: they must be silent. Tamino manages, and Pamina takes his silence for the end of love.
     The Queen demands a murder of her daughter. Tamino and Pamina walk through fire and water together. Papageno gets what he wanted: a
     Papagena.`,
  ),
  questions: [
    {
      question: both('Ab welchem Alter empfehlen Sie den Abend?', 'From what age do you recommend it?'),
      answer: both(
        'Ab acht. Um drei Uhr nachmittags sitzen die meisten Kinder im Saal, und niemand dreht sich um.',
        'From eight. At three in the afternoon most children are in the house, and nobody turns round.',
      ),
    },
    {
      question: both('Was wurde an den Dialogen geändert?', 'What was changed in the dialogues?'),
      answer: both(
        'Sätze, die Menschen wegen ihrer Hautfarbe oder ihres Geschlechts herabsetzen, sind gestrichen oder neu geschrieben. Monostatos ist bei uns ein Angestellter, der zu lange geblieben ist.',
        'Lines that belittle people for the colour of their skin or their sex are cut or rewritten. In our staging Monostatos is an employee who has stayed too long.',
      ),
    },
    {
      question: both('Wie hoch singt die Königin?', 'How high does the Queen sing?'),
      answer: both(
        'Bis zum dreigestrichenen f. An manchen Abenden hört man danach den Saal ausatmen.',
        'Up to the F above high C. On some evenings you can hear the audience breathe out afterwards.',
      ),
    },
  ],
};
