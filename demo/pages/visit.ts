import { both, columns, faq, fullTeaser, headline, link, teaserList, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const visit: PageSpec = {
  key: 'besuch',
  title: both('Besuch', 'Visit'),
  headline: both('Willkommen', 'Welcome'),
  slug: both('besuch', 'visit'),
  menus: ['main'],
  hero: 'leuchter',
  description: both(
    'Anfahrt, Barrierefreiheit, Karten, Ermäßigungen: alles für Ihren Abend in der Oper Colonia.',
    'Getting here, accessibility, tickets, reductions: everything for your evening at Oper Colonia.',
  ),
  content: [
    text(
      'Das Foyer öffnet eine Stunde vor jeder Vorstellung, die Bar zehn Minuten früher. Kommen Sie, wie Sie mögen. Um alles andere haben wir uns gekümmert.',
      'The foyer opens an hour before every performance, the bar ten minutes earlier. Come as you like. We have seen to everything else.',
    ),
    headline('Bevor Sie kommen', 'Before you come'),
    teaserList('standard', [
      {
        picture: 'bahn',
        target: 'page:anfahrt',
        headline: both('Anfahrt und Parken', 'Getting here and parking'),
        text: both('Neun Minuten vom Bahnsteig bis zum Platz.', 'Nine minutes from the platform to your seat.'),
      },
      {
        picture: 'saal',
        target: 'page:barrierefreiheit',
        headline: both('Barrierefreiheit', 'Accessibility'),
        text: both(
          'Rollstuhlplätze, Höranlage, Audiodeskription, Gebärdensprache.',
          'Wheelchair places, hearing loop, audio description, sign language.',
        ),
      },
      {
        picture: 'traviata',
        target: 'page:erster-abend',
        headline: both('Ihr erster Opernabend', 'Your first night'),
        text: both(
          'Was man anzieht, wann man klatscht, wo die Mäntel bleiben.',
          'What to wear, when to clap, where coats go.',
        ),
      },
    ]),
    columns(
      '50-50',
      [
        headline('Opernkasse', 'Box office', { level: '3', anchor: 'kasse' }),
        text(
          `Rheinboulevard 1, 50679 Köln

           Montag bis Samstag 10–18 Uhr, die Abendkasse öffnet eine Stunde vor Beginn.

           Telefon [0221 000 00 00](tel:+492210000000)`,
          `Rheinboulevard 1, 50679 Cologne

           Monday to Saturday 10 am–6 pm; the evening box office opens one hour before the start.

           Telephone [0221 000 00 00](tel:+492210000000)`,
        ),
        link('page:karten', both('Karten und Preise', 'Tickets and prices'), 'button'),
      ],
      [
        headline('Essen und trinken', 'Food and drink', { level: '3' }),
        text(
          'Im Foyer gibt es Suppe, Brot und Kölsch, in der Pause auf Vorbestellung am Stehtisch mit Ihrem Namen. Wer lieber sitzt: Im *Souffleurkasten* am Bühneneingang wird bis Mitternacht gekocht.',
          'The foyer serves soup, bread and Kölsch, in the interval at a table with your name if you order ahead. If you would rather sit: the *Souffleurkasten* by the stage door cooks until midnight.',
        ),
      ],
    ),
    headline('Gut zu wissen', 'Good to know'),
    faq([
      {
        question: both('Komme ich auch nach Beginn noch hinein?', 'Can I get in after the start?'),
        answer: both(
          'Meist nach dem ersten Bild, leise und an einen Platz am Rand. In der Pause wechseln Sie auf den eigenen.',
          'Usually after the first scene, quietly and to a seat at the side. In the interval you move to your own.',
        ),
      },
      {
        question: both('Wo lasse ich Mantel und Rucksack?', 'Where do I leave coat and backpack?'),
        answer: both(
          'An der Garderobe im Untergeschoss, kostenfrei. Große Taschen bleiben bitte dort.',
          'At the cloakroom downstairs, free of charge. Large bags should stay there, please.',
        ),
      },
      {
        question: both('Darf ich fotografieren?', 'May I take photographs?'),
        answer: both(
          'Vor und nach der Vorstellung gern, auch beim Applaus. Währenddessen leuchtet nur die Bühne.',
          'Before and after the performance gladly, at the curtain call too. In between only the stage is lit.',
        ),
      },
      {
        question: both('Gibt es Übertitel?', 'Are there surtitles?'),
        answer: both(
          'Bei jeder Oper auf Deutsch und Englisch, an Plätzen mit kleinem Bildschirm auch auf Türkisch.',
          'For every opera in German and English, at seats with a small screen also in Turkish.',
        ),
      },
    ]),
    fullTeaser('image-right', {
      picture: 'mondkoffer',
      target: 'page:junge-oper',
      preline: both('Mit Kindern', 'With children'),
      headline: both('Kleine Menschen, große Ohren', 'Small people, big ears'),
      text: both(
        'Sitzkissen, Wickeltisch, kurze Wege: Was Familien bei uns finden.',
        'Booster cushions, changing table, short ways: what families find here.',
      ),
      linkText: both('Zur Jungen Oper', 'To the young opera'),
    }),
  ],
};

export const tickets: PageSpec = {
  key: 'karten',
  parent: 'besuch',
  title: both('Karten und Preise', 'Tickets and prices'),
  slug: both('karten', 'tickets'),
  menus: ['main'],
  description: both(
    'Preise, Vorverkauf, Abendkasse und Gutscheine der Oper Colonia.',
    'Prices, advance sale, evening box office and vouchers at Oper Colonia.',
  ),
  content: [
    text(
      `**Die Oper Colonia ist erfunden. Im Kartenshop wird nichts bezahlt und nichts verschickt**, und niemand nimmt unter den genannten
       Nummern ab. Wie der Kartenverkauf eines solchen Hauses aussähe, steht trotzdem hier.

       [Read this page in English](/en/visit/tickets)`,
      `**Oper Colonia is invented. In the ticket shop nothing is paid and nothing is sent**, and nobody answers the numbers given. What
       ticket sales at such a house would look like is written down here all the same.`,
    ),
    link('/webshop/webticket/shop', both('Zum Kartenshop', 'To the ticket shop'), 'button'),
    headline('Preise', 'Prices'),
    columns(
      '33-33-33',
      [
        headline('Wiederaufnahmen', 'Revivals', { level: '3' }),
        text(
          '**Unter der Woche**\n\n72 · 60 · 48 · 36 · 24 · 15 · 8 €\n\n**Freitag bis Sonntag**\n\n96 · 80 · 64 · 48 · 30 · 18 · 12 €',
          '**On weekdays**\n\n€72 · 60 · 48 · 36 · 24 · 15 · 8\n\n**Friday to Sunday**\n\n€96 · 80 · 64 · 48 · 30 · 18 · 12',
        ),
      ],
      [
        headline('Neue Inszenierungen', 'New stagings', { level: '3' }),
        text(
          '**Unter der Woche**\n\n84 · 70 · 56 · 42 · 27 · 16 · 10 €\n\n**Freitag bis Sonntag**\n\n125 · 104 · 84 · 64 · 42 · 24 · 15 €',
          '**On weekdays**\n\n€84 · 70 · 56 · 42 · 27 · 16 · 10\n\n**Friday to Sunday**\n\n€125 · 104 · 84 · 64 · 42 · 24 · 15',
        ),
      ],
      [
        headline('Premieren', 'Premieres', { level: '3' }),
        text('155 · 128 · 104 · 80 · 54 · 30 · 18 €', '€155 · 128 · 104 · 80 · 54 · 30 · 18'),
      ],
    ),
    text(
      'Alle Preise sind Endpreise: Gebühren, Garderobe und die Fahrt mit Bus und Bahn sind enthalten. Kinderoper 12 €, ermäßigt 8 €.',
      'All prices are final: fees, cloakroom and the ride on public transport are included. Children’s opera €12, reduced €8.',
    ),
    headline('So kommen Sie an Karten', 'How to get tickets'),
    faq([
      {
        question: both('Telefonisch', 'By telephone'),
        answer: both(
          'Montag bis Samstag 10–18 Uhr unter [0221 000 00 00](tel:+492210000000).',
          'Monday to Saturday, 10 am–6 pm, at [0221 000 00 00](tel:+492210000000).',
        ),
      },
      {
        question: both('An der Opernkasse', 'At the box office'),
        answer: both(
          'Rheinboulevard 1, stufenlos, mit Höranlage am zweiten Schalter.',
          'Rheinboulevard 1, step-free, with a hearing loop at the second counter.',
        ),
      },
      {
        question: both('An der Abendkasse', 'On the evening'),
        answer: both(
          'Eine Stunde vor Beginn. Eine halbe Stunde vorher kostet für alle unter 30 jede freie Karte 9 €.',
          'One hour before the start. Half an hour before, every free seat is €9 for everyone under 30.',
        ),
      },
      {
        question: both('Als Gutschein', 'As a voucher'),
        answer: both(
          'Über jeden Betrag ab 10 €, drei Jahre gültig, auf Büttenpapier oder als E-Mail.',
          'For any sum from €10, valid for three years, on handmade paper or by e-mail.',
        ),
      },
    ]),
    link('page:ermaessigungen', both('Wer weniger zahlt', 'Who pays less')),
    fullTeaser('image-left', {
      picture: 'saal',
      target: 'page:abonnements',
      headline: both('Öfter kommen, weniger zahlen', 'Come more often, pay less'),
      text: both(
        'Im Abonnement sparen Sie bis zu 20 % gegenüber Einzelkarten.',
        'Subscribers save up to 20% on single tickets.',
      ),
      linkText: both('Abonnements', 'Subscriptions'),
    }),
  ],
};
