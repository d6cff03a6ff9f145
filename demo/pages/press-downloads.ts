import { both, link, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the page 'press downloads' above the list of the screen. */
export const pressDownloads: PageSpec = {
  key: 'pressedownloads',
  title: both('Pressedownloads', 'Press downloads'),
  slug: both('pressedownloads', 'pressedownloads'),
  menus: ['menu'],
  description: both(
    'Bilder und Texte für die Berichterstattung über die Oper Colonia, honorarfrei mit Quellenangabe.',
    'Pictures and texts for coverage of Oper Colonia, free of charge with a credit line.',
  ),
  content: [
    text(
      'Alle Bilder sind für die aktuelle Berichterstattung honorarfrei, wenn die Quelle danebensteht. Sie fehlt an keinem Bild, Sie müssen sie nur mitnehmen.',
      'All pictures are free of charge for current coverage if the source stands beside them. No picture lacks it; you only have to take it along.',
    ),
    quote(
      both(
        'Ein Pressebild ist gut, wenn man die Musik hört, obwohl man es leise stellt.',
        'A press picture is good if you can hear the music although it is muted.',
      ),
      both('Cornelius Abendroth, Presse', 'Cornelius Abendroth, press officer'),
    ),
    link('page:presse', both('Ansprechpersonen für Medien', 'Contacts for the media')),
  ],
};
