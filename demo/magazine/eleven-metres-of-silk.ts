import { both, columns, headline, imageList, link, quote, text } from '../build-blocks.ts';
import type { ArticleSpec } from './article-spec.ts';

export const silk: ArticleSpec = {
  key: 'elf-meter-seide',
  title: both('Elf Meter Seide für sieben Schleier', 'Eleven metres of silk for seven veils'),
  teaser: both(
    'In der Schneiderei wird Stoff gefärbt, bis er nach Abendhimmel aussieht. Ein Besuch bei Oda Perlbach.',
    'In the costume workshop cloth is dyed until it looks like an evening sky. A visit to Oda Perlbach.',
  ),
  author: 'Kilian Storchenau',
  daysAgo: 6,
  rubrics: ['hinter-der-buehne'],
  picture: 'faden',
  productions: ['salome'],
  onHome: true,
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
    text(
      `Gefärbt wird in einem Kessel, in dem früher Wäsche für achtzig Choristen kochte. Perlbach rührt selbst, mit einem Paddel aus Buche, gegen den Uhrzeigersinn, anders herum werde es fleckig. Ob das stimmt, hat nie jemand geprüft. Nach jedem Bad hängt die Bahn
       nass am Fenster, und alle kommen gucken: Joris van Lohwald mit einem Streifen Farbfolie vor dem Auge, Burkhard Niedermoser mit einer Taschenlampe, einmal auch der Pförtner. Der sagte: »Wie wenn man zu lange telefoniert hat.« Es war der Ton, nach dem sie gesucht hatten.

       Das Schwierigste ist das Fallen. Seide will schweben, das ist ihre Natur, aber der vierte Schleier soll stürzen wie eine Entscheidung. In den Saum sind deshalb Bleikugeln genäht, vierhundert Stück, von Hand, jede in ihrem eigenen Täschchen. Der sechste hat keine. Er löst sich an einer einzigen
       Stelle und braucht neun Sekunden, und an jedem Abend landet er anders. Sunniva Halmdahl hat gelernt, nicht nach oben zu sehen.`,
      `The dyeing is done in a copper in which the laundry of eighty choristers used to boil. Perlbach stirs it herself, with a beechwood paddle, anticlockwise; the other way round, she says, it gets blotchy. Nobody has ever checked. After each bath the cloth hangs
       wet by the window, and everyone comes to look: Joris van Lohwald with a strip of coloured gel before his eye, Burkhard Niedermoser with a torch, once even the doorkeeper. He said: “As when you have been on the phone too long.” It was the shade they had been looking for.

       The hardest thing is the falling. Silk wants to float, that is its nature, but the fourth veil is to drop like a decision. So lead shot is sewn into the hem, four hundred pieces, by hand, each in a little pocket of its own. The sixth has none. It comes loose at a single point and takes nine seconds, and it lands differently
       every night. Sunniva Halmdahl has learned not to look up.`,
    ),
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
    text(
      'Nach der letzten Vorstellung werden die sieben Bahnen gewaschen, zum ersten Mal mit der Maschine, und zerschnitten. Aus ihnen wird Futter für Mäntel. Wer im nächsten Winter neben jemandem aus der Schneiderei an der Haltestelle steht, kann für einen Augenblick ein Stück Abendhimmel sehen, wenn der Wind richtig steht.',
      'After the last performance the seven lengths will be washed, for the first time by machine, and cut up. They will be lining for coats. If next winter you stand at the tram stop beside somebody from the workshop, you may for a moment see a piece of evening sky, if the wind is right.',
    ),
    link('article:hinter-dem-vorhang', both('Die Schneiderei besuchen', 'Visit the workshop'), 'button'),
  ],
};
