import { both, columns, headline, imageList, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const silk: PageSpec = {
  key: 'elf-meter-seide',
  parent: 'magazin',
  title: both('Elf Meter Seide für sieben Schleier', 'Eleven metres of silk for seven veils'),
  slug: both('elf-meter-seide', 'eleven-metres-of-silk'),
  hero: 'faden',
  description: both(
    'Ein Besuch in der Schneiderei: Wie man Stoff färbt, bis er nach Abendhimmel aussieht.',
    'A visit to the costume workshop: how to dye cloth until it looks like an evening sky.',
  ),
  content: [
    text(
      `Oda Perlbach hält die Bahn ins Fenster. »Zu wach«, sagt sie, und der Stoff geht zurück in den Bottich. Seit neun Uhr früh färbt
       die Schneiderei Seide: erst Rost, dann Pflaume, dann ein Rot, das im Kübel wie Kirschsaft aussieht und im Scheinwerfer wie
       das Innere eines Lids.

       Sieben Schleier braucht *Salome*, aber getanzt wird hier nicht mit Tüchern: Die Schleier sind Wände, vier Meter hoch, und sie
       fallen nacheinander. Jeder muss sich anders lösen. Einer reißt, einer sinkt, einer wartet, bis niemand mehr hinsieht.`,
      `Oda Perlbach holds the length of cloth against the window. “Too awake”, she says, and back it goes into the vat. Since nine in
       the morning the workshop has been dyeing silk: rust first, then plum, then a red that looks like cherry juice in the bucket
       and like the inside of an eyelid under the lamps.

       *Salome* needs seven veils, but nobody dances with scarves here: the veils are walls, four metres high, and they fall one
       after the other. Each must come loose in its own way. One tears, one sinks, one waits until nobody is looking.`,
    ),
    imageList('standard', [
      {
        picture: 'werkstatt',
        description: both(
          'Der Fundus, elf Kostüme vor dem ersten Abend',
          'The costume store, eleven costumes before the first night',
        ),
      },
      {
        picture: 'salome-hoch',
        description: both(
          'Das Ergebnis: sieben Töne Rot vor einem Mond',
          'The result: seven shades of red before a moon',
        ),
      },
    ]),
    quote(
      both(
        'Seide lügt nicht. Sie zeigt jedes Licht, das man ihr zumutet.',
        'Silk does not lie. It shows every light you put it through.',
      ),
      both('Oda Perlbach, Kostüme', 'Oda Perlbach, costumes'),
    ),
    headline('In Zahlen', 'In figures'),
    columns(
      '33-33-33',
      [
        headline('11 Meter', '11 metres', { level: '3' }),
        text('Seide für jeden Schleier, am Stück gewebt.', 'of silk for each veil, woven in one piece.'),
      ],
      [
        headline('34 Proben', '34 samples', { level: '3' }),
        text('Farbe, bis der Abendhimmel stimmte.', 'of dye until the evening sky was right.'),
      ],
      [
        headline('9 Sekunden', '9 seconds', { level: '3' }),
        text(
          'fällt der langsamste. Der schnellste braucht keine zwei.',
          'the slowest takes to fall. The fastest needs less than two.',
        ),
      ],
    ),
    link('page:hinter-dem-vorhang', both('Die Schneiderei besuchen', 'Visit the workshop'), 'button'),
  ],
};
