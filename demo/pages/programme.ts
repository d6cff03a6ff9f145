import { both, columns, faq, fullTeaser, headline, link, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the page 'programme' above the list of the screen. */
export const programme: PageSpec = {
  key: 'programm',
  title: both('Programm', 'Programme'),
  slug: both('programm', 'programme'),
  menus: ['main'],
  description: both(
    'Was in den nächsten Wochen in der Oper Colonia zu sehen und zu hören ist.',
    'What there is to see and hear at Oper Colonia in the coming weeks.',
  ),
  content: [
    text(
      `Karten gibt es drei Monate im Voraus, für Abonnent*innen eine Woche früher. Steht *Restkarten* dabei, lohnt sich der Anruf:
       Unter [0221 000 00 00](tel:+492210000000) weiß man zuerst, was zurückkommt.`,
      `Tickets go on sale three months ahead, one week earlier for subscribers. Where it says *few left*, a call is worth it:
       at [0221 000 00 00](tel:+492210000000) they are the first to know what comes back.`,
    ),
    fullTeaser('image-left', {
      picture: 'zauberfloete',
      target: 'page:erster-abend',
      preline: both('Zum ersten Mal', 'For the first time'),
      headline: both('Noch nie in der Oper gewesen?', 'Never been to the opera?'),
      text: both(
        'Dann haben Sie den schönsten Abend noch vor sich. Was Sie wissen möchten und niemanden fragen wollten.',
        'Then your best evening is still ahead. What you would like to know and never wanted to ask.',
      ),
      linkText: both('Ihr erster Opernabend', 'Your first night at the opera'),
    }),
    columns(
      '50-50',
      [
        headline('Karten', 'Tickets', { level: '3' }),
        text(
          'Preise, Vorverkauf und was an der Abendkasse geht.',
          'Prices, advance sale and what the evening box office can do.',
        ),
        link('page:karten', both('Karten und Preise', 'Tickets and prices'), 'button'),
      ],
      [
        headline('Weniger zahlen', 'Pay less', { level: '3' }),
        text(
          'Wer jung ist, lernt oder mit Einschränkung lebt, zahlt die Hälfte.',
          'If you are young, studying or living with a disability, you pay half.',
        ),
        link('page:ermaessigungen', both('Ermäßigungen', 'Reduced prices')),
      ],
    ),
    faq([
      {
        question: both(
          'Was passiert, wenn eine Vorstellung ausfällt?',
          'What happens when a performance is cancelled?',
        ),
        answer: both(
          'Wir schreiben allen, deren Adresse wir kennen, noch am selben Tag. Ihre Karte gilt weiter: zum Umtausch, als Gutschein oder als Spende an das Ensemble.',
          'We write to everyone whose address we know on the same day. Your ticket stays valid: for exchange, as a voucher or as a gift to the company.',
        ),
      },
      {
        question: both('Gibt es eine Warteliste?', 'Is there a waiting list?'),
        answer: both(
          'Ja. Wo *ausverkauft* steht, nimmt die Opernkasse Ihren Wunsch auf. Erfahrungsgemäß kommt für jeden dritten Abend etwas zurück.',
          'Yes. Where it says *sold out*, the box office notes your wish. As a rule something comes back for every third evening.',
        ),
      },
    ]),
  ],
};
