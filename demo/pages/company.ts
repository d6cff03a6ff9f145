import { audio, both, columns, faq, headline, image, imageList, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

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
    headline('Auf der Bühne', 'On stage'),
    columns(
      '50-50',
      [
        headline('Sopran und Mezzo', 'Soprano and mezzo', { level: '3' }),
        text(
          '- **Sunniva Halmdahl**, Salome, Jenůfa\n- **Katinka Ohlsdorff**, Herodias, Küsterin\n- **Fenja Mordhorst**, Königin der Nacht, Page\n- **Amélie Tarkowski**, Violetta, Micaëla\n- **Noor Vandersluis**, Carmen, Hänsel',
          '- **Sunniva Halmdahl**, Salome, Jenůfa\n- **Katinka Ohlsdorff**, Herodias, Kostelnička\n- **Fenja Mordhorst**, Queen of the Night, Page\n- **Amélie Tarkowski**, Violetta, Micaëla\n- **Noor Vandersluis**, Carmen, Hansel',
        ),
      ],
      [
        headline('Tenor, Bariton und Bass', 'Tenor, baritone and bass', { level: '3' }),
        text(
          '- **Veit Kantorsky**, Herodes, Laca\n- **Aurel Zandtner**, Narraboth, Tamino\n- **KS Anselm Wirrbach**, Jochanaan, Telramund\n- **Bogdan Ristweg**, Jochanaan, Escamillo\n- **Ingolf Sturmhöfel**, Sarastro, Kaspar',
          '- **Veit Kantorsky**, Herod, Laca\n- **Aurel Zandtner**, Narraboth, Tamino\n- **KS Anselm Wirrbach**, Jochanaan, Telramund\n- **Bogdan Ristweg**, Jochanaan, Escamillo\n- **Ingolf Sturmhöfel**, Sarastro, Kaspar',
        ),
      ],
    ),
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
      `**Thaddäus Quint**, Generalmusikdirektor. **Milena Drosthagen**, Regie. **Joris van Lohwald**, Bühne und Licht. **Oda Perlbach**,
       Kostüme. **Ignatz Hohlwein**, Chor. **Ruben Eschweiler-Thode**, Tanz. **Leonore Amstutz-Vahl**, Dramaturgie.`,
      `**Thaddäus Quint**, general music director. **Milena Drosthagen**, stage director. **Joris van Lohwald**, sets and lighting.
       **Oda Perlbach**, costumes. **Ignatz Hohlwein**, chorus. **Ruben Eschweiler-Thode**, dance. **Leonore Amstutz-Vahl**, dramaturgy.`,
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
