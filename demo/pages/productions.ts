import { both, eventList, fullTeaser, headline, imageList, teaserList, text, video } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const productions: PageSpec = {
  key: 'produktionen',
  title: both('Produktionen', 'Productions'),
  slug: both('produktionen', 'productions'),
  menus: ['main'],
  hero: 'vorhang',
  description: both(
    'Vierzehn Stücke dieser Spielzeit: Premieren, Wiederaufnahmen, Tanz und Junge Oper.',
    'Fourteen pieces of this season: premieres, revivals, dance and young opera.',
  ),
  content: [
    text(
      'Fünf neue Inszenierungen, acht, die wiederkommen, und eine Oper, die in einen Koffer passt. Was sie verbindet: Jede erzählt von einem Versprechen, das jemand besser nicht gegeben hätte.',
      'Five new stagings, eight that return, and one opera that fits into a suitcase. What joins them: each tells of a promise somebody should not have made.',
    ),
    headline('Neu', 'New'),
    fullTeaser('image-right', {
      picture: 'salome-treppe',
      preline: both('Richard Strauss', 'Richard Strauss'),
      headline: both('Salome', 'Salome'),
      text: both(
        'Alle sehen sie an, nur einer nicht. Als sie einen Wunsch frei hat, lernt der Palast, was ein Versprechen wiegt.',
        'Everyone looks at her, except for one. When she is granted a wish, the palace learns what a promise weighs.',
      ),
    }),
    eventList(both('Salome, die nächsten Termine', 'Salome, next dates'), ['salome:0', 'salome:1', 'salome:2']),
    imageList('standard', [
      {
        picture: 'jenufa',
        title: both('Jenůfa', 'Jenůfa'),
        description: both(
          'Leoš Janáček. Unter dem Eis liegt, was alle wissen.',
          'Leoš Janáček. Under the ice lies what everyone knows.',
        ),
      },
      {
        picture: 'lohengrin-hoch',
        title: both('Lohengrin', 'Lohengrin'),
        description: both(
          'Richard Wagner. Eine Frage ist verboten, also wird sie gestellt.',
          'Richard Wagner. One question is forbidden, so it is asked.',
        ),
      },
      {
        picture: 'carmen-hoch',
        title: both('Carmen', 'Carmen'),
        description: both(
          'Georges Bizet. Sonne, Schatten und eine Karte, die dreimal dasselbe sagt.',
          'Georges Bizet. Sun, shade and a card that says the same thing three times.',
        ),
      },
      {
        picture: 'schwerkraft',
        title: both('Schwerkraft', 'Schwerkraft'),
        description: both(
          'Ein Tanzabend von Ruben Eschweiler-Thode über das Fallen.',
          'A dance evening by Ruben Eschweiler-Thode about falling.',
        ),
      },
    ]),
    video(
      'https://www.youtube.com/watch?v=OperColonia',
      'salome-zisterne',
      '1:42',
      both('»Salome«, der Trailer', 'Salome, the trailer'),
    ),
    headline('Wieder da', 'Back again', { subline: both('Aus dem Repertoire', 'From the repertoire') }),
    teaserList('slide', [
      {
        picture: 'traviata',
        preline: both('Giuseppe Verdi', 'Giuseppe Verdi'),
        headline: both('La traviata', 'La traviata'),
        text: both('Ein Fest, von dem nur das Licht bleibt.', 'A party of which only the light remains.'),
      },
      {
        picture: 'tosca',
        preline: both('Giacomo Puccini', 'Giacomo Puccini'),
        headline: both('Tosca', 'Tosca'),
        text: both('Ein Tag in Rom, vier Tote, kein Gebet erhört.', 'One day in Rome, four dead, no prayer answered.'),
      },
      {
        picture: 'freischuetz',
        preline: both('Carl Maria von Weber', 'Carl Maria von Weber'),
        headline: both('Der Freischütz', 'Der Freischütz'),
        text: both(
          'Sechs Kugeln treffen. Die siebte gehört einem anderen.',
          'Six bullets hit. The seventh belongs to someone else.',
        ),
      },
      {
        picture: 'zauberfloete',
        preline: both('Wolfgang Amadeus Mozart', 'Wolfgang Amadeus Mozart'),
        headline: both('Die Zauberflöte', 'Die Zauberflöte'),
        text: both('Sterne in Reihen, Menschen in Prüfungen.', 'Stars in rows, people in trials.'),
      },
      {
        picture: 'haensel',
        preline: both('Engelbert Humperdinck', 'Engelbert Humperdinck'),
        headline: both('Hänsel und Gretel', 'Hänsel und Gretel'),
        text: both('Das einzige warme Fenster im Wald.', 'The only warm window in the forest.'),
      },
      {
        picture: 'alcina',
        preline: both('Georg Friedrich Händel', 'Georg Friedrich Händel'),
        headline: both('Alcina', 'Alcina'),
        text: both('Eine Insel, gezeichnet von ihren eigenen Wellen.', 'An island drawn by its own waves.'),
      },
      {
        picture: 'grimes',
        preline: both('Benjamin Britten', 'Benjamin Britten'),
        headline: both('Peter Grimes', 'Peter Grimes'),
        text: both(
          'Das Wetter singt im Chor, das Boot ist leer.',
          'The weather sings in the chorus, the boat is empty.',
        ),
      },
      {
        picture: 'fledermaus',
        preline: both('Johann Strauss', 'Johann Strauss'),
        headline: both('Die Fledermaus', 'Die Fledermaus'),
        text: both(
          'Glücklich ist, wer vergisst. Alle anderen müssen brummen.',
          'Happy are those who forget. All others go to jail.',
        ),
      },
    ]),
    fullTeaser('image-left', {
      picture: 'mondkoffer',
      target: 'page:junge-oper',
      preline: both('Kinderoper, ab fünf', 'Children’s opera, from five'),
      headline: both('Der Mond im Koffer', 'The Moon in the Suitcase'),
      text: both(
        'Lotte zieht um und packt das Wichtigste zuerst ein. Dann wird es draußen sehr dunkel.',
        'Lotte is moving house and packs the most important thing first. Then it gets very dark outside.',
      ),
      linkText: both('Zur Jungen Oper', 'To the young opera'),
    }),
  ],
};
