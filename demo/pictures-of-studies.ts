import { picture } from './picture-spec.ts';

/** Pictures for articles. */
export const studyPictures = {
  'studie-horn': picture(
    'studie-horn.jpg',
    [60, 50],
    ['Der Schalltrichter eines Horns von vorn', 'The bell of a horn from the front'],
    ['Nichts für die ersten zwei Reihen', 'Not for the first two rows'],
  ),
  'studie-platte': picture(
    'studie-platte.jpg',
    [58, 52],
    ['Eine Schallplatte auf rotem Grund', 'A record on a red ground'],
    ['Seite A', 'Side A'],
  ),
  'studie-skala': picture(
    'studie-skala.jpg',
    [60, 50],
    ['Die leuchtende Skala eines alten Radios', 'The glowing scale of an old radio'],
    ['Irgendwo spielt immer etwas', 'Somewhere something is always playing'],
  ),
  'studie-takt': picture(
    'studie-takt.jpg',
    [60, 45],
    ['Drei sehr große Noten, die letzte ist rot', 'Three very large notes, the last one red'],
    ['Ein Takt, aus der Nähe', 'One bar, at close range'],
  ),
  'studie-tasten': picture(
    'studie-tasten.jpg',
    [62, 40],
    ['Klaviertasten, die auf ein Licht zulaufen', 'Piano keys running towards a light'],
    ['Der Flügel im Foyer', 'The piano in the foyer'],
  ),
  'studie-welle': picture(
    'studie-welle.jpg',
    [36, 54],
    ['Eine Note, von der Wellen ausgehen', 'A note from which waves spread'],
    ['Wie weit ein Ton reicht', 'How far a note carries'],
  ),
  'studie-garderobe': picture(
    'studie-garderobe.jpg',
    [60, 45],
    ['Mäntel an Haken, einer davon rot', 'Coats on hooks, one of them red'],
    ['Garderobe, halb acht', 'Cloakroom, half past seven'],
  ),
  'studie-licht': picture(
    'studie-licht.jpg',
    [57, 52],
    ['Drei farbige Lichtkreise, in der Mitte weiß', 'Three coloured circles of light, white in the middle'],
    ['Rot, Blau, Bernstein', 'Red, blue, amber'],
  ),
  'studie-pult': picture(
    'studie-pult.jpg',
    [50, 60],
    ['Ein Pult voller leuchtender Knöpfe vor zwei Monitoren', 'A desk full of glowing buttons before two screens'],
    ['Das Inspizientenpult', 'The stage manager’s desk'],
  ),
  'studie-seile': picture(
    'studie-seile.jpg',
    [64, 50],
    ['Seile im Schnürboden, eines ist rot', 'Ropes in the fly tower, one of them red'],
    ['Schnürboden, achtundzwanzig Meter hoch', 'The fly tower, twenty-eight metres up'],
  ),
  'studie-sitze': picture(
    'studie-sitze.jpg',
    [62, 48],
    ['Rote Sitze von oben, auf einem liegt ein gelber Schal', 'Red seats from above, a yellow scarf on one of them'],
    ['Reihe fünf, am Morgen danach', 'Row five, the morning after'],
  ),
  'studie-souffleuse': picture(
    'studie-souffleuse.jpg',
    [60, 70],
    [
      'Eine Lampe im Souffleurkasten, darüber Zeilen aus Licht',
      'A lamp in the prompter’s box, lines of light above it',
    ],
    ['Der kleinste Arbeitsplatz des Hauses', 'The smallest workplace in the house'],
  ),
  'studie-tuer': picture(
    'studie-tuer.jpg',
    [60, 50],
    ['Eine Tür steht offen, jemand steht im Licht', 'A door stands open, somebody stands in the light'],
    ['Bühneneingang', 'Stage door'],
  ),
  'studie-briefe': picture(
    'studie-briefe.jpg',
    [55, 50],
    ['Alte Briefe, einer mit rotem Siegel', 'Old letters, one with a red seal'],
    ['Aus dem Archiv des Hauses', 'From the archive of the house'],
  ),
  'studie-haare': picture(
    'studie-haare.jpg',
    [55, 50],
    ['Kastanienbraunes Haar und eine Knüpfnadel', 'Chestnut hair and a knotting needle'],
    ['Vierzig Stunden', 'Forty hours'],
  ),
  'studie-karte': picture(
    'studie-karte.jpg',
    [60, 50],
    ['Ein Stadtplan mit Fluss und roter Bahnlinie', 'A city map with a river and a red tram line'],
    ['Der Weg ins Haus', 'The way to the house'],
  ),
  'studie-kreis': picture(
    'studie-kreis.jpg',
    [57, 52],
    [
      'Kinder sitzen im Kreis um einen Koffer, von oben gesehen',
      'Children sit in a circle around a suitcase, seen from above',
    ],
    ['Montag, zweite Stunde', 'Monday, second lesson'],
  ),
  'studie-schritte': picture(
    'studie-schritte.jpg',
    [55, 50],
    ['Fußabdrücke als Tanzschrift', 'Footprints as dance notation'],
    ['Notiert im Ballettsaal', 'Written down in the dance studio'],
  ),
  'studie-toepfe': picture(
    'studie-toepfe.jpg',
    [50, 50],
    ['Farbtöpfe von oben, von Nachtblau bis Orange', 'Paint pots from above, from night blue to orange'],
    ['Ein Himmel, noch in Töpfen', 'A sky, still in pots'],
  ),
};
