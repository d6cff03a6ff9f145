import { both, eventList, fullTeaser, headline, imageList, link, quote, teaserList, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

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
    headline('Ein Mond, sieben Schleier, ein Wunsch', 'One moon, seven veils, one wish', {
      preline: both('Neu im Großen Haus', 'New on the main stage'),
      subline: both(
        'Richard Strauss, Musikdrama in einem Aufzug nach Oscar Wilde',
        'Richard Strauss, music drama in one act after Oscar Wilde',
      ),
    }),
    text(
      `Eine Nacht, eine Terrasse, ein Fest, von dem niemand nach Hause findet. Milena Drosthagen erzählt *Salome* als Studie
       über das Hinsehen: Sieben durchscheinende Wände trennen die Figuren, und mit jeder, die fällt, wird der Raum nicht größer,
       sondern leerer.`,
      `One night, one terrace, a party from which nobody finds the way home. Milena Drosthagen tells *Salome* as a study in
       looking: seven translucent walls part the characters, and with each one that falls the room grows not larger but emptier.`,
      { close: true },
    ),
    eventList(both('Die nächsten Abende', 'The next evenings'), ['evening:0', 'evening:1', 'evening:2', 'evening:3']),
    link('page:programm', both('Zum ganzen Programm', 'See the whole programme')),
    headline('Im Spielplan', 'This season', {
      subline: both('Vierzehn Stücke, ein Ensemble', 'Fourteen pieces, one company'),
    }),
    imageList('standard', [
      {
        picture: 'zauberfloete',
        target: 'page:produktionen',
        title: both('Die Zauberflöte', 'Die Zauberflöte'),
        description: both('Wolfgang Amadeus Mozart', 'Wolfgang Amadeus Mozart'),
      },
      {
        picture: 'jenufa-hoch',
        target: 'page:produktionen',
        title: both('Jenůfa', 'Jenůfa'),
        description: both('Leoš Janáček', 'Leoš Janáček'),
      },
      {
        picture: 'lohengrin-hoch',
        target: 'page:produktionen',
        title: both('Lohengrin', 'Lohengrin'),
        description: both('Richard Wagner', 'Richard Wagner'),
      },
      {
        picture: 'carmen',
        target: 'page:produktionen',
        title: both('Carmen', 'Carmen'),
        description: both('Georges Bizet', 'Georges Bizet'),
      },
    ]),
    link('page:produktionen', both('Alle Produktionen', 'All productions')),
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
    headline('Aus dem Magazin', 'From the magazine'),
    teaserList('standard', [
      {
        picture: 'graben',
        target: 'page:sechzig-lampen',
        preline: both('Hinter der Bühne', 'Backstage'),
        headline: both('Sechzig Lampen und eine Pause', 'Sixty lamps and an interval'),
        text: both(
          'Bevor der erste Ton klingt, hat der Orchesterwart schon drei Stunden gearbeitet.',
          'Before the first note sounds, the orchestra attendant has already worked for three hours.',
        ),
      },
      {
        picture: 'faden',
        target: 'page:elf-meter-seide',
        preline: both('Werkstatt', 'Workshop'),
        headline: both('Elf Meter Seide für sieben Schleier', 'Eleven metres of silk for seven veils'),
        text: both(
          'In der Schneiderei wird Stoff gefärbt, bis er nach Abendhimmel aussieht.',
          'In the costume workshop cloth is dyed until it looks like an evening sky.',
        ),
      },
      {
        picture: 'mondkoffer',
        target: 'page:junge-oper',
        preline: both('Junge Oper', 'Young opera'),
        headline: both('Wie packt man einen Mond ein?', 'How do you pack a moon?'),
        text: both(
          'Vorsichtig, sagt Ottilie Brahmsfeld. Und mit viel Seidenpapier.',
          'With care, says Ottilie Brahmsfeld. And with plenty of tissue paper.',
        ),
      },
    ]),
    quote(
      both(
        'Man geht nicht in die Oper, weil man sie versteht. Man geht hin, weil man dort verstanden wird.',
        'You do not go to the opera because you understand it. You go because it understands you.',
      ),
      both('Leonore Amstutz-Vahl, Dramaturgie', 'Leonore Amstutz-Vahl, dramaturg'),
    ),
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
  ],
};
