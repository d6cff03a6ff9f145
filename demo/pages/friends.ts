import { both, columns, fullTeaser, headline, link, logos, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const friends: PageSpec = {
  key: 'freunde',
  title: both('Freunde & Förderer', 'Friends & supporters'),
  slug: both('freunde', 'friends'),
  menus: ['menu'],
  description: both(
    'Die Opernfreunde Colonia und alle, die das Haus fördern.',
    'The Friends of Oper Colonia and all who support the house.',
  ),
  content: [
    text(
      'Zweitausend Menschen geben mehr, als ihre Karte kostet. Davon leben Dinge, die in keinem Haushalt stehen: ein Heckelphon, die Orchesterakademie, Freikarten für Schulen.',
      'Two thousand people give more than their ticket costs. It pays for things found in no budget: a heckelphone, the orchestra academy, free tickets for schools.',
    ),
    fullTeaser('image-right', {
      picture: 'ensemble',
      target: 'mailto:freunde@oper-colonia.example',
      preline: both('Opernfreunde Colonia e. V.', 'Friends of Oper Colonia'),
      headline: both('Freund*in werden', 'Become a friend'),
      text: both(
        'Ab 60 € im Jahr, unter 30 für 15 €. Dafür: Probenbesuche, Künstlergespräche und ein Platz am Stehtisch der Premierenfeier.',
        'From €60 a year, €15 under 30. In return: rehearsal visits, talks with artists and a place at the premiere party.',
      ),
      linkText: both('Mitglied werden', 'Join us'),
    }),
    columns(
      '50-50',
      [
        headline('Ein Stuhl mit Ihrem Namen', 'A chair with your name', { level: '3' }),
        text(
          'Für 800 € trägt ein Platz im Parkett zehn Jahre lang ein kleines Messingschild. Was daraufsteht, entscheiden Sie.',
          'For €800 a seat in the stalls carries a small brass plate for ten years. What it says is up to you.',
        ),
      ],
      [
        headline('Ein Abend, der bleibt', 'An evening that stays', { level: '3' }),
        text(
          'Wer das Haus im Testament bedenkt, schenkt Abende, die man selbst nicht mehr erlebt. Wir sprechen darüber leise und ohne Eile.',
          'Whoever remembers the house in a will gives evenings they will not see themselves. We talk about it quietly and without haste.',
        ),
      ],
    ),
    quote(
      both(
        'Ich wollte immer ein Schiff. Jetzt habe ich einen Stuhl, von dem aus man eines sieht.',
        'I always wanted a ship. Now I have a chair from which you can see one.',
      ),
      both('Bernward Thiele, Opernfreund', 'Bernward Thiele, friend of the opera'),
    ),
    headline('Sie fördern uns', 'Our supporters'),
    logos('large', [
      { picture: 'logo-opernfreunde', name: both('Opernfreunde Colonia e. V.', 'Friends of Oper Colonia') },
      { picture: 'logo-klangraum', name: both('Stiftung Klangraum', 'Klangraum Foundation') },
      { picture: 'logo-rheinkultur', name: both('Förderfonds Rheinkultur', 'Rheinkultur Fund') },
      { picture: 'logo-brueckenbund', name: both('Genossenschaft Brückenbund', 'Brückenbund Cooperative') },
    ]),
    text(
      'Auch die Förderer sind erfunden; ihre Zeichen hat ein Programm gezeichnet.',
      'The supporters are invented too; a program drew their marks.',
      { close: true },
    ),
    link('page:kontakt', both('Mit uns sprechen', 'Talk to us')),
  ],
};
