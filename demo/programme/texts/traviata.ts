import { both } from '../../build-blocks.ts';
import type { ProductionTexts } from '../production-texts.ts';

export const traviata: ProductionTexts = {
  hero: 'traviata',
  slider: ['traviata-hoch'],
  teaser: both('Ein Fest, von dem nur das Licht bleibt.', 'A party of which only the light remains.'),
  description: both(
    `Violetta feiert, weil sie rechnen kann. Wer so wenig Zeit hat, gibt sie nicht für Vorsicht aus. Dann sagt ein junger Mann, er liebe
     sie, und sie macht den einen Fehler, den sie sich nicht leisten kann: Sie glaubt ihm.

     Ilse-Marie Kropotz hat das Stück vor elf Jahren für dieses Haus inszeniert, und es ist mit ihm älter geworden, ohne zu altern. Der
     Ballsaal ist ein Krankenzimmer mit besserer Beleuchtung; die Kamelie, aus der alles herauswächst, verliert an jedem Abend ein Blatt.

     Am Pult wechseln sich Ayumi Kitagawara und Lorenz Abt-Hagedorn ab, in der Titelpartie Amélie Tarkowski und als Gast Renata Szalóky.`,
    `Violetta celebrates because she can count. Whoever has so little time does not spend it on caution. Then a young man says that he
     loves her, and she makes the one mistake that she cannot afford: she believes him.

     Ilse-Marie Kropotz staged the piece for this house eleven years ago, and it has grown older with it without ageing. The ballroom is
     a sickroom with better lighting; the camellia out of which everything grows loses a petal every night.

     Ayumi Kitagawara and Lorenz Abt-Hagedorn take turns in the pit, Amélie Tarkowski and, as a guest, Renata Szalóky in the title part.`,
  ),
  synopsis: both(
    `**Erster Akt.** Bei einem Fest in Paris lernt Violetta Valéry, krank und gefeiert, Alfredo Germont kennen, der sie seit einem Jahr liebt.
     Sie lacht darüber und bleibt doch an dem Gedanken hängen.

     **Zweiter Akt.** Sie leben auf dem Land, sie verkauft ihren Besitz dafür. Alfredos Vater verlangt, dass sie geht, um der Ehre seiner
     Tochter willen. Sie geht und lässt Alfredo glauben, sie liebe ihn nicht mehr. Auf Floras Fest wirft er ihr vor allen Gästen Geld
     vor die Füße.

     **Dritter Akt.** Violetta liegt im Sterben. Alfredo weiß nun, was sie getan hat, und kommt. Für einen Augenblick fühlt sie sich gesund.`,
    `**Act one.** At a party in Paris Violetta Valéry, ill and celebrated, meets Alfredo Germont, who has loved her for a year. She laughs
     at it, and yet the thought stays with her.

     **Act two.** They live in the country; she sells her possessions for it. Alfredo’s father demands that she leave, for the sake of his
     daughter’s honour. She goes and lets Alfredo believe that she no longer loves him. At Flora’s party he throws money at her feet in
     front of all the guests.

     **Act three.** Violetta is dying. Alfredo now knows what she did, and comes. For one moment she feels well.`,
  ),
  notes: both('Krankheit und Sterben sind Thema des Abends.', 'Illness and dying are subjects of the evening.'),
  questions: [
    {
      question: both('Ist das eine gute erste Oper?', 'Is this a good first opera?'),
      answer: both(
        'Eine der besten: zweieinhalb Stunden, drei Menschen, kein Satz zu viel. Mehr dazu unter [Ihr erster Opernabend](page:erster-abend).',
        'One of the best: two and a half hours, three people, not a sentence too many. More under [Your first night](page:erster-abend).',
      ),
    },
    {
      question: both('Wer singt an welchem Abend?', 'Who sings on which evening?'),
      answer: both(
        'Das steht bei jedem Termin. Änderungen schreiben wir dazu, sobald wir sie kennen.',
        'It stands with every date. We note changes there as soon as we know them.',
      ),
    },
    {
      question: both('Darf man beim Trinklied mitklatschen?', 'May one clap along with the drinking song?'),
      answer: both(
        'Man darf. Danach ist es still, und das ist Absicht.',
        'One may. After it there is silence, and that is intended.',
      ),
    },
  ],
};
