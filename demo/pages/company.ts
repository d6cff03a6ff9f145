import type { LocalizedText } from '#contract/base/localized.ts';
import { audio, both, faq, headline, image, imageList, link, quote, teaserList, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';
import { people } from '../people/people.ts';
import type { portraits } from '../people/portraits.ts';

/** A portrait with voice and parts, which leads to the page of the person. */
function singer(key: (typeof portraits)[number], parts: LocalizedText) {
  const { name, profession } = people[key];
  return {
    picture: `portraet-${key}` as const,
    target: `person:${key}`,
    headline: both(name, name),
    subline: profession,
    text: parts,
  };
}

export const company: PageSpec = {
  key: 'ensemble',
  parent: 'haus',
  title: both('Ensemble', 'Company'),
  slug: both('ensemble', 'company'),
  menus: ['main'],
  hero: 'ensemble',
  description: both(
    'Die Künstler*innen der Oper Colonia: Stimmen, Leitung, Chor.',
    'The artists of Oper Colonia: voices, direction, chorus.',
  ),
  content: [
    text(
      'Ein Ensemble ist eine Wette auf die Dauer: Wer am Samstag die Königin singt, singt am Dienstag die Magd, und beide Male hört man, dass die anderen sie kennen.',
      'A company is a bet on time: whoever sings the queen on Saturday sings the maid on Tuesday, and both times you can hear that the others know her.',
    ),
    headline('Sopran und Mezzo', 'Soprano and mezzo'),
    teaserList('slide', [
      singer('halmdahl', both('Salome, Jenůfa', 'Salome, Jenůfa')),
      singer('ohlsdorff', both('Herodias, Küsterin', 'Herodias, Kostelnička')),
      singer('mordhorst', both('Königin der Nacht, Page', 'Queen of the Night, Page')),
      singer('tarkowski', both('Violetta, Micaëla', 'Violetta, Micaëla')),
      singer('vandersluis', both('Carmen, Hänsel', 'Carmen, Hansel')),
    ]),
    headline('Tenor, Bariton und Bass', 'Tenor, baritone and bass'),
    teaserList('slide', [
      singer('kantorsky', both('Herodes, Laca', 'Herod, Laca')),
      singer('zandtner', both('Narraboth, Tamino', 'Narraboth, Tamino')),
      singer('wirrbach', both('Jochanaan, Telramund', 'Jochanaan, Telramund')),
      singer('ristweg', both('Jochanaan, Escamillo', 'Jochanaan, Escamillo')),
      singer('sturmhoefel', both('Sarastro, Kaspar', 'Sarastro, Kaspar')),
    ]),
    quote(
      both(
        'Ich singe nicht über den Mond. Ich singe gegen ihn an, und er gewinnt jeden Abend, denn er hat das bessere Licht.',
        'I do not sing about the moon. I sing against it, and it wins every night, for it has the better light.',
      ),
      both('Sunniva Halmdahl, Sopran', 'Sunniva Halmdahl, soprano'),
    ),
    imageList('slide', [
      {
        picture: 'salome-hoch',
        description: both('Sunniva Halmdahl als Salome, Lichtprobe', 'Sunniva Halmdahl as Salome, lighting rehearsal'),
      },
      { picture: 'maske', description: both('Veit Kantorsky, halb Herodes', 'Veit Kantorsky, half Herod') },
      {
        picture: 'schwerkraft-hoch',
        description: both('Das Tanzensemble in »Schwerkraft«', 'The dance company in Schwerkraft'),
      },
      { picture: 'salome-treppe', description: both('Vierte Szene, Hauptprobe', 'Scene four, main rehearsal') },
    ]),
    headline('Leitung', 'Direction'),
    text(
      `[Thaddäus Quint](person:quint), Generalmusikdirektor. [Milena Drosthagen](person:drosthagen), Regie. [Joris van Lohwald](person:lohwald),
       Bühne und Licht. [Oda Perlbach](person:perlbach), Kostüme. [Ignatz Hohlwein](person:hohlwein), Chor.
       [Ruben Eschweiler-Thode](person:eschweiler), Tanz. [Leonore Amstutz-Vahl](person:amstutz), Dramaturgie.`,
      `[Thaddäus Quint](person:quint), general music director. [Milena Drosthagen](person:drosthagen), stage director.
       [Joris van Lohwald](person:lohwald), sets and lighting. [Oda Perlbach](person:perlbach), costumes. [Ignatz Hohlwein](person:hohlwein),
       chorus. [Ruben Eschweiler-Thode](person:eschweiler), dance. [Leonore Amstutz-Vahl](person:amstutz), dramaturgy.`,
    ),
    text(
      '*KS* vor einem Namen heißt Kammersänger oder Kammersängerin: ein Titel, den die Stadt verleiht und den man nicht mehr abgibt. Alle Namen auf dieser Seite sind erfunden.',
      '*KS* before a name stands for Kammersänger or Kammersängerin: a title the city confers and nobody gives back. All names on this page are invented.',
      { close: true },
    ),
    link('page:kuenstler', both('Alle Künstler*innen', 'All artists')),
  ],
};

export const orchestra: PageSpec = {
  key: 'orchester',
  parent: 'haus',
  title: both('Orchester', 'Orchestra'),
  slug: both('orchester', 'orchestra'),
  menus: ['main'],
  hero: 'graben',
  description: both(
    'Das Rheinische Opernorchester: wer im Graben sitzt und was dort gespielt wird.',
    'The Rheinisches Opernorchester: who sits in the pit and what is played there.',
  ),
  content: [
    text(
      'Man sieht sie kaum, und ohne sie fiele die Bühne in sich zusammen: Das Rheinische Opernorchester spielt hundertneunzig Abende im Jahr, elf davon im Hellen.',
      'You hardly see them, and without them the stage would collapse: the Rheinisches Opernorchester plays a hundred and ninety evenings a year, eleven of them in the light.',
    ),
    image(
      'partitur',
      'default',
      both(
        'Takt 214: Hier kreist jede Stimme etwas anderes ein.',
        'Bar 214: every part circles something different here.',
      ),
    ),
    headline('Hineinhören', 'Listen'),
    audio('https://soundcloud.com/oper-colonia/graben-um-vierzehn-uhr'),
    text(
      '»Graben um vierzehn Uhr«: vier Minuten Stimmen, Husten, Stühle. Unser meistgehörtes Stück.',
      '“The pit at two o’clock”: four minutes of tuning, coughing, chairs. Our most played piece.',
      { close: true },
    ),
    headline('Zum Mitspielen', 'To play along'),
    faq([
      {
        question: both('Gibt es eine Akademie?', 'Is there an academy?'),
        answer: both(
          'Ja, zehn Plätze für je zwei Jahre, an jedem Pult einer. Probespiele sind im März.',
          'Yes, ten places for two years each, one at every desk. Auditions are in March.',
        ),
      },
      {
        question: both('Kann ich beim Stimmen zuhören?', 'Can I listen to the tuning?'),
        answer: both(
          'Jeden Abend zwanzig Minuten vor Beginn, vom Rand des Parketts aus.',
          'Every evening twenty minutes before the start, from the edge of the stalls.',
        ),
      },
    ]),
    link(
      'article:sechzig-lampen',
      both('Ein Nachmittag mit dem Orchesterwart', 'An afternoon with the orchestra attendant'),
    ),
  ],
};
