import { both, columns, faq, fullTeaser, headline, link, ownFilm, ownRecording, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const accessibility: PageSpec = {
  key: 'barrierefreiheit',
  parent: 'besuch',
  title: both('Barrierefreiheit', 'Accessibility'),
  slug: both('barrierefreiheit', 'accessibility'),
  menus: ['main', 'menu'],
  description: both(
    'Rollstuhlplätze, Höranlage, Audiodeskription, Gebärdensprache und ruhige Vorstellungen.',
    'Wheelchair places, hearing loop, audio description, sign language and relaxed performances.',
  ),
  content: [
    text(
      'Oper ist für alle da, die kommen wollen. Was Sie dafür brauchen, sagen Sie uns am besten beim Kartenkauf; was wir schon wissen, steht hier.',
      'Opera is for everyone who wants to come. What you need for it is best told when you book; what we know already stands here.',
    ),
    headline('Im Haus', 'In the building'),
    columns(
      '50-50',
      [
        headline('Mit dem Rollstuhl', 'By wheelchair', { level: '3' }),
        text(
          'Sechs Plätze in Reihe 12, je einer für die Begleitung daneben. Der Zugang durch den Hof ist stufenlos, die schmalste Tür misst 94 cm. Zwei barrierefreie WCs im Erdgeschoss, eines davon mit Liege.',
          'Six places in row 12, each with a companion seat next to it. The courtyard entrance is step-free, the narrowest door measures 94 cm. Two accessible toilets on the ground floor, one with a changing bench.',
        ),
        headline('Mit Hörgerät', 'With a hearing aid', { level: '3' }),
        text(
          'Induktionsschleife im Parkett, Reihen 5 bis 14. Für alle anderen Plätze leiht die Garderobe Empfänger aus.',
          'Induction loop in the stalls, rows 5 to 14. For all other seats the cloakroom lends receivers.',
        ),
      ],
      [
        headline('Mit wenig oder ohne Sehen', 'With low or no vision', { level: '3' }),
        text(
          'An zwei Abenden jeder Produktion beschreibt eine Stimme im Ohr, was zu sehen ist. Neunzig Minuten vorher dürfen Sie Bühnenbild und Kostüme anfassen. Assistenzhunde sind willkommen.',
          'On two evenings of each production a voice in your ear describes what can be seen. Ninety minutes before, you may touch set and costumes. Assistance dogs are welcome.',
        ),
        headline('Mit Bedürfnis nach Ruhe', 'If you need calm', { level: '3' }),
        text(
          'In entspannten Vorstellungen bleibt etwas Licht im Saal, die Türen bleiben offen, und laut werden darf, wer muss. Im zweiten Rang gibt es einen stillen Raum.',
          'In relaxed performances some light stays on, the doors stay open, and whoever must be loud may be. There is a quiet room on the second tier.',
        ),
      ],
    ),
    ownFilm({
      film: 'film-gebaerden',
      captions: { de: 'untertitel-deutsch', en: 'untertitel-englisch' },
      described: 'film-gebaerden-beschrieben',
      picture: 'leuchter',
      length: '0:09',
      title: both('Das Haus in Gebärdensprache', 'The house in German Sign Language'),
    }),
    headline('So klingt eine Audiodeskription', 'What an audio description sounds like'),
    ownRecording(
      'hoerprobe',
      both('Hörprobe: der Anfang von »Salome«', 'Sample: the beginning of Salome'),
      both(
        'Der Saal ist dunkel. Auf der Bühne steht ein Turm aus Licht. Links wartet Salome, in einem Kleid aus sieben Schleiern.',
        'The recording is in German. It says: The auditorium is dark. On the stage stands a tower of light. Salome waits on the left, in a dress of seven veils.',
      ),
    ),
    headline('Vor dem Besuch', 'Before your visit'),
    faq([
      {
        question: both('Wie buche ich einen Rollstuhlplatz?', 'How do I book a wheelchair place?'),
        answer: both(
          'Unter [0221 000 00 00](tel:+492210000000) oder an der Opernkasse. Die Begleitperson kommt mit dem Merkzeichen B umsonst hinein.',
          'At [0221 000 00 00](tel:+492210000000) or at the box office. With mark B on the pass, a companion is admitted free.',
        ),
      },
      {
        question: both('Woher weiß ich, ob es laut oder grell wird?', 'How do I know whether it gets loud or glaring?'),
        answer: both(
          'Zu jeder Produktion nennen wir Schüsse, Nebel, Lichtblitze und schwierige Themen, auf Wunsch auch am Telefon.',
          'For every production we list shots, fog, flashes and difficult subjects, on request by telephone too.',
        ),
      },
      {
        question: both('Gibt es Informationen in Leichter Sprache?', 'Is there information in easy language?'),
        answer: both(
          'Ja, auf einer [eigenen Seite](page:leichte-sprache), und zu vier Opern auch als Heft.',
          'Yes, on a [page of its own](page:leichte-sprache), and for four operas as a booklet.',
        ),
      },
    ]),
    fullTeaser('image-right', {
      picture: 'ensemble',
      target: 'mailto:zugang@oper-colonia.example',
      preline: both('Ihr Kontakt', 'Your contact'),
      headline: both('Meret Sandoval hört zu', 'Meret Sandoval listens'),
      text: both(
        'Sie ist für Zugänge zuständig und findet mit Ihnen den richtigen Abend und den richtigen Platz.',
        'She looks after access and finds the right evening and the right seat with you.',
      ),
      linkText: both('E-Mail schreiben', 'Write an e-mail'),
    }),
    link(
      'page:erklaerung',
      both('Erklärung zur Barrierefreiheit dieser Website', 'Accessibility statement of this website'),
    ),
  ],
};
