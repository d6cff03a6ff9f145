import { both, quote, text } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const mondkoffer: ProductionTexts = {
  hero: 'mondkoffer',
  teaser: both(
    'Lotte zieht um und packt das Wichtigste zuerst ein. Dann wird es draußen sehr dunkel.',
    'Lotte is moving house and packs the most important thing first. Then it gets very dark outside.',
  ),
  description: both(
    `In der neuen Wohnung gibt es keinen Balkon, hat Mama gesagt. Also auch keinen Mond. Lotte packt ihn ein, zwischen Schlafanzug und Dinosaurier,
     klappt den Koffer zu und wundert sich, warum auf einmal die Katzen gegen die Laternen laufen.

     Ottilie Brahmsfeld hat eine Oper in sieben Kisten geschrieben, für fünf Stimmen, Klavier, Harfe und alles, was beim Umzug Geräusche macht.
     Fritzi Laubental lässt die Kinder vorn sitzen; zwei Möbelpacker fragen sie um Rat. Jede Vorstellung geht ein bisschen anders aus, aber der Mond
     kommt immer heim.`,
    `The new flat has no balcony, said Mum. So there will be no moon either. Lotte packs it, between pyjamas and dinosaur, shuts the suitcase and
     wonders why all of a sudden the cats walk into lamp posts.

     Ottilie Brahmsfeld has written an opera in seven boxes for five voices, piano, harp and everything that makes a noise when you move house.
     Fritzi Laubental seats the children in front; two removal men ask them for advice. Every performance ends a little differently, but the moon
     always comes home.`,
  ),
  notes: both(
    'Es wird zweimal ganz dunkel, jeweils für zehn Sekunden. Wir kündigen es an.',
    'It gets completely dark twice, for ten seconds each. We announce it.',
  ),
  questions: [
    {
      question: both('Dürfen die Kinder mitreden?', 'May the children talk?'),
      answer: both('Ja. An drei Stellen müssen sie sogar.', 'Yes. At three points they even have to.'),
    },
    {
      question: both('Wo stellen wir den Kinderwagen ab?', 'Where do we leave the pram?'),
      answer: both(
        'Im Foyer des Zollhafens, gleich neben dem Wickeltisch.',
        'In the Zollhafen foyer, right next to the changing table.',
      ),
    },
    {
      question: both('Wie melde ich eine Klasse an?', 'How do I sign up a class?'),
      answer: both(
        'Unter [0221 000 00 40](tel:+492210000040) oder über die [Junge Oper](page:junge-oper), am besten sechs Wochen vorher.',
        'At [0221 000 00 40](tel:+492210000040) or through the [young opera](page:junge-oper), preferably six weeks ahead.',
      ),
    },
  ],
  modules: [
    quote(
      both('Und wer macht jetzt nachts das Licht an?', 'And who turns on the light at night now?'),
      both('Ein Zuschauer, sechs Jahre', 'A spectator, aged six'),
    ),
    text(
      'Zu diesem Stück gibt es einen [Workshop mit Geräuschen](page:junge-oper) für Kinder von sieben bis elf.',
      'With this piece comes a [workshop of noises](page:junge-oper) for children from seven to eleven.',
    ),
  ],
};
