import { picture } from './picture-spec.ts';

/** Pictures of productions other than those with scenes or performances now. */
export const productionPictures = {
  ariadne: picture(
    'ariadne.jpg',
    [64, 50],
    [
      'Eine runde Insel als Labyrinth, ein roter Faden führt hinaus aufs Meer',
      'A round island as a labyrinth, a red thread leads out to sea',
    ],
    ['Der Faden liegt bereit', 'The thread is ready'],
  ),
  boheme: picture(
    'boheme.jpg',
    [63, 45],
    ['Verschneite Dächer bei Nacht, in einer Mansarde brennt Licht', 'Snowy roofs at night, a light in one attic'],
    ['Die Kerze ist gerade ausgegangen', 'The candle has just gone out'],
  ),
  butterfly: picture(
    'butterfly.jpg',
    [62, 52],
    [
      'Ein Schmetterling aus vier roten Fächern, von einer Nadel gehalten',
      'A butterfly made of four red fans, held by a pin',
    ],
    ['Vier Fächer und eine Nadel', 'Four fans and a pin'],
  ),
  csardas: picture(
    'csardas.jpg',
    [66, 48],
    [
      'Das f-Loch einer Geige aus nächster Nähe, von innen leuchtend',
      'The f-hole of a violin at close range, glowing from inside',
    ],
    ['Wo der Seufzer herkommt', 'Where the sigh comes from'],
  ),
  fidelio: picture(
    'fidelio.jpg',
    [62, 60],
    [
      'Gitterstäbe, zwei davon auseinandergebogen, dahinter ein Mensch im Licht',
      'Prison bars, two of them bent apart, behind them a person in the light',
    ],
    ['Platz für eine', 'Room for one'],
  ),
  fuechslein: picture(
    'fuechslein.jpg',
    [60, 55],
    ['Der Kopf einer Füchsin vor einem hellen Herbstwald', 'The head of a vixen before a bright autumn forest'],
    ['Sie sieht uns zuerst', 'She sees us first'],
  ),
  giovanni: picture(
    'giovanni.jpg',
    [62, 48],
    [
      'Hunderte Strichlisten auf dunklem Grund, ein Strich ist rot',
      'Hundreds of tally marks on a dark ground, one stroke is red',
    ],
    ['Das Register, Seite eins', 'The catalogue, page one'],
  ),
  hoffmann: picture(
    'hoffmann.jpg',
    [61, 50],
    [
      'Ein Auge, gefasst wie eine Linse, darin drei farbige Punkte',
      'An eye set like a lens, three coloured dots in it',
    ],
    ['Ein Auge, drei Lieben', 'One eye, three loves'],
  ),
  nabucco: picture(
    'nabucco.jpg',
    [62, 40],
    [
      'Noten lösen sich aus den Linien und werden Vögel im Abendlicht',
      'Notes leave their lines and turn into birds in the evening light',
    ],
    ['Der Gedanke fliegt', 'The thought flies'],
  ),
  nachtlied: picture(
    'nachtlied.jpg',
    [68, 45],
    ['Fußspuren im Schnee führen zu einem kahlen Baum', 'Footprints in the snow lead to a bare tree'],
    ['Fremd bin ich eingezogen', 'A stranger I arrived'],
  ),
  pegel: picture(
    'pegel.jpg',
    [66, 42],
    ['Eine rot-weiße Pegellatte steht tief im Wasser', 'A red and white gauge stands deep in the water'],
    ['Elf Meter dreißig, Tendenz steigend', 'Eleven metres thirty, and rising'],
  ),
  poppea: picture(
    'poppea.jpg',
    [62, 46],
    ['Ein goldener Lorbeerkranz, ein Blatt ist abgefallen', 'A golden laurel wreath, one leaf has fallen'],
    ['Ein Blatt fehlt', 'One leaf is missing'],
  ),
  requiem: picture(
    'requiem.jpg',
    [60, 60],
    ['Sechs Reihen kleiner Flammen im Halbrund', 'Six rows of small flames in a half circle'],
    ['So viele Lichter wie Stimmen', 'As many lights as voices'],
  ),
  rheingold: picture(
    'rheingold.jpg',
    [62, 70],
    ['Unter Wasser: Am Grund leuchtet eine goldene Kugel', 'Under water: a golden sphere glows on the river bed'],
    ['Am Grund', 'On the river bed'],
  ),
  rigoletto: picture(
    'rigoletto.jpg',
    [60, 50],
    [
      'Eine Narrenkappe im Scheinwerfer, eine der drei Schellen ist dunkel',
      'A jester’s cap in a spotlight, one of its three bells is dark',
    ],
    ['Die dritte Schelle schweigt', 'The third bell is silent'],
  ),
  salz: picture(
    'salz.jpg',
    [62, 55],
    [
      'Fünf Menschen mit langen Schatten auf einer weißen Salzebene',
      'Five people with long shadows on a white plain of salt',
    ],
    ['Gastspiel aus Marseille', 'Guests from Marseille'],
  ),
  stunde: picture(
    'stunde.jpg',
    [64, 50],
    [
      'Ein Zifferblatt in der Nacht, ein Stück zwischen zwei und drei ist herausgeschnitten',
      'A dial at night, a piece between two and three has been cut out',
    ],
    ['Zwischen zwei und drei', 'Between two and three'],
  ),
  witwe: picture(
    'witwe.jpg',
    [62, 40],
    [
      'Ein schwarzer Hut mit Schleier vor rosa Licht, daran eine rote Kugel',
      'A black hat with a veil before pink light, on it a red ball',
    ],
    ['Trauer mit Pailletten', 'Grief with sequins'],
  ),
};
