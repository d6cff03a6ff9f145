import { both, columns, fullTeaser, headline, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the home page below the screen's own slides, events, productions and articles. */
export const home: PageSpec = {
  key: 'home',
  title: both('Oper Colonia', 'Oper Colonia'),
  headline: both('Salome', 'Salome'),
  slug: both('', ''),
  hero: 'salome',
  description: both(
    'Oper, Tanz und Konzert am Rhein: Programm, Produktionen, Abonnements und alles für Ihren Besuch.',
    'Opera, dance and concerts on the Rhine: programme, productions, subscriptions and everything for your visit.',
  ),
  content: [
    quote(
      both(
        'Man geht nicht in die Oper, weil man sie versteht. Man geht hin, weil man dort verstanden wird.',
        'You do not go to the opera because you understand it. You go because it understands you.',
      ),
      both('Leonore Amstutz-Vahl, Dramaturgie', 'Leonore Amstutz-Vahl, dramaturg'),
    ),
    fullTeaser('default', {
      picture: 'saal',
      target: 'page:abonnements',
      preline: both('Abonnements', 'Subscriptions'),
      headline: both('Ein Platz, der auf Sie wartet', 'A seat that waits for you'),
      text: both(
        'Im Abonnement sparen Sie bis zu 20 % gegenüber Einzelkarten, buchen vor allen anderen und bekommen Spielzeitheft und Monatsplan frei Haus.',
        'Subscribers save up to 20% on single tickets, book before everyone else and get the season booklet and monthly programme by post, free of charge.',
      ),
      linkText: both('Abonnements entdecken', 'Discover subscriptions'),
    }),
    fullTeaser('image-right', {
      picture: 'rhein',
      target: 'page:besuch',
      preline: both('Ihr Besuch', 'Your visit'),
      headline: both('Vom Bahnsteig zum Platz in neun Minuten', 'From platform to seat in nine minutes'),
      text: both(
        'Mit der Straßenbahn, zu Fuß über die Brücke oder stufenlos durch den Hof.',
        'By tram, on foot across the bridge, or step-free through the courtyard.',
      ),
      linkText: both('Besuch planen', 'Plan your visit'),
    }),
    columns(
      '50-50',
      [
        headline('Zum ersten Mal hier?', 'Your first time?', { level: '3' }),
        text(
          'Was man anzieht, wann man klatscht und wo die Mäntel bleiben: alles, was Sie wissen möchten und niemanden fragen wollten.',
          'What to wear, when to clap and where coats go: everything you would like to know and never wanted to ask.',
        ),
        link('page:erster-abend', both('Ihr erster Opernabend', 'Your first night at the opera')),
      ],
      [
        headline('Mit Kindern', 'With children', { level: '3' }),
        text(
          'Im Zollhafen sitzen die Kleinen vorn. Niemand muss still sein, wenn der Mond verschwindet; die meisten sind es trotzdem.',
          'At Zollhafen the small ones sit in front. Nobody has to be quiet when the moon disappears; most of them are anyway.',
        ),
        link('page:junge-oper', both('Zur Jungen Oper', 'To the young opera')),
      ],
    ),
  ],
};
