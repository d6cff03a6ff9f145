import { both } from '../build-blocks.ts';
import type { PictureName } from '../pictures.ts';
import type { OccasionSpec } from './production-spec.ts';
import type { ProductionKey } from './productions.ts';
import { slugOf } from '../slug.ts';

interface Talk {
  title: [de: string, en: string];
  subtitle: [de: string, en: string];
  text: [de: string, en: string];
  picture: PictureName;
  about?: ProductionKey;
}

function occasion(
  { title, subtitle, text, picture, about }: Talk,
  rest: Omit<OccasionSpec, 'title' | 'subtitle' | 'slug' | 'shortText' | 'picture' | 'about'>,
): OccasionSpec {
  return {
    picture,
    ...(about ? { about } : {}),
    ...rest,
    title: both(...title),
    subtitle: both(...subtitle),
    slug: both(slugOf(title[0]), slugOf(title[1])),
    shortText: both(...text),
  };
}

const talk = (words: Talk) => occasion(words, { category: 'gespraech', venue: 'foyer', minutes: 60, tariff: 'free' });
const tour = (words: Talk) =>
  occasion(words, { category: 'fuehrung', venue: 'buehneneingang', minutes: 90, tariff: 'tour' });
const workshop = (words: Talk) =>
  occasion(words, { category: 'workshop', venue: 'werkstatt', minutes: 120, tariff: 'workshop' });

/** Events besides performances. */
export const occasions = {
  fuehrung: tour({
    picture: 'pinsel',
    title: ['Hinter dem Vorhang: Malsaal und Schnürboden', 'Behind the curtain: paint shop and fly tower'],
    subtitle: ['Neunzig Minuten, auch ohne Stufen', 'Ninety minutes, a step-free route exists'],
    text: [
      'Im Malsaal trocknet ein Himmel, auf dem Schnürboden hängen drei Wälder. Sie gehen dazwischen hindurch.',
      'A sky is drying in the paint shop, three forests hang in the fly tower. You walk in between.',
    ],
  }),
  kostueme: tour({
    picture: 'werkstatt',
    title: ['Hinter dem Vorhang: Kostüm, Maske, Haar', 'Behind the curtain: costume, make-up, hair'],
    subtitle: ['Neunzig Minuten, auch auf Englisch', 'Ninety minutes, also in English'],
    text: [
      'Vierzigtausend Kostüme, ein Perückenkopf mit Ihrem Umfang und die Frage, woraus Bühnenblut besteht.',
      'Forty thousand costumes, a wig block of your size, and the question what stage blood is made of.',
    ],
  }),
  familienfuehrung: tour({
    picture: 'studie-seile',
    title: ['Familienführung: Wo schläft der Drache?', 'Family tour: where does the dragon sleep?'],
    subtitle: ['Ab sechs Jahren', 'From the age of six'],
    text: [
      'Einmal selbst den Donner rollen, einmal in die Versenkung fahren und am Ende leise sein, weil jemand schläft.',
      'Roll the thunder yourself, ride down through the trap door, and be quiet at the end because somebody is asleep.',
    ],
  }),
  englishtour: tour({
    picture: 'saal',
    title: ['Das Haus auf Englisch', 'The house in English'],
    subtitle: ['Führung in englischer Sprache', 'A guided tour in English'],
    text: [
      'Vom Bühneneingang bis in die Königsloge, die so heißt, obwohl nie ein König darin saß. Die Führung ist auf Englisch.',
      'From the stage door to the royal box, which is called that although no king ever sat in it. This tour is in English.',
    ],
  }),
  matinee: talk({
    picture: 'studie-takt',
    about: 'salome',
    title: ['Matinee zu »Salome«', 'Salome: the matinee talk'],
    subtitle: ['Gespräch mit dem Leitungsteam, mit Musik', 'The creative team in conversation, with music'],
    text: [
      'Milena Drosthagen und Thaddäus Quint erzählen, warum bei ihnen kein Schleier fällt, und Sunniva Halmdahl singt, was danach geschieht.',
      'Milena Drosthagen and Thaddäus Quint tell why no veil falls in their staging, and Sunniva Halmdahl sings what happens after.',
    ],
  }),
  matineeJenufa: talk({
    picture: 'studie-welle',
    about: 'jenufa',
    title: ['Matinee zu »Jenůfa«', 'Jenůfa: the matinee talk'],
    subtitle: ['Sprache, die zu Musik wird', 'Speech that turns into music'],
    text: [
      'Janáček schrieb auf, wie Menschen reden: auf dem Markt, am Fenster, am Krankenbett. Miroslav Trnavský liest aus seinen Heften.',
      'Janáček wrote down how people speak: in the market, at the window, by a sickbed. Miroslav Trnavský reads from his notebooks.',
    ],
  }),
  matineePegel: talk({
    picture: 'studie-karte',
    about: 'pegel',
    title: ['Matinee zu »Pegel«', 'Water Level: the matinee talk'],
    subtitle: ['Wie schreibt man einen Fluss auf?', 'How do you write down a river?'],
    text: [
      'Ilka Weidenbrück bringt die erste Skizze mit, Jonathan Mehrwald die Messlatte. Gemeinsam rechnen sie vor, wie hoch eine Oper steigen kann.',
      'Ilka Weidenbrück brings the first sketch, Jonathan Mehrwald the measuring staff. Together they work out how high an opera can rise.',
    ],
  }),
  matineeLohengrin: talk({
    picture: 'studie-horn',
    about: 'lohengrin',
    title: ['Matinee zu »Lohengrin«', 'Lohengrin: the matinee talk'],
    subtitle: ['Vier Abende Hörschule, an einem Vormittag', 'Four evenings of listening, in one morning'],
    text: [
      'Das Vorspiel dauert acht Minuten und beginnt ohne Anfang. Wie das geht, zeigen acht Geigen aus nächster Nähe.',
      'The prelude lasts eight minutes and begins without a beginning. Eight violins show at close range how that is done.',
    ],
  }),
  matineeCarmen: talk({
    picture: 'studie-sitze',
    about: 'carmen',
    title: ['Matinee zu »Carmen«', 'Carmen: the matinee talk'],
    subtitle: ['Das Leitungsteam im Gespräch', 'The creative team in conversation'],
    text: [
      'Nour Benhaddou hat alle Fächer gestrichen. Was übrig bleibt, erzählt sie mit Noor Vandersluis und zwei Sängern der Titelpartie des Stiers.',
      'Nour Benhaddou has cut every fan. What remains, she tells together with Noor Vandersluis and the two singers who dance the bull.',
    ],
  }),
  probe: talk({
    picture: 'probe',
    title: ['Öffentliche Probe', 'Open rehearsal'],
    subtitle: ['Eine Stunde zusehen, wie es entsteht', 'An hour of watching how it comes about'],
    text: [
      'Es wird unterbrochen, wiederholt und gelacht. Danach beantwortet die Abendspielleitung alles, was Sie sich gemerkt haben.',
      'There will be stops, repeats and laughter. Afterwards the staff director answers everything you have noted.',
    ],
  }),
  nachgespraech: talk({
    picture: 'bahn',
    title: ['Noch nicht nach Hause', 'Not going home yet'],
    subtitle: ['Gespräch nach der Vorstellung', 'A talk after the performance'],
    text: [
      'Das Licht ist an, die Fragen auch. Ensemble und Dramaturgie sitzen im Foyer und bleiben, bis die letzte Straßenbahn fährt.',
      'The lights are on, and so are the questions. Singers and dramaturgs sit in the foyer and stay until the last tram.',
    ],
  }),
  mitsingen: workshop({
    picture: 'nabucco',
    title: ['Chor für einen Abend', 'Chorus for an evening'],
    subtitle: [
      'Workshop mit Ignatz Hohlwein, ohne Vorkenntnisse',
      'Workshop with Ignatz Hohlwein, no experience needed',
    ],
    text: [
      'Zwei Stunden, vierzig Stimmen, ein Chor aus dem Spielplan. Am Ende klingt es, und Sie waren dabei.',
      'Two hours, forty voices, one chorus from the season. At the end it sounds, and you were part of it.',
    ],
  }),
  geraeusche: workshop({
    picture: 'studie-kreis',
    about: 'mondkoffer',
    title: ['Koffer voller Geräusche', 'A suitcase full of noises'],
    subtitle: ['Workshop für Kinder von sieben bis elf', 'Workshop for children from seven to eleven'],
    text: [
      'Wie klingt Schnee, und womit? Gebaut wird aus Papier, Erbsen und einer alten Fahrradpumpe.',
      'What does snow sound like, and made with what? Built from paper, peas and an old bicycle pump.',
    ],
  }),
  hoerschule: workshop({
    picture: 'studie-tasten',
    about: 'lohengrin',
    title: ['Hörschule: Wagner ohne Angst', 'Listening school: Wagner without fear'],
    subtitle: ['Mit Kilian Storchenau und vier Hörnern', 'With Kilian Storchenau and four horns'],
    text: [
      'Leitmotive sind Namensschilder. Wer drei davon lesen kann, findet durch den ganzen Abend.',
      'Leitmotifs are name tags. If you can read three of them, you will find your way through the whole evening.',
    ],
  }),
} satisfies Record<string, OccasionSpec>;
export type OccasionKey = keyof typeof occasions;
