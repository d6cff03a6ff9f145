import type { LocalizedText } from '#contract/base/localized.ts';
import { both } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';
import type { ProductionKey } from '../programme/productions.ts';

export interface DirectorySpec {
  title: LocalizedText;
  description: LocalizedText;
  production?: ProductionKey;
  daysAgo: number;
  pictures: PictureName[];
  /** A plain text beside the pictures. */
  text?: { file: string; title: LocalizedText; content: string };
}

export const terms = both(
  'Honorarfrei für die aktuelle Berichterstattung über die Oper Colonia, wenn der Bildnachweis genannt wird. Bitte nicht beschneiden, wenn dadurch die Aussage kippt, und nicht für Werbung verwenden. Über ein Belegexemplar freuen wir uns.',
  'Free of charge for current coverage of Oper Colonia if the credit line is printed. Please do not crop in a way that changes the meaning, and do not use for advertising. We are glad of a copy.',
);

/** The press directories: rehearsal pictures of productions, and rooms of the house. */
export const directories: DirectorySpec[] = [
  {
    title: both('Salome', 'Salome'),
    description: both(
      'Bilder zur Neuinszenierung von Milena Drosthagen, freigegeben zur Premiere.',
      'Pictures of the new staging by Milena Drosthagen, released for the first night.',
    ),
    production: 'salome',
    daysAgo: 2,
    pictures: ['salome', 'salome-hoch', 'salome-treppe', 'salome-zisterne', 'salome-schuessel'],
    text: {
      file: 'salome-pressetext.txt',
      title: both('Pressetext zur Premiere', 'Press text for the first night (German)'),
      content: `SALOME
Musikdrama in einem Aufzug von Richard Strauss

Sieben durchscheinende Wände trennen die Figuren voneinander. In der Regie von Milena Drosthagen fällt mit jedem Schleier eine von ihnen, und der Raum wird nicht größer, sondern leerer.

Musikalische Leitung: Thaddäus Quint
Inszenierung: Milena Drosthagen
Bühne und Licht: Joris van Lohwald
Kostüme: Oda Perlbach
Salome: Sunniva Halmdahl
Herodes: Veit Kantorsky
Herodias: Katinka Ohlsdorff
Jochanaan: KS Anselm Wirrbach, Bogdan Ristweg

Dauer: 1 Stunde 45 Minuten, keine Pause

Bildnachweis: Atelier Colonia (errechnet)
Kontakt: Cornelius Abendroth, 0221 000 00 10, presse@oper-colonia.example

Die Oper Colonia ist ein erfundenes Haus; alle Personen sind erfunden.
`,
    },
  },
  {
    title: both('Jenůfa', 'Jenůfa'),
    description: both('Erste Bilder aus den Bühnenproben.', 'First pictures from stage rehearsals.'),
    production: 'jenufa',
    daysAgo: 9,
    pictures: ['jenufa', 'jenufa-hoch'],
  },
  {
    title: both('Lohengrin', 'Lohengrin'),
    description: both('Modell, Figurinen und Lichtproben.', 'Model, costume drawings and lighting rehearsals.'),
    production: 'lohengrin',
    daysAgo: 16,
    pictures: ['lohengrin', 'lohengrin-hoch'],
  },
  {
    title: both('Carmen', 'Carmen'),
    description: both(
      'Die Arena von Ezra Montalban-Fink, von oben und von innen.',
      'Ezra Montalban-Fink’s arena, from above and from inside.',
    ),
    production: 'carmen',
    daysAgo: 23,
    pictures: ['carmen', 'carmen-hoch'],
  },
  {
    title: both('Schwerkraft', 'Gravity'),
    description: both('Das Tanzensemble im freien Fall.', 'The dance company in free fall.'),
    production: 'schwerkraft',
    daysAgo: 12,
    pictures: ['schwerkraft', 'schwerkraft-hoch'],
  },
  {
    title: both('Das Haus', 'The house'),
    description: both(
      'Saal, Foyer, Graben und Werkstätten, für Berichte über das Haus und seine Menschen.',
      'Auditorium, foyer, pit and workshops, for reports about the house and its people.',
    ),
    daysAgo: 120,
    pictures: ['saal', 'leuchter', 'graben', 'werkstatt', 'pinsel', 'rhein'],
  },
  {
    title: both('Die neue Spielzeit', 'The new season'),
    description: both(
      'Motive und Übersicht zur Spielzeitvorstellung.',
      'Pictures and overview for the presentation of the season.',
    ),
    daysAgo: 180,
    pictures: ['vorhang', 'zauberfloete', 'alcina', 'grimes', 'traviata'],
    text: {
      file: 'spielzeit-in-zahlen.txt',
      title: both('Die Spielzeit in Zahlen', 'The season in figures (German)'),
      content: `DIE SPIELZEIT IN ZAHLEN

19 Produktionen, davon 6 Neuinszenierungen und 1 Uraufführung
24 Stimmen im Ensemble, 6 im Opernstudio
102 Pulte im Graben bei »Salome«
1300 Plätze im Großen Haus, 180 im Zollhafen
7 Preiskategorien, von 8 bis 155 Euro
10 Abonnements

Bildnachweis: Atelier Colonia (errechnet)
Kontakt: Cornelius Abendroth, 0221 000 00 10, presse@oper-colonia.example
`,
    },
  },
  {
    title: both('Logos der Partner', 'Logos of our partners'),
    description: both('Marken unserer Förderer für den Druck.', 'Marks of our supporters for print.'),
    daysAgo: 260,
    pictures: ['logo-klangraum', 'logo-rheinkultur', 'logo-opernfreunde', 'logo-brueckenbund'],
  },
];
