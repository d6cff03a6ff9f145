import { audio, both, fullTeaser, headline, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

/** Content of the page 'magazine' above the list of the screen. */
export const magazine: PageSpec = {
  key: 'magazin',
  title: both('Magazin', 'Magazine'),
  slug: both('blog', 'blog'),
  menus: ['main'],
  description: both(
    'Gespräche, Werkstattbesuche und Werkeinführungen aus der Oper Colonia.',
    'Conversations, workshop visits and introductions from Oper Colonia.',
  ),
  content: [
    text(
      'Was auf der Bühne zwei Stunden dauert, dauert dahinter ein halbes Jahr. Davon erzählen wir hier.',
      'What takes two hours on stage takes half a year behind it. This is where we tell of it.',
    ),
    headline('Zum Hören', 'To listen to', { subline: both('Folge 12: Die Souffleuse', 'Episode 12: The prompter') }),
    audio('https://oper-colonia.podigee.io/12-die-souffleuse'),
    text(
      'Der Podcast kommt von einem fremden Anbieter; er wird erst geladen, wenn Sie es möchten. Die Gespräche sind auf Deutsch.',
      'The podcast comes from another provider; it is loaded only when you want it. The conversations are in German.',
      { close: true },
    ),
    fullTeaser('image-right', {
      picture: 'probe',
      target: 'page:fuehrungen',
      preline: both('Führungen', 'Guided tours'),
      headline: both('Lieber selbst nachsehen?', 'Would you rather see for yourself?'),
      text: both(
        'Malsaal, Schneiderei und Schnürboden kann man auch besuchen, neunzig Minuten lang und ohne Stufen.',
        'Paint shop, costume workshop and fly tower can be visited, too: ninety minutes, step-free.',
      ),
      linkText: both('Zu den Führungen', 'To the tours'),
    }),
  ],
};
