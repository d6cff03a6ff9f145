import { both, fullTeaser, headline, logos, quote, text, video } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the page 'productions' above the list of the screen. */
export const productions: PageSpec = {
  key: 'produktionen',
  title: both('Produktionen', 'Productions'),
  slug: both('produktionen', 'productions'),
  menus: ['main'],
  hero: 'vorhang',
  description: both(
    'Premieren, Wiederaufnahmen, Tanz, Konzert und Junge Oper: alle Stücke der Oper Colonia.',
    'Premieres, revivals, dance, concerts and young opera: every piece at Oper Colonia.',
  ),
  content: [
    text(
      'Neue Inszenierungen, solche, die wiederkommen, und eine Oper, die in einen Koffer passt. Was sie in dieser Spielzeit verbindet: Jede erzählt von einem Versprechen, das jemand besser nicht gegeben hätte.',
      'New stagings, some that return, and one opera that fits into a suitcase. What joins them this season: each tells of a promise somebody should not have made.',
    ),
    video(
      'https://www.youtube.com/watch?v=OperColonia',
      'salome-zisterne',
      '1:42',
      both('»Salome«, der Trailer', 'Salome, the trailer'),
    ),
    quote(
      both(
        'Eine neue Inszenierung beginnt mit einer Frage und endet mit einer besseren.',
        'A new staging begins with a question and ends with a better one.',
      ),
      both('Milena Drosthagen, Regie', 'Milena Drosthagen, director'),
    ),
    fullTeaser('image-left', {
      picture: 'partitur',
      target: 'page:magazin',
      preline: both('Magazin', 'Magazine'),
      headline: both('Lesen, bevor der Vorhang aufgeht', 'Read before the curtain rises'),
      text: both(
        'Werkeinführungen, Werkstattbesuche und drei Fragen an Menschen, die man auf der Bühne nicht sieht.',
        'Introductions, workshop visits and three questions for people whom you do not see on stage.',
      ),
      linkText: both('Zum Magazin', 'To the magazine'),
    }),
    headline('Mit Unterstützung von', 'Supported by', { level: '3' }),
    logos('standard', [
      { picture: 'logo-klangraum', name: both('Stiftung Klangraum', 'Klangraum Foundation') },
      { picture: 'logo-rheinkultur', name: both('Förderfonds Rheinkultur', 'Rheinkultur Fund') },
      { picture: 'logo-opernfreunde', name: both('Opernfreunde Colonia', 'Friends of Opera Colonia') },
    ]),
  ],
};
