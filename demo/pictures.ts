import type { LocalizedText } from '#contract/base/localized.ts';
import { type PersonKey, people } from './people/people.ts';
import { portraits } from './people/portraits.ts';
import { picture, type PictureSpec } from './picture-spec.ts';
import { productionPictures } from './pictures-of-productions.ts';
import { studyPictures } from './pictures-of-studies.ts';

/** Credit of the drawn pictures. */
export const copyright: LocalizedText = {
  de: 'Bild: Atelier Colonia (errechnet)',
  en: 'Picture: Atelier Colonia (computed)',
};

/** Portraits, drawn as silhouettes because the persons are fictional; `portraitOf` names only those that are here. */
const portraitPictures = Object.fromEntries(
  portraits.map((key) => {
    const { name } = people[key];
    return [
      `portraet-${key}`,
      picture(
        `portraet-${key}.jpg`,
        [50, 42],
        [`${name} als Scherenschnitt im Bühnenlicht`, `${name} as a paper cut in stage light`],
        [name, name],
      ),
    ];
  }),
) as Record<`portraet-${PersonKey}`, PictureSpec>;

/** All pictures of the demo by the key that its pages use. */
export const pictures = {
  alcina: picture(
    'alcina.jpg',
    [63, 33],
    ['Eine Insel aus Wellenlinien vor einer tief stehenden Sonne', 'An island made of wave lines before a low sun'],
    ['Alcinas Insel, aus ihren eigenen Wellen gezeichnet', 'Alcina’s island, drawn from its own waves'],
  ),
  'alcina-hoch': picture(
    'alcina-hoch.jpg',
    [52, 33],
    ['Die Insel im Hochformat, darüber die Sonne', 'The island upright, the sun above it'],
    ['Alcinas Insel bei Ebbe', 'Alcina’s island at low tide'],
  ),
  bahn: picture(
    'bahn.jpg',
    [62, 58],
    [
      'Eine erleuchtete Straßenbahn in der Nacht, darin Menschen als Schattenrisse',
      'A lit tram at night, people in it as silhouettes',
    ],
    ['Nach der Vorstellung, Haltestelle Opernhaus', 'After the performance, Opernhaus stop'],
  ),
  carmen: picture(
    'carmen.jpg',
    [55, 56],
    [
      'Eine Stierkampfarena von oben, eine Frau wirft einen langen Schatten',
      'A bullring from above, a woman casts a long shadow',
    ],
    ['Die Arena, von ganz oben gesehen', 'The arena, seen from the very top'],
  ),
  'carmen-hoch': picture(
    'carmen-hoch.jpg',
    [45, 56],
    ['Eine Frau in Rot mitten in der Arena, von oben', 'A woman in red in the middle of the arena, from above'],
    ['Sonne und Schatten', 'Sun and shade'],
  ),
  ensemble: picture(
    'ensemble.jpg',
    [55, 70],
    ['Viele Menschen von hinten im Scheinwerferlicht', 'Many people from behind in the spotlights'],
    ['Alle, die hier singen, beim Applaus', 'Everyone who sings here, at the curtain call'],
  ),
  faden: picture(
    'faden.jpg',
    [62, 50],
    [
      'Eine Nadel zwischen goldenen und roten Fäden auf violettem Stoff',
      'A needle among gold and red threads on violet cloth',
    ],
    ['In der Schneiderei', 'In the costume workshop'],
  ),
  'faden-hoch': picture(
    'faden-hoch.jpg',
    [62, 50],
    ['Nadel und Fäden im Hochformat', 'Needle and threads, upright'],
    ['Elf Kilometer Faden in einer Spielzeit', 'Eleven kilometres of thread in a season'],
  ),
  fledermaus: picture(
    'fledermaus.jpg',
    [60, 47],
    [
      'Eine Fliege in der Gestalt einer Fledermaus vor Champagnerperlen',
      'A bow tie in the shape of a bat before champagne bubbles',
    ],
    ['Die Fliege ist die Fledermaus', 'The bow tie is the bat'],
  ),
  freischuetz: picture(
    'freischuetz.jpg',
    [63, 50],
    ['Nebliger Wald, sechs schwarze Kugeln und eine rote', 'A misty forest, six black bullets and a red one'],
    ['Sechs treffen. Die siebte gehört einem anderen.', 'Six hit. The seventh belongs to someone else.'],
  ),
  graben: picture(
    'graben.jpg',
    [50, 60],
    ['Beleuchtete Notenpulte im leeren Orchestergraben', 'Lit music stands in the empty orchestra pit'],
    ['Vor der Probe brennen nur die Pultlampen', 'Before rehearsal only the desk lamps are lit'],
  ),
  grimes: picture(
    'grimes.jpg',
    [62, 55],
    [
      'Ein leeres Boot auf stürmischer See, am Rand ein Leuchtturm',
      'An empty boat on a stormy sea, a lighthouse at the edge',
    ],
    ['Prospekt zu »Peter Grimes«', 'Backdrop for Peter Grimes'],
  ),
  haensel: picture(
    'haensel.jpg',
    [66, 50],
    [
      'Zwei Kinder auf einer leuchtenden Spur zu einem Haus im Wald',
      'Two children on a shining trail to a house in the forest',
    ],
    ['Das einzige warme Fenster im Wald', 'The only warm window in the forest'],
  ),
  jenufa: picture(
    'jenufa.jpg',
    [62, 54],
    ['Brechendes Eis, darunter ein roter Schatten', 'Breaking ice, a red shadow beneath it'],
    ['Frühling: Das Eis geht auf', 'Spring: the ice opens'],
  ),
  'jenufa-hoch': picture(
    'jenufa-hoch.jpg',
    [52, 54],
    ['Risse im Eis um eine rote Mitte', 'Cracks in the ice around a red centre'],
    ['Eis für »Jenůfa«, gegossen aus Wachs', 'Ice for Jenůfa, cast in wax'],
  ),
  leuchter: picture(
    'leuchter.jpg',
    [62, 30],
    ['Ein Kronleuchter über Menschen im Foyer', 'A chandelier above people in the foyer'],
    ['Das Foyer vor dem ersten Gong', 'The foyer before the first bell'],
  ),
  lohengrin: picture(
    'lohengrin.jpg',
    [64, 40],
    ['Ein weißer Schwan auf dunklem Wasser', 'A white swan on dark water'],
    ['Ein Hals, gezeichnet aus Licht', 'A neck, drawn in light'],
  ),
  'lohengrin-hoch': picture(
    'lohengrin-hoch.jpg',
    [52, 40],
    ['Der Hals eines Schwans als Lichtkurve über dunklem Wasser', 'A swan’s neck as a curve of light above dark water'],
    ['Ein Fragezeichen aus Licht', 'A question mark of light'],
  ),
  maske: picture(
    'maske.jpg',
    [60, 48],
    [
      'Ein Gesicht, zur Hälfte Mensch im Dunkel, zur Hälfte helle Maske',
      'A face, half a person in the dark, half a pale mask',
    ],
    ['Eine halbe Stunde vor dem Auftritt', 'Half an hour before going on'],
  ),
  mondkoffer: picture(
    'mondkoffer.jpg',
    [60, 55],
    ['Ein lachender roter Koffer, in dem der Mond liegt', 'A smiling red suitcase with the moon inside'],
    ['Der Mond, reisefertig', 'The moon, ready to travel'],
  ),
  partitur: picture(
    'partitur.jpg',
    [63, 60],
    ['Eine Partiturseite, eine Stelle ist rot eingekreist', 'A page of a score, one passage circled in red'],
    ['Takt 214: Hier kreist jede Stimme etwas anderes ein', 'Bar 214: every part circles something different here'],
  ),
  pinsel: picture(
    'pinsel.jpg',
    [68, 55],
    [
      'Breite Pinselstriche in Blau und Bernstein, darauf ein Pinsel',
      'Broad strokes in blue and amber, a brush lying on them',
    ],
    ['Im Malsaal: der Himmel von morgen, noch nass', 'In the paint shop: tomorrow’s sky, still wet'],
  ),
  probe: picture(
    'probe.jpg',
    [68, 40],
    ['Eine einzelne Lampe auf der leeren Bühne', 'A single lamp on the empty stage'],
    ['Das Licht, das bleibt, wenn alle gegangen sind', 'The light that stays on when everyone has gone'],
  ),
  rhein: picture(
    'rhein.jpg',
    [40, 50],
    ['Der Fluss am Abend mit Brücke und zwei Türmen', 'The river in the evening with a bridge and two towers'],
    ['Der Heimweg', 'The way home'],
  ),
  saal: picture(
    'saal.jpg',
    [50, 45],
    ['Der leere Zuschauerraum, von der Bühne gesehen', 'The empty auditorium, seen from the stage'],
    ['Fünf Ränge, von der Bühne gesehen', 'Five tiers, seen from the stage'],
  ),
  salome: picture(
    'salome.jpg',
    [66, 43],
    [
      'Ein riesiger roter Mond hinter sieben durchscheinenden Schleiern',
      'A huge red moon behind seven translucent veils',
    ],
    ['Sieben Schleier, ein Mond', 'Seven veils, one moon'],
  ),
  'salome-hoch': picture(
    'salome-hoch.jpg',
    [52, 38],
    ['Ein roter Mond hinter Schleiern, im Hochformat', 'A red moon behind veils, upright'],
    ['Bühne und Licht: Joris van Lohwald', 'Stage and light: Joris van Lohwald'],
  ),
  'salome-schuessel': picture(
    'salome-schuessel.jpg',
    [50, 50],
    ['Eine leere Silberschüssel auf rotem Stoff', 'An empty silver charger on red cloth'],
    ['Die Schüssel, getrieben in der Requisite', 'The charger, beaten in the props workshop'],
  ),
  'salome-schuessel-hoch': picture(
    'salome-schuessel-hoch.jpg',
    [50, 50],
    [
      'Eine leere Silberschüssel auf rotem Stoff, am Rand ein roter Tropfen',
      'An empty silver charger on red cloth, a red drop at its rim',
    ],
    ['Zwölf Stunden Handarbeit', 'Twelve hours of handwork'],
  ),
  'salome-treppe': picture(
    'salome-treppe.jpg',
    [45, 45],
    [
      'Eine Figur auf einer breiten Treppe neben einem roten Läufer',
      'A figure on a wide staircase beside a red carpet',
    ],
    ['Vierte Szene, Hauptprobe', 'Scene four, main rehearsal'],
  ),
  'salome-zisterne': picture(
    'salome-zisterne.jpg',
    [48, 55],
    [
      'Blick von oben in eine gemauerte Zisterne, ganz unten ein Licht',
      'A view down into a brick cistern, a light at the very bottom',
    ],
    ['»Wie schwarz es da drunten ist.« Bühnenmodell', '“How black it is down there.” Stage model'],
  ),
  schwerkraft: picture(
    'schwerkraft.jpg',
    [58, 50],
    [
      'Ein Sprung, in vielen leuchtenden Phasen übereinander gezeichnet',
      'A leap drawn in many shining phases, one over the other',
    ],
    ['Ein Fall, siebzigmal festgehalten', 'One fall, held seventy times'],
  ),
  'schwerkraft-hoch': picture(
    'schwerkraft-hoch.jpg',
    [50, 50],
    ['Ein Sprung als leuchtende Linien im Hochformat', 'A leap as shining lines, upright'],
    ['Ein Sprung in achtzehn Linien', 'One leap in eighteen lines'],
  ),
  tosca: picture(
    'tosca.jpg',
    [58, 50],
    ['Ein Spalt im grünen Vorhang in der Form eines Dolchs', 'A gap in a green curtain in the shape of a dagger'],
    ['Der Spalt im Vorhang ist der Dolch', 'The gap in the curtain is the dagger'],
  ),
  traviata: picture(
    'traviata.jpg',
    [66, 47],
    [
      'Eine Kamelie, so groß wie die Bühne, ein Blütenblatt ist gefallen',
      'A camellia as large as the stage, one petal has fallen',
    ],
    ['Ein Fest, von dem nur das Licht bleibt', 'A party of which only the light remains'],
  ),
  'traviata-hoch': picture(
    'traviata-hoch.jpg',
    [54, 47],
    ['Eine große Kamelie im Hochformat', 'A large camellia, upright'],
    ['Violettas Kamelie', 'Violetta’s camellia'],
  ),
  vorhang: picture(
    'vorhang.jpg',
    [64, 60],
    ['Ein roter Vorhang, durch dessen Spalt Licht fällt', 'A red curtain with light falling through its gap'],
    ['Einen Schritt, bevor er sich hebt', 'One step before it rises'],
  ),
  'vorhang-hoch': picture(
    'vorhang-hoch.jpg',
    [64, 60],
    ['Der rote Vorhang im Hochformat', 'The red curtain, upright'],
    ['Vierhundert Kilogramm Samt', 'Four hundred kilograms of velvet'],
  ),
  werkstatt: picture(
    'werkstatt.jpg',
    [63, 45],
    ['Kostüme an einer Stange, eines davon rot', 'Costumes on a rail, one of them red'],
    ['Elf Kostüme, eines wartet auf heute Abend', 'Eleven costumes, one of them waiting for tonight'],
  ),
  'werkstatt-hoch': picture(
    'werkstatt-hoch.jpg',
    [60, 45],
    ['Hängende Kostüme im Hochformat, eines rot', 'Hanging costumes, upright, one of them red'],
    ['Der Fundus am Montag', 'The costume store on a Monday'],
  ),
  zauberfloete: picture(
    'zauberfloete.jpg',
    [62, 45],
    [
      'Eine leuchtende Flöte als Säule unter einem geordneten Sternenhimmel',
      'A glowing flute as a column under an orderly night sky',
    ],
    ['Sterne, nach Tonhöhe geordnet', 'Stars, sorted by pitch'],
  ),
  'zauberfloete-hoch': picture(
    'zauberfloete-hoch.jpg',
    [50, 45],
    ['Die Flöte als Lichtsäule im Hochformat', 'The flute as a column of light, upright'],
    ['Sieben Löcher, eine Säule aus Licht', 'Seven holes, one column of light'],
  ),
  'logo-klangraum': picture('logo-klangraum.png', [50, 50], ['Stiftung Klangraum', 'Klangraum Foundation'], ['', '']),
  'logo-rheinkultur': picture(
    'logo-rheinkultur.png',
    [50, 50],
    ['Förderfonds Rheinkultur', 'Rheinkultur Fund'],
    ['', ''],
  ),
  'logo-opernfreunde': picture(
    'logo-opernfreunde.png',
    [50, 50],
    ['Opernfreunde Colonia e. V.', 'Friends of Oper Colonia'],
    ['', ''],
  ),
  'logo-brueckenbund': picture(
    'logo-brueckenbund.png',
    [50, 50],
    ['Genossenschaft Brückenbund', 'Brückenbund Cooperative'],
    ['', ''],
  ),
  ...productionPictures,
  ...studyPictures,
  ...portraitPictures,
} satisfies Record<string, PictureSpec>;

export type PictureName = keyof typeof pictures;
