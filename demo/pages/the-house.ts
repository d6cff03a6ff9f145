import { both, columns, fullTeaser, headline, image, link, logos, quote, teaserList, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const theHouse: PageSpec = {
  key: 'haus',
  title: both('Das Haus', 'The house'),
  slug: both('das-haus', 'the-house'),
  menus: ['main'],
  hero: 'saal',
  description: both(
    'Ensemble, Orchester, Geschichte und Werkstätten der Oper Colonia.',
    'Company, orchestra, history and workshops of Oper Colonia.',
  ),
  content: [
    text(
      'Vierhundert Menschen arbeiten hier, damit abends achtzig auf der Bühne stehen. Tausenddreihundert sehen ihnen dabei zu. Am nächsten Morgen beginnt alles von vorn.',
      'Four hundred people work here so that eighty can stand on stage in the evening. Thirteen hundred watch them. The next morning it all starts again.',
    ),
    headline('Wer hier arbeitet', 'Who works here'),
    teaserList('standard', [
      {
        picture: 'ensemble',
        target: 'page:ensemble',
        headline: both('Ensemble', 'Company'),
        text: both('Vierundzwanzig Stimmen, die einander kennen.', 'Twenty-four voices that know each other.'),
      },
      {
        picture: 'graben',
        target: 'page:orchester',
        headline: both('Orchester', 'Orchestra'),
        text: both(
          'Das Rheinische Opernorchester, hundertzwei Pulte bei »Salome«.',
          'The Rheinisches Opernorchester, a hundred and two desks for Salome.',
        ),
      },
      {
        picture: 'pinsel',
        target: 'article:hinter-dem-vorhang',
        headline: both('Führungen', 'Guided tours'),
        text: both('Einmal im Monat öffnen die Werkstätten.', 'Once a month the workshops open.'),
      },
    ]),
    quote(
      both(
        'Ein Haus ist so groß wie das, was in seine Pausen passt.',
        'A house is as large as what fits into its intervals.',
      ),
      both('Leonore Amstutz-Vahl, Dramaturgie', 'Leonore Amstutz-Vahl, dramaturg'),
    ),
    headline('Drei Räume', 'Three rooms'),
    columns(
      '33-33-33',
      [
        headline('Großes Haus', 'Main stage', { level: '3' }),
        text(
          'Achtzehn Meter breit, zweiundzwanzig tief, fünf Ränge. Auf der Bühne hat schon ein Schiff gewendet, ein Wald gebrannt und ein Mond geschwiegen.',
          'Eighteen metres wide, twenty-two deep, five tiers. On its stage a ship has turned, a forest burned and a moon kept silent.',
        ),
      ],
      [
        headline('Zollhafen', 'Zollhafen', { level: '3' }),
        text(
          'Die Kinderoper spielt in einer alten Kaffeerösterei. An feuchten Tagen riecht man das noch.',
          'The children’s opera plays in an old coffee roastery. On damp days you can still smell it.',
        ),
      ],
      [
        headline('Foyer', 'Foyer', { level: '3' }),
        text(
          'Lieder, Gespräche, Kuchen. Hier beginnt, was oben weitergeht.',
          'Songs, talks, cake. Here begins what goes on upstairs.',
        ),
      ],
    ),
    fullTeaser('image-left', {
      picture: 'werkstatt',
      target: 'page:jobs',
      preline: both('Jobs', 'Jobs'),
      headline: both('Werden Sie eine der vierhundert', 'Become one of the four hundred'),
      text: both(
        'Gesucht werden Hände, Ohren und Menschen, die gern im Dunkeln warten.',
        'Wanted: hands, ears and people who like to wait in the dark.',
      ),
      linkText: both('Offene Stellen', 'Open positions'),
    }),
    headline('Mit Unterstützung von', 'Supported by', { level: '3' }),
    logos('standard', [
      { picture: 'logo-klangraum', name: both('Stiftung Klangraum', 'Klangraum Foundation') },
      { picture: 'logo-rheinkultur', name: both('Förderfonds Rheinkultur', 'Rheinkultur Fund') },
      { picture: 'logo-brueckenbund', name: both('Genossenschaft Brückenbund', 'Brückenbund Cooperative') },
    ]),
  ],
};

export const history: PageSpec = {
  key: 'geschichte',
  parent: 'haus',
  title: both('Geschichte', 'History'),
  slug: both('geschichte', 'history'),
  menus: ['main'],
  hero: 'rhein',
  description: both(
    'Die erfundene Geschichte eines Opernhauses, vom Kornspeicher bis heute.',
    'The invented history of an opera house, from granary to today.',
  ),
  content: [
    text(
      'Jedes Haus erzählt sich eine Herkunft. Unsere ist erfunden, aber sorgfältig.',
      'Every house tells itself where it comes from. Our story is invented, but with care.',
    ),
    headline('Ein Speicher am Fluss', 'A granary by the river', { preline: both('1893', '1893') }),
    text(
      'Wo heute die Hinterbühne liegt, lagert Getreide. Weil der Speicher so gut klingt, übt der Männerchor der Hafenarbeiter darin. Nach drei Wintern kommt das erste Publikum.',
      'Where the rear stage is today, grain is stored. Because the granary sounds so good, the dockworkers’ choir rehearses in it. After three winters the first audience comes.',
    ),
    headline('Fünf Ränge in zwei Jahren', 'Five tiers in two years', { preline: both('1911', '1911') }),
    text(
      'Die Baumeisterin Adele Windhorst zeichnet einen Saal, der sich zur Bühne öffnet wie zwei Hände. Eröffnet wird mit einem Abend, an dem der Vorhang klemmt und niemand geht.',
      'The architect Adele Windhorst draws an auditorium that opens to the stage like two hands. It is opened with an evening on which the curtain jams and nobody leaves.',
    ),
    image('saal', 'default', both('Der Saal, von der Bühne gesehen', 'The auditorium, seen from the stage')),
    headline('Ohne Dach', 'Without a roof', { preline: both('1946', '1946') }),
    text(
      'Gespielt wird im Foyer, bei Kerzen und mit Mänteln. Wer ein Brikett mitbringt, sitzt vorn. Ein Rest davon liegt bis heute in der Vitrine neben der Garderobe.',
      'They play in the foyer, by candlelight and in coats. Whoever brings a briquette sits in front. A piece of one lies in the showcase by the cloakroom to this day.',
    ),
    headline('Das Licht bleibt an', 'The light stays on', { preline: both('Heute', 'Today') }),
    text(
      'Wenn nachts alle gegangen sind, brennt auf der Bühne eine einzelne Lampe. Das war immer so, sagt der Pförtner. Er arbeitet seit März hier.',
      'When everyone has gone at night, a single lamp burns on stage. It has always been so, says the doorkeeper. He has worked here since March.',
    ),
    image('probe', 'full', both('Das Nachtlicht', 'The ghost light')),
    link('article:hinter-dem-vorhang', both('Das Haus besichtigen', 'See the house')),
  ],
};
