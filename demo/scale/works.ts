/** Works for the scale test: title, composer, category. */
export const works: { title: string; composer: string; category: string; slug: string }[] = [
  { title: 'La traviata', composer: 'Giuseppe Verdi', category: 'oper', slug: 'la-traviata' },
  { title: 'Die Zauberflöte', composer: 'Wolfgang Amadeus Mozart', category: 'oper', slug: 'die-zauberfloete' },
  { title: 'La bohème', composer: 'Giacomo Puccini', category: 'oper', slug: 'la-boheme' },
  { title: 'Hänsel und Gretel', composer: 'Engelbert Humperdinck', category: 'kinderoper', slug: 'haensel-und-gretel' },
  { title: 'Die Fledermaus', composer: 'Johann Strauß', category: 'operette', slug: 'die-fledermaus' },
  { title: 'Carmen', composer: 'Georges Bizet', category: 'oper', slug: 'carmen' },
  { title: 'Rigoletto', composer: 'Giuseppe Verdi', category: 'oper', slug: 'rigoletto' },
  { title: 'Tosca', composer: 'Giacomo Puccini', category: 'oper', slug: 'tosca' },
  { title: 'Don Giovanni', composer: 'Wolfgang Amadeus Mozart', category: 'oper', slug: 'don-giovanni' },
  { title: 'Lohengrin', composer: 'Richard Wagner', category: 'oper', slug: 'lohengrin' },
  { title: 'Der Freischütz', composer: 'Carl Maria von Weber', category: 'oper', slug: 'der-freischuetz' },
  { title: 'Salome', composer: 'Richard Strauss', category: 'oper', slug: 'salome' },
  { title: 'Alcina', composer: 'Georg Friedrich Händel', category: 'oper', slug: 'alcina' },
  { title: 'Schwanensee', composer: 'Pjotr Tschaikowsky', category: 'tanz', slug: 'schwanensee' },
  { title: 'Winterreise', composer: 'Franz Schubert', category: 'konzert', slug: 'winterreise' },
  { title: 'Führung hinter die Bühne', composer: '', category: 'fuehrung', slug: 'fuehrung-hinter-die-buehne' },
];

export const categories = {
  oper: { de: 'Oper', en: 'Opera' },
  operette: { de: 'Operette', en: 'Operetta' },
  tanz: { de: 'Tanz', en: 'Dance' },
  konzert: { de: 'Konzert', en: 'Concert' },
  kinderoper: { de: 'Kinderoper', en: 'Children’s opera' },
  fuehrung: { de: 'Führung', en: 'Guided tour' },
};

export const venues = {
  'grosses-haus': { de: 'Großes Haus', en: 'Main stage' },
  'kleines-haus': { de: 'Kleines Haus', en: 'Small stage' },
  foyer: { de: 'Foyer', en: 'Foyer' },
  kinderopernhaus: { de: 'Kinderopernhaus', en: 'Children’s opera house' },
};

/** Parts of names; their combinations give some thousands of people. */
export const givenNames =
  'Marlene Jonas Ines Amir Clara Tomasz Hana Viktor Elif Pavel Ronja Matteo Lena Samuel Yuki'.split(' ');
export const middleNames =
  'Ada Ben Cleo Dario Edda Finn Gesa Hugo Ida Jan Kim Lars Mia Nils Olga Paul Rosa Sven Tea Udo'.split(' ');
export const familyNames =
  'Voss Ahrens Kaya Haddad Lindner Nowak Sato Brandt Demir Novák Falk Conti Peters Weiss Mori Keller Sommer Baum Roth Lange'.split(
    ' ',
  );
