import { both, columns, faq, headline, imageList, link, text, viewer } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const press: PageSpec = {
  key: 'presse',
  parent: 'haus',
  title: both('Presse', 'Press'),
  slug: both('presse', 'press'),
  menus: ['main', 'menu'],
  description: both('Bilder, Texte und Ansprechpersonen für Medien.', 'Pictures, texts and contacts for the media.'),
  content: [
    text(
      'Für Ihre Berichterstattung stellen wir Bilder honorarfrei bereit, wenn Sie die Quelle nennen. Alle Bilder dieser Website sind errechnet; fotografiert wurde nichts.',
      'For your coverage we provide pictures free of charge if you name the source. All pictures on this website are computed; nothing was photographed.',
    ),
    columns(
      '67-33',
      [
        headline('Bilder der Spielzeit', 'Pictures of the season'),
        imageList('standard', [
          {
            picture: 'lohengrin',
            description: both('»Lohengrin«. Bild: Atelier Colonia', 'Lohengrin. Picture: Atelier Colonia'),
          },
          {
            picture: 'carmen-hoch',
            description: both('»Carmen«. Bild: Atelier Colonia', 'Carmen. Picture: Atelier Colonia'),
          },
          {
            picture: 'fledermaus',
            description: both('»Die Fledermaus«. Bild: Atelier Colonia', 'Die Fledermaus. Picture: Atelier Colonia'),
          },
        ]),
      ],
      [
        headline('Kontakt', 'Contact', { level: '3' }),
        text(
          '**Cornelius Abendroth**\n\nTelefon [0221 000 00 10](tel:+492210000010)\n\n[presse@oper-colonia.example](mailto:presse@oper-colonia.example)',
          '**Cornelius Abendroth**\n\nTelephone [0221 000 00 10](tel:+492210000010)\n\n[presse@oper-colonia.example](mailto:presse@oper-colonia.example)',
        ),
      ],
    ),
    link('page:pressedownloads', both('Bilder und Texte herunterladen', 'Download pictures and texts'), 'button'),
    headline('Das Spielzeitheft', 'The season booklet'),
    viewer('https://issuu.com/opercolonia/docs/spielzeitheft', 'Issuu'),
    link('mailto:presse@oper-colonia.example', both('In den Presseverteiler', 'Join the press list'), 'button'),
  ],
};

export const jobs: PageSpec = {
  key: 'jobs',
  parent: 'haus',
  title: both('Jobs', 'Jobs'),
  slug: both('jobs', 'jobs'),
  menus: ['main'],
  hero: 'werkstatt',
  description: both(
    'Arbeiten an der Oper Colonia: Werkstätten, Technik, Bühne, Büro.',
    'Working at Oper Colonia: workshops, stage crew, stage, office.',
  ),
  content: [
    text(
      'Wir suchen Menschen, die gern pünktlich sind und trotzdem staunen. Teilzeit geht fast überall, Quereinstieg öfter, als Sie denken.',
      'We look for people who like to be punctual and marvel all the same. Part-time is possible almost everywhere, a change of trade more often than you think.',
    ),
    headline('Offene Stellen', 'Open positions'),
    faq([
      {
        question: both('Theatermaler*in, 39 Stunden', 'Scene painter, 39 hours'),
        answer: both(
          'Sie malen Himmel, die niemand als gemalt erkennt, und haben keine Angst vor 216 Quadratmetern am Stück.',
          'You paint skies that nobody recognises as painted, and are not afraid of 216 square metres in one piece.',
        ),
      },
      {
        question: both('Veranstaltungstechniker*in Ton, 39 Stunden', 'Sound engineer, 39 hours'),
        answer: both('Sie hören, was fehlt, bevor jemand fragt.', 'You hear what is missing before anyone asks.'),
      },
      {
        question: both('Mitarbeiter*in Einlass, Aushilfe', 'Usher, casual'),
        answer: both(
          'Sie finden Reihe 12 im Dunkeln und ein freundliches Wort für alle, die zu spät kommen.',
          'You find row 12 in the dark and a kind word for all who come late.',
        ),
      },
    ]),
    headline('Ausbildung', 'Training', { level: '3' }),
    // The English page falls back to German here: trainees work in German.
    text(
      'Tischlerei, Schneiderei, Maske und Veranstaltungstechnik bilden jedes Jahr zum 1. September aus. Bewerbungen nehmen wir bis Ende Februar an.',
      '',
    ),
    link('mailto:jobs@oper-colonia.example', both('Bewerbung schicken', 'Send an application'), 'button'),
  ],
};
