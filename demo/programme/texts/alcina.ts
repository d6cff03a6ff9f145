import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const alcina: ProductionTexts = {
  hero: 'alcina',
  slider: ['alcina-hoch'],
  teaser: both('Eine Insel, gezeichnet von ihren eigenen Wellen.', 'An island drawn by its own waves.'),
  description: both(
    `Wer auf Alcinas Insel landet, wird geliebt, und wer nicht mehr geliebt wird, wird ein Stein, ein Baum, ein Tier. So geht das seit Jahren.
     Dann verliebt sich die Zauberin wirklich, und plötzlich gelingt ihr nichts mehr.

     Nour Benhaddou und Sidonie Karloff haben die Insel aus Linien gebaut, die sich bewegen, solange jemand singt, und stehen bleiben, wenn
     jemand lügt. Im Graben spielt das Consort im Speicher, mit Darmsaiten und zwei Theorben. Séverine Roussac leitet vom Cembalo aus,
     und sie lässt die da capo so verzieren, dass man beim zweiten Mal die andere Wahrheit hört.`,
    `Whoever lands on Alcina’s island is loved, and whoever is no longer loved becomes a stone, a tree, an animal. It has gone on like that for
     years. Then the sorceress falls in love in earnest, and suddenly nothing works any more.

     Nour Benhaddou and Sidonie Karloff have built the island of lines that move as long as somebody sings and stand still when somebody lies.
     The Consort im Speicher plays on gut strings with two theorbos. Séverine Roussac directs from the harpsichord and has the da capos
     ornamented in such a way that the second time you hear the other truth.`,
  ),
  synopsis: both(
    `Bradamante sucht, als Mann verkleidet, ihren Verlobten Ruggiero, den die Zauberin Alcina auf ihrer Insel festhält und der nichts mehr von
     früher weiß. Alcinas Schwester Morgana verliebt sich in den vermeintlichen Fremden.

     Ein Ring löst den Bann: Ruggiero erkennt, wo er ist und wen er verlassen hat. Alcina, die zum ersten Mal liebt, ruft ihre Geister, und sie
     kommen nicht.

     Ruggiero zerschlägt die Urne, in der ihre Macht wohnt. Die Verwandelten bekommen ihre Gestalt zurück, die Insel versinkt.`,
    `Disguised as a man, Bradamante looks for her betrothed Ruggiero, whom the sorceress Alcina keeps on her island and who remembers nothing.
     Alcina’s sister Morgana falls in love with the supposed stranger.

     A ring breaks the spell: Ruggiero sees where he is and whom he has left. Alcina, in love for the first time, calls her spirits, and they do
     not come.

     Ruggiero shatters the urn in which her power lives. Those who were transformed regain their shape, and the island sinks.`,
  ),
  questions: [
    {
      question: both('Singt ein Mann so hoch?', 'Does a man sing that high?'),
      answer: both(
        'Jonte Wildhagen ist Countertenor. An manchen Abenden singt Noor Vandersluis den Ruggiero; Händel hätte beides gern gehört.',
        'Jonte Wildhagen is a countertenor. On some evenings Noor Vandersluis sings Ruggiero; Handel would have enjoyed both.',
      ),
    },
    {
      question: both('Was ist eine Theorbe?', 'What is a theorbo?'),
      answer: both(
        'Eine Laute mit sehr langem Hals. Sie brauchte im Zug einen eigenen Sitzplatz.',
        'A lute with a very long neck. It needed a seat of its own on the train.',
      ),
    },
  ],
};
