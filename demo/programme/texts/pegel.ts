import { both, faq, quote, text } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const pegel: ProductionTexts = {
  hero: 'pegel',
  slider: ['rhein', 'studie-welle'],
  logos: [
    {
      picture: 'logo-rheinkultur',
      text: both('Auftragswerk mit Unterstützung des', 'Commissioned with support from the'),
    },
    { picture: 'logo-brueckenbund', text: both('und der', 'and of the') },
  ],
  teaser: both(
    'Der Rhein steigt, und eine Frau liest ab, wie hoch. Niemand will es wissen, bis alle es wissen müssen.',
    'The Rhine is rising, and a woman reads how high. Nobody wants to know until everybody has to.',
  ),
  description: both(
    `Hanne liest seit dreiundzwanzig Jahren den Pegel ab, jeden Morgen um fünf. Sie schreibt die Zahl an eine Tafel, die Schiffer grüßen,
     die Stadt schläft. In dieser Woche stimmt etwas nicht: Das Wasser steigt, obwohl es nirgends regnet. Hanne sagt es der
     Bürgermeisterin, dem Reporter, dem Fährmann, der sie einmal geliebt hat. Jeder von ihnen hat einen guten Grund, bis morgen zu
     warten.

     Ilka Weidenbrücks zweite Oper beginnt mit einem einzigen Ton, der in hundertzehn Minuten um eine Oktave steigt, so langsam, dass man
     ihn für Stille hält. Jonathan Mehrwald hat dazu einen Text geschrieben, in dem kein Wort zu viel ist und eine Zahl zu wenig.

     Milena Drosthagen setzt das Publikum ans Ufer. Ezra Montalban-Fink baut eine Bühne, die sich hebt. Das Haus steht, wo es steht:
     Aus den Fenstern des Foyers sieht man den Fluss, um den es geht.`,
    `For twenty-three years Hanne has read the gauge, every morning at five. She writes the figure on a board, the bargemen wave, the
     city sleeps. This week something is wrong: the water rises although it rains nowhere. Hanne tells the mayor, the reporter, the
     ferryman who once loved her. Each of them has a good reason to wait until tomorrow.

     Ilka Weidenbrück’s second opera begins with a single note that rises by an octave in a hundred and ten minutes, so slowly that you
     take it for silence. Jonathan Mehrwald has written words for it, none too many, and one figure too few.

     Milena Drosthagen seats the audience on the bank. Ezra Montalban-Fink builds a stage that lifts. The house stands where it stands:
     from the windows of the foyer you can see the river that this is about.`,
  ),
  synopsis: both(
    `**Montag.** Hanne liest neun Meter zwanzig. Der Meteorologe erklärt, warum das nicht sein kann. Der Fährmann setzt trotzdem über.

     **Dienstag.** Die Zwillinge spielen am Ufer und hören eine Stimme im Wasser, die ihre Namen kennt. Die Bürgermeisterin eröffnet eine
     Promenade.

     **Mittwoch.** Elf Meter dreißig. Der Reporter schreibt über Hanne: ein Porträt, keine Warnung. Sie wird berühmt, und niemand liest die
     Zahl.

     **Donnerstag.** Der Lotse verweigert die Fahrt. Die Zwillinge sind fort. Hanne geht ins Wasser, um zu messen, was man nicht ablesen
     kann.

     **Freitag.** Ein Kind steht am Pegel und schreibt eine Zahl an die Tafel.`,
    `**Monday.** Hanne reads nine metres twenty. The meteorologist explains why that cannot be. The ferryman crosses all the same.

     **Tuesday.** The twins play on the bank and hear a voice in the water that knows their names. The mayor opens a promenade.

     **Wednesday.** Eleven metres thirty. The reporter writes about Hanne: a portrait, not a warning. She becomes famous, and nobody reads
     the figure.

     **Thursday.** The pilot refuses to sail. The twins are gone. Hanne walks into the water to measure what cannot be read.

     **Friday.** A child stands at the gauge and writes a figure on the board.`,
  ),
  notes: both(
    'Tiefe, lang anhaltende Töne, die man körperlich spürt. Ein Kind gilt zeitweise als ertrunken.',
    'Deep, long notes that can be felt in the body. For a time a child is believed to have drowned.',
  ),
  questions: [
    {
      question: both('Was heißt Uraufführung?', 'What is a world premiere?'),
      answer: both(
        'Das Stück ist für dieses Haus geschrieben und wird zum ersten Mal gespielt. Niemand kann Ihnen vorher sagen, wie es ist.',
        'The piece was written for this house and is played for the first time. Nobody can tell you beforehand what it is like.',
      ),
    },
    {
      question: both('Muss ich etwas von neuer Musik verstehen?', 'Do I need to know about new music?'),
      answer: both(
        'Nein. Sie müssen nur zuhören wollen, wie etwas steigt.',
        'No. You only need to want to hear something rise.',
      ),
    },
    {
      question: both('Gab es so ein Hochwasser wirklich?', 'Did such a flood really happen?'),
      answer: both(
        'Die Geschichte ist erfunden. Die Latte, an der Hanne abliest, hat der Bühnenbildner nach einer echten bauen lassen.',
        'The story is invented. The staff from which Hanne reads was built after a real one.',
      ),
    },
  ],
  modules: [
    quote(
      both(
        'Ein Fluss hat keine Melodie. Er hat eine Richtung. Das musste ich erst lernen.',
        'A river has no tune. It has a direction. I had to learn that first.',
      ),
      both('Ilka Weidenbrück, Komposition', 'Ilka Weidenbrück, composer'),
    ),
    text(
      'Zur Uraufführung erscheint ein Heft in Leichter Sprache. Sie bekommen es an der Opernkasse und vor jeder Vorstellung im Foyer.',
      'For the world premiere there is a booklet in easy German. You get it at the box office and before every performance in the foyer.',
    ),
    faq([
      {
        question: both('Darf ich eine Probe sehen?', 'May I watch a rehearsal?'),
        answer: both(
          'Drei Wochen vor der Uraufführung öffnen wir eine Abendprobe. Der Termin steht im [Programm](page:programm).',
          'Three weeks before the premiere we open an evening rehearsal. The date is in the [programme](page:programm).',
        ),
      },
    ]),
  ],
};
