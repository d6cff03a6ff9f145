import { both, columns, faq, headline, image, text, sharedPart } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const gettingHere: PageSpec = {
  key: 'anfahrt',
  parent: 'besuch',
  title: both('Anfahrt und Parken', 'Getting here and parking'),
  slug: both('anfahrt', 'getting-here'),
  menus: ['main', 'footer'],
  hero: 'bahn',
  description: both(
    'Mit Bahn, Rad, zu Fuß oder Auto: So kommen Sie zur Oper Colonia.',
    'By train, bike, on foot or by car: how to reach Oper Colonia.',
  ),
  content: [
    text(
      'Ihre Karte ist auch Fahrkarte: ab vier Stunden vor Beginn und bis Betriebsschluss, in allen Bussen und Bahnen der Stadt.',
      'Your ticket is also a travel ticket: from four hours before the start until the end of service, on all buses and trams in the city.',
    ),
    headline('Drei Wege', 'Three ways'),
    columns(
      '33-33-33',
      [
        headline('Mit der Bahn', 'By tram', { level: '3' }),
        text(
          'Haltestelle *Opernhaus*, Linien 1 und 9. Vom Bahnsteig sind es vier Minuten, ganz ohne Stufen. Nach der Vorstellung warten die Bahnen.',
          'Stop *Opernhaus*, lines 1 and 9. Four minutes from the platform, without a single step. After the performance the trams wait.',
        ),
      ],
      [
        headline('Zu Fuß', 'On foot', { level: '3' }),
        text(
          'Vom Hauptbahnhof über die Brücke, elf Minuten. Abends ist das der schönste Weg der Stadt.',
          'From the central station across the bridge, eleven minutes. In the evening it is the finest walk in the city.',
        ),
      ],
      [
        headline('Mit dem Rad', 'By bike', { level: '3' }),
        text(
          'Zweihundert überdachte Plätze im Hof, dazu Strom für zwölf Räder und eine Luftpumpe am Bühneneingang.',
          'Two hundred covered places in the courtyard, power for twelve bikes and a pump by the stage door.',
        ),
      ],
    ),
    image('rhein', 'full', both('Der Heimweg über die Brücke', 'The way home across the bridge')),
    headline('Mit dem Auto', 'By car', { anchor: 'parken' }),
    text(
      `Das Parkhaus *Rheinboulevard* hat 340 Plätze und öffnet nach der Vorstellung alle Schranken gleichzeitig. Der Abendtarif ab
       18 Uhr beträgt 6 €.

       - Acht Plätze für Menschen mit Parkausweis, Ebene 0, neben dem Aufzug
       - Zehn Ladepunkte, Ebene 1
       - Einfahrtshöhe 2,10 m`,
      `The *Rheinboulevard* car park has 340 places and opens all barriers at once after the performance. The evening rate from 6 pm
       is €6.

       - Eight places for holders of a disabled parking permit, level 0, next to the lift
       - Ten charging points, level 1
       - Height limit 2.10 m`,
    ),
    faq([
      {
        question: both('Wie komme ich nach Mitternacht nach Hause?', 'How do I get home after midnight?'),
        answer: both(
          'Bis 1 Uhr fahren die Linien 1 und 9 alle fünfzehn Minuten. An der Garderobe bestellt man Ihnen gern ein Taxi.',
          'Lines 1 and 9 run every fifteen minutes until 1 am. The cloakroom will gladly call you a taxi.',
        ),
      },
      {
        question: both('Wo halten Reisebusse?', 'Where do coaches stop?'),
        answer: both(
          'Am Rheinboulevard, Bucht 3, zum Ein- und Aussteigen. Bitte melden Sie Gruppen bei der [Opernkasse](page:kontakt) an.',
          'On Rheinboulevard, bay 3, to get in and out. Please announce groups at the [box office](page:kontakt).',
        ),
      },
    ]),
    sharedPart('kasse'),
  ],
};
