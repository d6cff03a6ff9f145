import { both, columns, faq, headline, image, link, quote, text } from '../build-blocks.ts';
import type { PatternSpec } from '../page-spec.ts';

/** Modules of the demo that are inserted again and again. */
export const patterns: PatternSpec[] = [
  {
    key: 'muster-zitat',
    title: both('Bild mit Stimme', 'Picture with a voice'),
    description: both(
      'Ein Bild und daneben, was jemand darüber sagt.',
      'A picture, and beside it what somebody says about it.',
    ),
    isTemplate: false,
    content: [
      columns(
        '50-50',
        [image('saal', 'default')],
        [
          quote(
            both('Hier steht, was jemand gesagt hat.', 'What somebody has said goes here.'),
            both('Vorname Nachname, Aufgabe', 'First name last name, task'),
          ),
        ],
      ),
    ],
  },
  {
    key: 'muster-service',
    title: both('Serviceseite', 'Service page'),
    description: both(
      'Worum es geht, die häufigsten Fragen und der Weg zu einem Menschen.',
      'What it is about, the most frequent questions, and the way to a person.',
    ),
    isTemplate: true,
    content: [
      text(
        'Ein Absatz, der sagt, für wen diese Seite ist und was hier zu finden ist.',
        'A paragraph that says for whom this page is and what is found here.',
      ),
      headline('Das Wichtigste', 'The essentials'),
      text('Zwei oder drei Sätze, mehr nicht.', 'Two or three sentences, no more.'),
      headline('Fragen', 'Questions'),
      faq([
        {
          question: both('Was wird am häufigsten gefragt?', 'What do people ask most often?'),
          answer: both('Die Antwort, in einem Satz.', 'The answer, in one sentence.'),
        },
      ]),
      link('page:kontakt', both('Fragen Sie uns', 'Ask us'), 'button'),
    ],
  },
];
