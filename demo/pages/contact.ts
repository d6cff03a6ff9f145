import { both, faq, fullTeaser, headline, link, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const contact: PageSpec = {
  key: 'kontakt',
  title: both('Kontakt', 'Contact'),
  slug: both('kontakt', 'contacts'),
  menus: ['menu'],
  description: both('Telefon, E-Mail und Adresse der Oper Colonia.', 'Telephone, e-mail and address of Oper Colonia.'),
  content: [
    text(
      'Am schnellsten geht es am Telefon, am schönsten am Schalter. E-Mails beantworten wir am nächsten Werktag.',
      'The telephone is quickest, the counter is nicest. We answer e-mails on the next working day.',
    ),
    headline('Wer hilft wobei', 'Who helps with what'),
    faq([
      {
        question: both('Ich habe etwas verloren', 'I have lost something'),
        answer: both(
          'Die Garderobe hebt alles acht Wochen auf, einzelne Handschuhe auch länger.',
          'The cloakroom keeps everything for eight weeks, single gloves longer.',
        ),
      },
      {
        question: both('Ich möchte vorsingen', 'I would like to audition'),
        answer: both(
          'Bitte mit Lebenslauf und zwei Aufnahmen an [vorsingen@oper-colonia.example](mailto:vorsingen@oper-colonia.example).',
          'With a CV and two recordings, please, to [vorsingen@oper-colonia.example](mailto:vorsingen@oper-colonia.example).',
        ),
      },
      {
        question: both('Ich berichte für ein Medium', 'I write for the media'),
        answer: both(
          'Dann sind Sie bei der [Presse](page:presse) richtig.',
          'Then the [press office](page:presse) is the place.',
        ),
      },
      {
        question: both('Ich brauche Unterstützung beim Besuch', 'I need support for my visit'),
        answer: both(
          'Meret Sandoval kennt alle Wege: [Barrierefreiheit](page:barrierefreiheit).',
          'Meret Sandoval knows all ways: [accessibility](page:barrierefreiheit).',
        ),
      },
    ]),
    fullTeaser('image-left', {
      picture: 'rhein',
      target: 'page:anfahrt',
      headline: both('So finden Sie her', 'How to find us'),
      text: both(
        'Rheinboulevard 1, rechtes Ufer, neben der Brücke.',
        'Rheinboulevard 1, right bank, next to the bridge.',
      ),
      linkText: both('Anfahrt und Parken', 'Getting here and parking'),
    }),
    link('mailto:post@oper-colonia.example', both('Allgemeine Post', 'General mail'), 'button'),
  ],
};
