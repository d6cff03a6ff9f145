import { both, faq, fullTeaser, headline, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const subscriptions: PageSpec = {
  key: 'abonnements',
  title: both('Abonnements', 'Subscriptions'),
  headline: both('Ein Platz, der auf Sie wartet', 'A seat that waits for you'),
  slug: both('abonnements', 'subscriptions'),
  menus: ['main'],
  hero: 'saal',
  description: both(
    'Bis zu 20 % sparen, vor allen anderen buchen, immer derselbe Platz: die Abonnements der Oper Colonia.',
    'Save up to 20%, book before everyone else, always the same seat: subscriptions at Oper Colonia.',
  ),
  content: [
    text(
      `Wer abonniert, entscheidet einmal und freut sich oft. Sie sparen bis zu 20 % gegenüber Einzelkarten, haben ein Vorkaufsrecht
       für alles andere und bekommen Spielzeitheft und Monatsplan frei Haus.`,
      `Subscribers decide once and look forward often. You save up to 20% on single tickets, have a right to buy first for
       everything else, and get the season booklet and monthly programme by post, free of charge.`,
    ),
    quote(
      both(
        'Ich sitze seit einunddreißig Jahren auf demselben Platz. Neben mir hat eine Freundschaft angefangen und ein Husten aufgehört.',
        'I have had the same seat for thirty-one years. Next to me a friendship began and a cough ended.',
      ),
      both('Hedwig Laurenz, Samstag-Abo, Reihe 9', 'Hedwig Laurenz, Saturday subscription, row 9'),
    ),
    headline('Fragen zum Abonnement', 'Questions about subscriptions', { anchor: 'fragen' }),
    faq([
      {
        question: both('Kann ich einen Abend tauschen?', 'Can I swap an evening?'),
        answer: both(
          'Ja, bis drei Tage vorher: einen von drei, zwei von fünf, drei ab acht Abenden. Ein Anruf genügt.',
          'Yes, up to three days before: one of three, two of five, three from eight evenings on. A call is enough.',
        ),
      },
      {
        question: both('Verlängert sich das Abonnement?', 'Does the subscription renew itself?'),
        answer: both(
          'Um eine Spielzeit, wenn Sie nicht bis zum 31. Mai absagen. Wir erinnern Sie im April mit einer Postkarte daran.',
          'By one season unless you cancel by 31 May. In April we remind you with a postcard.',
        ),
      },
      {
        question: both('Darf jemand anderes meine Karte nutzen?', 'May somebody else use my ticket?'),
        answer: both(
          'Gern. Das Abonnement gehört Ihnen, der Abend darf wandern.',
          'Gladly. The subscription is yours, the evening may travel.',
        ),
      },
      {
        question: both('Gilt die Karte in Bus und Bahn?', 'Is the ticket valid on public transport?'),
        answer: both(
          'Ab vier Stunden vor Beginn und bis Betriebsschluss, im ganzen Stadtgebiet. Mehr unter [Anfahrt und Parken](page:anfahrt).',
          'From four hours before the start until the end of service, throughout the city. More under [Getting here](page:anfahrt).',
        ),
      },
    ]),
    fullTeaser('image-left', {
      picture: 'leuchter',
      target: 'tel:+492210000000',
      preline: both('Abonnementbüro', 'Subscription office'),
      headline: both('Lieber reden als lesen?', 'Rather talk than read?'),
      text: both(
        'Frau Okonjo und Herr Brandstetter kennen jeden Platz im Haus. Montag bis Freitag von 10 bis 16 Uhr unter 0221 000 00 00.',
        'Ms Okonjo and Mr Brandstetter know every seat in the house. Monday to Friday from 10 am to 4 pm at 0221 000 00 00.',
      ),
      linkText: both('Anrufen', 'Call us'),
    }),
    link(
      'mailto:abo@oper-colonia.example',
      both('Dem Abonnementbüro schreiben', 'Write to the subscription office'),
      'button',
    ),
  ],
};
