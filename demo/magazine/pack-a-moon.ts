import { both, faq, headline, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const packAMoon: ArticleSpec = {
  key: 'mond-einpacken',
  title: both('Wie packt man einen Mond ein?', 'How do you pack a moon?'),
  teaser: both(
    'Vorsichtig, sagt Ottilie Brahmsfeld. Und mit viel Seidenpapier. Ein Gespräch über Opern für Menschen unter einem Meter dreißig.',
    'With care, says Ottilie Brahmsfeld. And with plenty of tissue paper. A conversation about operas for people under one metre thirty.',
  ),
  author: 'Selin Aydemirci',
  daysAgo: 26,
  rubrics: ['interview', 'vermittlung'],
  picture: 'studie-kreis',
  productions: ['mondkoffer'],
  onHome: true,
  content: [
    text(
      `Ottilie Brahmsfeld komponiert an einem Küchentisch in Soest, an dem drei Enkel ihre Initialen hinterlassen haben. Zum Gespräch bringt sie einen Koffer mit. Er ist leer, sagt sie, und stellt ihn zwischen uns, als säße darin jemand, der mithört.`,
      `Ottilie Brahmsfeld composes at a kitchen table in Soest into which three grandchildren have carved their initials. She brings a suitcase to our conversation. It is empty, she says, and puts it down between us as if somebody were sitting in it, listening.`,
    ),
    headline('Frau Brahmsfeld, wie packt man einen Mond ein?', 'Ms Brahmsfeld, how do you pack a moon?'),
    text(
      `»Zuerst muss man sich trauen, ihn herunterzuholen. Das ist bei mir ein Glissando der Harfe, das nicht oben aufhört, wo alle es erwarten, sondern unten, bei den Füßen. Dann wird es still. Dann knistert Seidenpapier, echtes, vier Bogen, auf Schlag. Und dann schnappen zwei Schlösser zu, und ich
       schreibe eine Generalpause. Die Kinder halten die Luft an. Das ist der beste Takt, den ich je geschrieben habe, und es steht nichts drin.«`,
      `“First you have to dare to take it down. In my piece that is a glissando on the harp which does not stop at the top, where everyone expects it, but at the bottom, by the feet. Then it gets quiet. Then tissue paper rustles, real tissue paper, four sheets, on the beat. And then two locks snap
       shut, and I write a general pause. The children hold their breath. It is the best bar I have ever written, and there is nothing in it.”`,
    ),
    headline('Schreiben Sie für Kinder anders als für Erwachsene?', 'Do you write differently for children?'),
    text(
      `»Kürzer. Und ehrlicher. Erwachsene applaudieren aus Höflichkeit, Kinder fragen dann, ob es jetzt anfängt. Ich teste jede Melodie an der Bushaltestelle: Ich summe, und wenn nach der dritten Wiederholung jemand mitwippt, darf sie bleiben. In ›Der Mond im Koffer‹ gibt es siebzehn Melodien. Gewippt
       wurde bei neunzehn, zwei habe ich aus Eitelkeit gestrichen, die waren mir zu erfolgreich.

       Was ich nie tue: so schreiben, als wüssten Kinder nicht, was traurig ist. Lotte zieht um. Sie verliert ihr Zimmer, den Balkon, den Weg zur Schule. Natürlich packt sie den Mond ein. Ich hätte ihn auch mitgenommen.«`,
      `“More briefly. And more honestly. Adults applaud out of politeness; children then ask whether it is starting now. I test every tune at the bus stop: I hum, and if after the third time somebody starts to sway, it may stay. In The Moon in the Suitcase there are seventeen tunes. There was swaying at
       nineteen; I cut two out of vanity, they were too successful for me.

       What I never do: write as if children did not know what is sad. Lotte is moving house. She loses her room, the balcony, her way to school. Of course she packs the moon. I would have taken it along, too.”`,
    ),
    quote(
      both(
        'Ein Kind, das im richtigen Moment »nein!« ruft, ersetzt mir ein ganzes Blech.',
        'A child who shouts “no!” at the right moment is worth a whole brass section to me.',
      ),
      both('Ottilie Brahmsfeld, Komponistin', 'Ottilie Brahmsfeld, composer'),
    ),
    headline('Und wenn es im Saal ganz dunkel wird?', 'And when it gets completely dark in the house?'),
    text(
      `»Zehn Sekunden. Fritzi Laubental kündigt es an, und wer mag, nimmt eine Hand. Die Dunkelheit ist bei uns eine Figur, ein Bass, sehr freundlich, ein bisschen einsam. Er singt: *Ich bin nur da, wo keiner ist.* Danach hatten wir einmal ein Mädchen, das aufstand und sagte: Jetzt bin aber ich da. Emre
       Taskiran-Vogt hat geantwortet, in der richtigen Tonart. Das kann man nicht proben.«`,
      `“Ten seconds. Fritzi Laubental announces it, and whoever likes takes a hand. In our piece the Dark is a character, a bass, very friendly, a little lonely. He sings: *I am only where nobody is.* After that we once had a girl who stood up and said: But now I am here. Emre Taskiran-Vogt answered, in
       the right key. You cannot rehearse that.”`,
    ),
    faq([
      {
        question: both('Wann wird gespielt?', 'When is it on?'),
        answer: both(
          'An vielen Wochenenden um drei und vormittags für Schulen. Alle Termine stehen bei [Der Mond im Koffer](production:mondkoffer).',
          'On many weekends at three, and in the mornings for schools. All dates are listed under [The Moon in the Suitcase](production:mondkoffer).',
        ),
      },
      {
        question: both('Was war nun im Koffer?', 'So what was in the suitcase?'),
        answer: both(
          'Sie hat ihn am Schluss aufgemacht. Seidenpapier. Es war noch warm.',
          'She opened it at the end. Tissue paper. It was still warm.',
        ),
      },
    ]),
  ],
};
