import { isOneOf } from '#contract/base/one-of.ts';
import { keysOf } from '#contract/base/records.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import type { PersonCategory, PersonSpec } from './person-spec.ts';

const voices = {
  sopran: { de: 'Sopran', en: 'Soprano' },
  mezzo: { de: 'Mezzosopran', en: 'Mezzo-soprano' },
  alt: { de: 'Alt', en: 'Alto' },
  counter: { de: 'Countertenor', en: 'Countertenor' },
  tenor: { de: 'Tenor', en: 'Tenor' },
  bariton: { de: 'Bariton', en: 'Baritone' },
  bassbariton: { de: 'Bassbariton', en: 'Bass-baritone' },
  bass: { de: 'Bass', en: 'Bass' },
} satisfies Record<string, LocalizedText>;
type Voice = keyof typeof voices;

function singer(name: string, voice: Voice, category: PersonCategory): PersonSpec {
  return { name, profession: voices[voice], category };
}

function artist(name: string, category: PersonCategory, de: string, en: string): PersonSpec {
  return { name, profession: { de, en }, category };
}

function group(name: string, category: PersonCategory, de: string, en: string): PersonSpec {
  return { name, profession: { de, en }, category, isGroup: true };
}

/** All persons of the demo, by the key that casts use. */
export const people = {
  // Ensemble
  halmdahl: singer('Sunniva Halmdahl', 'sopran', 'sopran'),
  mordhorst: singer('Fenja Mordhorst', 'sopran', 'sopran'),
  tarkowski: singer('Amélie Tarkowski', 'sopran', 'sopran'),
  seo: singer('Ji-won Seo-Brandt', 'sopran', 'sopran'),
  mbalwe: singer('Thandeka Mbalwe', 'sopran', 'sopran'),
  ostergren: singer('Liv Ostergren-Pohl', 'sopran', 'sopran'),
  etxeandia: singer('Marisol Etxeandia', 'sopran', 'sopran'),
  ohlsdorff: singer('Katinka Ohlsdorff', 'mezzo', 'mezzo'),
  vandersluis: singer('Noor Vandersluis', 'mezzo', 'mezzo'),
  okwuosa: singer('Adaeze Okwuosa-Lindt', 'mezzo', 'mezzo'),
  tveitmoor: singer('Ragna Tveitmoor', 'alt', 'mezzo'),
  saritepe: singer('Yelda Saritepe', 'mezzo', 'mezzo'),
  kantorsky: singer('Veit Kantorsky', 'tenor', 'tenor'),
  zandtner: singer('Aurel Zandtner', 'tenor', 'tenor'),
  quiroval: singer('Tomás Quiroval', 'tenor', 'tenor'),
  hwang: singer('Minjae Hwang-Lorenz', 'tenor', 'tenor'),
  brockhoven: singer('Elias Brockhoven', 'tenor', 'tenor'),
  wirrbach: singer('KS Anselm Wirrbach', 'bariton', 'bariton'),
  ristweg: singer('Bogdan Ristweg', 'bariton', 'bariton'),
  cordovil: singer('Mateus Cordovil-Reis', 'bariton', 'bariton'),
  solbjerg: singer('Henrik Solbjerg', 'bariton', 'bariton'),
  sturmhoefel: singer('Ingolf Sturmhöfel', 'bass', 'bass'),
  kvernadze: singer('Lasha Kvernadze', 'bass', 'bass'),
  marengakis: singer('Odysseas Marengakis', 'bassbariton', 'bass'),

  // Opernstudio
  wiesengrund: singer('Pauline Wiesengrund-Maas', 'sopran', 'opernstudio'),
  dahm: singer('Hye-rin Dahm', 'sopran', 'opernstudio'),
  krzemicka: singer('Zofia Krzemicka', 'mezzo', 'opernstudio'),
  adeyinka: singer('Samuel Adeyinka-Roth', 'tenor', 'opernstudio'),
  bertazzoli: singer('Luca Bertazzoli', 'bariton', 'opernstudio'),
  taskiran: singer('Emre Taskiran-Vogt', 'bass', 'opernstudio'),

  // Gäste
  montefalco: singer('Isaura Montefalcó', 'sopran', 'gaeste'),
  lindqvarn: singer('Kirsa Lindqvarn', 'sopran', 'gaeste'),
  alveborg: singer('Dagny Alveborg', 'sopran', 'gaeste'),
  szaloky: singer('Renata Szalóky', 'sopran', 'gaeste'),
  eluwa: singer('Chiamaka Eluwa', 'sopran', 'gaeste'),
  radoslav: singer('Vesna Radoslav', 'mezzo', 'gaeste'),
  fontanelas: singer('Oriel Fontanelas', 'mezzo', 'gaeste'),
  engelhorn: singer('Cyrill Engelhorn-Nagy', 'counter', 'gaeste'),
  wildhagen: singer('Jonte Wildhagen', 'counter', 'gaeste'),
  novosvit: singer('Radek Novosvit', 'tenor', 'gaeste'),
  altavelli: singer('Giacomo Altavelli', 'tenor', 'gaeste'),
  harjuvaara: singer('Eino Harjuvaara', 'tenor', 'gaeste'),
  dunraven: singer('Cillian Dunraven', 'tenor', 'gaeste'),
  wielogrodz: singer('Szymon Wielogrodz', 'bariton', 'gaeste'),
  tramontes: singer('Davide Tramontes', 'bariton', 'gaeste'),
  boadu: singer('Kwame Boadu-Lenz', 'bassbariton', 'gaeste'),
  steinvag: singer('Gudmund Steinvåg', 'bass', 'gaeste'),
  pihlakoski: singer('Arvo Pihlakoski', 'bass', 'gaeste'),
  trautloff: artist('Gesine Trautloff', 'gaeste', 'Schauspielerin', 'Actor'),
  nachtweyh: artist('Balduin Nachtweyh', 'gaeste', 'Schauspieler und Kabarettist', 'Actor and cabaret artist'),
  brahmsfeld: artist('Ottilie Brahmsfeld', 'gaeste', 'Komponistin', 'Composer'),
  weidenbrueck: artist('Ilka Weidenbrück', 'gaeste', 'Komponistin', 'Composer'),
  mehrwald: artist('Jonathan Mehrwald', 'gaeste', 'Schriftsteller und Librettist', 'Writer and librettist'),

  // Leitung am Pult und Orchester
  quint: artist('Thaddäus Quint', 'orchester', 'Generalmusikdirektor', 'General music director'),
  kitagawara: artist('Ayumi Kitagawara', 'orchester', 'Erste Kapellmeisterin', 'Principal conductor'),
  abt: artist('Lorenz Abt-Hagedorn', 'orchester', 'Zweiter Kapellmeister', 'Staff conductor'),
  roussac: artist('Séverine Roussac', 'orchester', 'Dirigentin, Alte Musik', 'Conductor, early music'),
  trnavsky: artist('Miroslav Trnavský', 'orchester', 'Gastdirigent', 'Guest conductor'),
  immervoll: artist('Dorothea Immervoll', 'orchester', 'Erste Konzertmeisterin', 'Concertmaster'),
  takabe: artist('Jun Takabe-Stern', 'orchester', 'Solo-Violoncello', 'Principal cello'),
  sonnleithner: artist('Bettina Sonnleithner-Ruhl', 'orchester', 'Solo-Klarinette', 'Principal clarinet'),
  ueberacker: artist('Clemens Überacker', 'orchester', 'Solo-Horn', 'Principal horn'),
  dupuyvert: artist('Aliénor Dupuyvert', 'orchester', 'Harfe', 'Harp'),
  hradil: artist('Nepomuk Hradil', 'orchester', 'Pauke', 'Timpani'),
  faehrmann: artist('Isolde Fährmann', 'orchester', 'Orchesterdirektorin', 'Orchestra manager'),
  belvaux: artist('Cosmo Belvaux', 'orchester', 'Orchesterwart', 'Orchestra attendant'),
  piontek: artist('Hanno Piontek', 'orchester', 'Studienleitung und Klavier', 'Head of music staff, piano'),
  aschoff: artist('Mei-Ling Aschoff', 'orchester', 'Korrepetition und Klavier', 'Répétiteur, piano'),
  lenhartz: artist('Tobit Lenhartz', 'orchester', 'Cembalo', 'Harpsichord'),
  orchester: group('Rheinisches Opernorchester', 'orchester', 'Orchester', 'Orchestra'),
  consort: group('Consort im Speicher', 'orchester', 'Ensemble für Alte Musik', 'Early music ensemble'),

  // Chor
  hohlwein: artist('Ignatz Hohlwein', 'chor', 'Chordirektor', 'Chorus master'),
  zwerenz: artist('Britta Zwerenz', 'chor', 'Leitung Kinderchor', 'Children’s chorus master'),
  ruotolo: singer('Carmela Ruotolo-Beck', 'sopran', 'chor'),
  oyama: singer('Natsuki Oyama-Kern', 'sopran', 'chor'),
  kamps: singer('Dietlinde Kamps-Auer', 'alt', 'chor'),
  ochsenfarth: singer('Ferdinand Ochsenfarth', 'tenor', 'chor'),
  degenhausen: singer('Ulf Degenhausen', 'bariton', 'chor'),
  wassiltschenko: singer('Juri Wassiltschenko', 'bass', 'chor'),
  chor: group('Chor der Oper Colonia', 'chor', 'Chor', 'Chorus'),
  kinderchor: group('Kinderchor der Oper Colonia', 'chor', 'Kinderchor', 'Children’s chorus'),
  statisterie: group('Statisterie der Oper Colonia', 'chor', 'Statisterie', 'Supernumeraries'),

  // Tanz
  eschweiler: artist(
    'Ruben Eschweiler-Thode',
    'tanz',
    'Tanzdirektor und Choreograf',
    'Director of dance, choreographer',
  ),
  calvario: artist('Inês Calvário', 'tanz', 'Tänzerin', 'Dancer'),
  traore: artist('Malik Traoré-Weiss', 'tanz', 'Tänzer', 'Dancer'),
  noll: artist('Sunghee Noll', 'tanz', 'Tänzerin', 'Dancer'),
  lacombe: artist('Bastien Lacombe-Ferré', 'tanz', 'Tänzer', 'Dancer'),
  kellokoski: artist('Oona Kellokoski', 'tanz', 'Tänzerin', 'Dancer'),
  brandquist: artist('Teodor Brandquist', 'tanz', 'Tänzer', 'Dancer'),
  sahraoui: artist('Camille Sahraoui', 'tanz', 'Tanz und Probenleitung', 'Dancer, rehearsal director'),
  lebedow: artist('Wanja Lebedow', 'tanz', 'Tänzer', 'Dancer'),
  tanzensemble: group('Tanzensemble Colonia', 'tanz', 'Tanzensemble', 'Dance company'),
  selcendre: group('Compagnie Sel et Cendre', 'tanz', 'Gastkompanie, Marseille', 'Guest company, Marseille'),

  // Regie und Choreografie
  drosthagen: artist('Milena Drosthagen', 'regie', 'Regisseurin', 'Stage director'),
  volant: artist('Kasimir Volant', 'regie', 'Regisseur', 'Stage director'),
  lykke: artist('Hedda Lykke-Sand', 'regie', 'Regisseurin', 'Stage director'),
  benhaddou: artist('Nour Benhaddou', 'regie', 'Regisseurin', 'Stage director'),
  laubental: artist(
    'Fritzi Laubental',
    'regie',
    'Leitung Junge Oper, Regisseurin',
    'Head of young opera, stage director',
  ),
  kropotz: artist('Ilse-Marie Kropotz', 'regie', 'Regisseurin', 'Stage director'),
  tellheim: artist('Ansgar Tellheim', 'regie', 'Leitender Spielleiter', 'Head of staff directors'),
  vierkorn: artist('Agathe Vierkorn', 'regie', 'Spielleiterin', 'Staff director'),
  xirau: artist('Paloma Xirau', 'regie', 'Choreografin', 'Choreographer'),

  // Bühne, Kostüm, Licht
  lohwald: artist('Joris van Lohwald', 'buehne', 'Bühnen- und Lichtgestalter', 'Set and lighting designer'),
  perlbach: artist('Oda Perlbach', 'buehne', 'Kostümdirektorin', 'Head of costumes'),
  groenwoldt: artist('Tilda Grönwoldt', 'buehne', 'Kostümbildnerin', 'Costume designer'),
  montalban: artist('Ezra Montalban-Fink', 'buehne', 'Bühnenbildner', 'Set designer'),
  karloff: artist('Sidonie Karloff', 'buehne', 'Bühnen- und Kostümbildnerin', 'Set and costume designer'),
  reichensteig: artist('Almut Reichensteig', 'buehne', 'Kostümbildnerin', 'Costume designer'),
  akerhult: artist('Pelle Åkerhult', 'buehne', 'Lichtgestalter', 'Lighting designer'),
  niedermoser: artist('Burkhard Niedermoser', 'buehne', 'Leiter der Beleuchtung', 'Head of lighting'),
  sandhofer: artist('Yuki Sandhofer', 'buehne', 'Videokünstlerin', 'Video designer'),
  obermatt: artist('Vincent Obermatt', 'buehne', 'Leiter der Tonabteilung', 'Head of sound'),
  feldhaus: artist('Marta Feldhaus', 'buehne', 'Leiterin des Malsaals', 'Head of the paint shop'),
  quastenberg: artist('Rosa Quastenberg', 'buehne', 'Chefmaskenbildnerin', 'Head of make-up and wigs'),
  wollbrecht: artist('Petra Wollbrecht', 'buehne', 'Inspizientin', 'Stage manager'),
  ehrenpreis: artist('Roswitha Ehrenpreis', 'buehne', 'Souffleuse', 'Prompter'),
  rotenhan: artist('Levi Rotenhan', 'buehne', 'Leiter der Requisite', 'Head of props'),
  tholen: artist('Magnus Tholen', 'buehne', 'Technischer Direktor', 'Technical director'),

  // Leitung und Dramaturgie
  vierheller: artist('Johanna Vierheller', 'leitung', 'Intendantin', 'General director'),
  castellan: artist('Raphael Castellan-Ohm', 'leitung', 'Operndirektor', 'Director of opera'),
  amstutz: artist('Leonore Amstutz-Vahl', 'leitung', 'Chefdramaturgin', 'Head of dramaturgy'),
  storchenau: artist('Kilian Storchenau', 'leitung', 'Dramaturg', 'Dramaturg'),
  aydemirci: artist('Selin Aydemirci', 'leitung', 'Leiterin der Musikvermittlung', 'Head of learning'),
  sandoval: artist('Meret Sandoval', 'leitung', 'Referentin für Zugänge', 'Access officer'),
} satisfies Record<string, PersonSpec>;
export type PersonKey = keyof typeof people;

export function toPersonKey(name: string): PersonKey {
  if (isOneOf(keysOf(people), name)) return name;
  throw new Error(`The demo has no person ${name}`);
}
