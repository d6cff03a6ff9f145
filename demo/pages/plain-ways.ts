import { both, headline, image, link, ownFilm, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const easyLanguage: PageSpec = {
  key: 'leichte-sprache',
  parent: 'besuch',
  title: both('Leichte Sprache', 'Easy language'),
  slug: both('leichte-sprache', 'easy-language'),
  menus: ['main', 'menu'],
  description: both('Die Oper Colonia in Leichter Sprache.', 'Oper Colonia in easy language.'),
  content: [
    headline('Das ist die Oper Colonia', 'This is Oper Colonia'),
    text(
      `Die Oper Colonia ist ein Opern-Haus.

       Das Opern-Haus steht in Köln am Rhein.

       In einer Oper singen Menschen auf der Bühne.

       Dazu spielt ein Orchester.

       So erzählen sie eine Geschichte.`,
      `Oper Colonia is an opera house.

       It stands in Cologne, by the river Rhine.

       In an opera people sing on a stage.

       An orchestra plays with them.

       Together they tell a story.`,
    ),
    image('saal', 'default', both('Hier sitzen die Zuschauer.', 'This is where people sit.')),
    headline('So kommen Sie an Karten', 'How to get tickets'),
    text(
      `- Sie können anrufen: [0221 000 00 00](tel:+492210000000)
       - Sie können zur Opern-Kasse kommen. Die Adresse ist: Rheinboulevard 1.
       - Die Opern-Kasse ist von Montag bis Samstag offen. Von 10 Uhr bis 18 Uhr.`,
      `- You can call us: [0221 000 00 00](tel:+492210000000)
       - You can come to the box office. The address is: Rheinboulevard 1.
       - The box office is open from Monday to Saturday. From 10 am to 6 pm.`,
    ),
    headline('So kommen Sie zu uns', 'How to come to us'),
    text(
      `Fahren Sie mit der Straßen-Bahn.

       Die Halte-Stelle heißt: Opernhaus.

       Der Weg hat keine Stufen.

       Ihre Karte gilt auch für die Straßen-Bahn.`,
      `Take the tram.

       The stop is called: Opernhaus.

       The way has no steps.

       Your ticket is also good for the tram.`,
    ),
    headline('Diese Internet-Seite', 'This website'),
    text(
      `Oben sehen Sie das Menü. Dort finden Sie alle Seiten.

       Unten finden Sie die Telefon-Nummer.

       Es gibt auch einen Film in [Gebärden-Sprache](page:gebaerdensprache).

       **Wichtig:** Diese Oper gibt es nicht wirklich. Sie ist ausgedacht.`,
      `At the top you see the menu. There you find all pages.

       At the bottom you find the telephone number.

       There is also a film in [sign language](page:gebaerdensprache).

       **Important:** This opera house is not real. It is made up.`,
    ),
  ],
};

export const signLanguage: PageSpec = {
  key: 'gebaerdensprache',
  parent: 'besuch',
  title: both('Gebärdensprache', 'Sign language'),
  slug: both('gebaerdensprache', 'sign-language'),
  menus: ['main', 'menu'],
  description: both(
    'Informationen über die Oper Colonia in Deutscher Gebärdensprache.',
    'Information about Oper Colonia in German Sign Language.',
  ),
  content: [
    text(
      'In diesem Film erfahren Sie, wie diese Website aufgebaut ist, wo Sie Karten bekommen und an welchen Abenden zwei Dolmetscher*innen neben der Bühne stehen.',
      'This film shows how this website is laid out, where to get tickets, and on which evenings two interpreters stand beside the stage. It is in German Sign Language (DGS).',
    ),
    ownFilm({
      film: 'film-gebaerden',
      captions: { de: 'untertitel-deutsch', en: 'untertitel-englisch' },
      described: 'film-gebaerden-beschrieben',
      picture: 'probe',
      length: '0:09',
      title: both('Die Website in Deutscher Gebärdensprache', 'The website in German Sign Language'),
    }),
    headline('Was im Film gesagt wird', 'What the film says'),
    text(
      `Willkommen bei der Oper Colonia. Oben auf jeder Seite ist das Menü: Programm, Produktionen, Abonnements, Magazin, Besuch und Das
       Haus. Mit *EN* wechseln Sie ins Englische.

       Vorstellungen mit Gebärdensprache sind im Programm gekennzeichnet. Die besten Plätze dafür liegen im Parkett links, Reihen 4
       bis 9; bitte sagen Sie bei der Buchung *DGS* dazu.`,
      `Welcome to Oper Colonia. At the top of every page is the menu: Programme, Productions, Subscriptions, Magazine, Visit and The
       house. *DE* takes you to German.

       Performances with sign language are marked in the programme. The best seats for them are on the left of the stalls, rows 4 to
       9; please mention *DGS* when you book.`,
    ),
    link('mailto:zugang@oper-colonia.example', both('Per E-Mail buchen', 'Book by e-mail'), 'button'),
    link('page:barrierefreiheit', both('Alles zur Barrierefreiheit', 'All about accessibility')),
  ],
};
