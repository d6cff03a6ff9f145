import { audio, both, fullTeaser, headline, teaserList, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

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
    fullTeaser('image-right', {
      picture: 'graben',
      target: 'page:sechzig-lampen',
      preline: both('Hinter der Bühne', 'Backstage'),
      headline: both('Sechzig Lampen und eine Pause', 'Sixty lamps and an interval'),
      text: both(
        'Bevor der erste Ton klingt, hat der Orchesterwart schon drei Stunden gearbeitet. Ein Nachmittag im Graben, Pult für Pult.',
        'Before the first note sounds, the orchestra attendant has already worked for three hours. An afternoon in the pit, stand by stand.',
      ),
      linkText: both('Weiterlesen', 'Read on'),
    }),
    fullTeaser('image-left', {
      picture: 'faden',
      target: 'page:elf-meter-seide',
      preline: both('Werkstatt', 'Workshop'),
      headline: both('Elf Meter Seide für sieben Schleier', 'Eleven metres of silk for seven veils'),
      text: both(
        'Stoff wird gefärbt, bis er nach Abendhimmel aussieht. Ein Besuch bei Oda Perlbach.',
        'Cloth is dyed until it looks like an evening sky. A visit to Oda Perlbach.',
      ),
      linkText: both('Weiterlesen', 'Read on'),
    }),
    headline('Kurz gefragt', 'A quick question'),
    teaserList('standard', [
      {
        picture: 'partitur',
        preline: both('Werkeinführung', 'Introduction'),
        headline: both('Warum Salome den Mond nicht ansieht', 'Why Salome does not look at the moon'),
        text: both(
          'Weil alle anderen es tun. Strauss komponiert ihn in die Celesta, und dort bleibt er, bis es zu spät ist.',
          'Because everyone else does. Strauss composes it into the celesta, and there it stays until it is too late.',
        ),
      },
      {
        picture: 'maske',
        preline: both('Drei Fragen an', 'Three questions for'),
        headline: both('Die Souffleuse, die alle Rollen kennt', 'The prompter who knows every part'),
        text: both(
          'Roswitha Ehrenpreis spricht jeden Abend alle Texte mit. Nur einmal musste sie singen.',
          'Roswitha Ehrenpreis speaks every line along with everyone, every evening. Only once did she have to sing.',
        ),
      },
      {
        picture: 'schwerkraft',
        preline: both('Tanz', 'Dance'),
        headline: both('Wie lange dauert ein Fall?', 'How long does a fall last?'),
        text: both(
          '0,6 Sekunden, wenn man nachgibt. Siebzig Minuten, wenn man es nicht tut.',
          '0.6 seconds if you give in. Seventy minutes if you do not.',
        ),
      },
    ]),
    headline('Zum Hören', 'To listen to', { subline: both('Folge 12: Die Souffleuse', 'Episode 12: The prompter') }),
    audio('https://oper-colonia.podigee.io/12-die-souffleuse'),
    text(
      'Der Podcast kommt von einem fremden Anbieter; er wird erst geladen, wenn Sie es möchten. Die Gespräche sind auf Deutsch.',
      'The podcast comes from another provider; it is loaded only when you want it. The conversations are in German.',
      { close: true },
    ),
  ],
};
