import type { LocalizedText } from '#contract/localized.ts';

/** Something that can be seen or heard in the house. */
export interface Work {
  title: LocalizedText;
  /** Composer or second line. */
  subtitle: LocalizedText;
  slug: LocalizedText;
  category: Category;
  venue: Venue;
  /** From curtain up to the end, intervals included. */
  minutes: number;
  /** Lowest price in euros; null where no ticket is needed. */
  from: number | null;
}

export const categories = {
  oper: { de: 'Oper', en: 'Opera' },
  operette: { de: 'Operette', en: 'Operetta' },
  tanz: { de: 'Tanz', en: 'Dance' },
  konzert: { de: 'Konzert', en: 'Concert' },
  'junge-oper': { de: 'Junge Oper', en: 'Young opera' },
  fuehrung: { de: 'Führung', en: 'Guided tour' },
  gespraech: { de: 'Matinee und Gespräch', en: 'Matinee and talk' },
} satisfies Record<string, LocalizedText>;
export type Category = keyof typeof categories;

export const venues = {
  grosses: { de: 'Großes Haus', en: 'Main stage' },
  zollhafen: { de: 'Kinderoper im Zollhafen', en: 'Children’s opera at Zollhafen' },
  foyer: { de: 'Foyer', en: 'Foyer' },
  buehneneingang: { de: 'Treffpunkt Bühneneingang', en: 'Meeting point: stage door' },
} satisfies Record<string, LocalizedText>;
export type Venue = keyof typeof venues;

function opera(title: string, composer: string, slug: string, minutes: number, from: number): Work {
  return {
    title: { de: title, en: title },
    subtitle: { de: composer, en: composer },
    slug: { de: slug, en: slug },
    category: 'oper',
    venue: 'grosses',
    minutes,
    from,
  };
}

export const works = {
  traviata: opera('La traviata', 'Giuseppe Verdi', 'la-traviata', 165, 15),
  salome: opera('Salome', 'Richard Strauss', 'salome', 105, 15),
  freischuetz: opera('Der Freischütz', 'Carl Maria von Weber', 'der-freischuetz', 170, 12),
  zauberfloete: opera('Die Zauberflöte', 'Wolfgang Amadeus Mozart', 'die-zauberfloete', 190, 12),
  haensel: opera('Hänsel und Gretel', 'Engelbert Humperdinck', 'haensel-und-gretel', 130, 12),
  tosca: opera('Tosca', 'Giacomo Puccini', 'tosca', 160, 15),
  carmen: opera('Carmen', 'Georges Bizet', 'carmen', 185, 15),
  jenufa: opera('Jenůfa', 'Leoš Janáček', 'jenufa', 150, 12),
  lohengrin: opera('Lohengrin', 'Richard Wagner', 'lohengrin', 270, 18),
  alcina: opera('Alcina', 'Georg Friedrich Händel', 'alcina', 195, 12),
  grimes: opera('Peter Grimes', 'Benjamin Britten', 'peter-grimes', 175, 12),
  fledermaus: { ...opera('Die Fledermaus', 'Johann Strauss', 'die-fledermaus', 180, 18), category: 'operette' },
  schwerkraft: {
    ...opera('Schwerkraft', '', 'schwerkraft', 75, 12),
    subtitle: { de: 'Tanzabend von Ruben Eschweiler-Thode', en: 'A dance evening by Ruben Eschweiler-Thode' },
    category: 'tanz',
  },
  mondkoffer: {
    title: { de: 'Der Mond im Koffer', en: 'The Moon in the Suitcase' },
    subtitle: {
      de: 'Kinderoper von Ottilie Brahmsfeld, ab 5 Jahren',
      en: 'Children’s opera by Ottilie Brahmsfeld, from age 5',
    },
    slug: { de: 'der-mond-im-koffer', en: 'the-moon-in-the-suitcase' },
    category: 'junge-oper',
    venue: 'zollhafen',
    minutes: 70,
    from: 8,
  },
  nachtlied: {
    title: { de: 'Nachtlied: Winterreise', en: 'Night songs: Winterreise' },
    subtitle: {
      de: 'Franz Schubert, mit Anselm Wirrbach und Klavier',
      en: 'Franz Schubert, with Anselm Wirrbach and piano',
    },
    slug: { de: 'nachtlied-winterreise', en: 'night-songs-winterreise' },
    category: 'konzert',
    venue: 'foyer',
    minutes: 65,
    from: 12,
  },
  fuehrung: {
    title: { de: 'Hinter dem Vorhang: Malsaal und Schnürboden', en: 'Behind the curtain: paint shop and fly tower' },
    subtitle: { de: 'Neunzig Minuten, auch ohne Stufen', en: 'Ninety minutes, a step-free route exists' },
    slug: { de: 'malsaal-und-schnuerboden', en: 'paint-shop-and-fly-tower' },
    category: 'fuehrung',
    venue: 'buehneneingang',
    minutes: 90,
    from: 9,
  },
  kostueme: {
    title: { de: 'Hinter dem Vorhang: Kostüm, Maske, Haar', en: 'Behind the curtain: costume, make-up, hair' },
    subtitle: { de: 'Neunzig Minuten, auch auf Englisch', en: 'Ninety minutes, also in English' },
    slug: { de: 'kostuem-maske-haar', en: 'costume-make-up-hair' },
    category: 'fuehrung',
    venue: 'buehneneingang',
    minutes: 90,
    from: 9,
  },
  matinee: {
    title: { de: 'Matinee zu »Salome«', en: 'Salome: the matinee talk' },
    subtitle: { de: 'Gespräch mit dem Leitungsteam, mit Musik', en: 'The creative team in conversation, with music' },
    slug: { de: 'matinee-zu-salome', en: 'salome-matinee-talk' },
    category: 'gespraech',
    venue: 'foyer',
    minutes: 60,
    from: 0,
  },
} satisfies Record<string, Work>;
export type WorkKey = keyof typeof works;
