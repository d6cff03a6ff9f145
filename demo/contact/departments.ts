import type { LocalizedText } from '#contract/base/localized.ts';
import type { OpeningHours } from '#contract/contact/contact.ts';
import { both } from '../build-blocks.ts';

interface Contact {
  name: string;
  role: LocalizedText;
  phone?: string;
  email?: string;
}

interface DepartmentSpec {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  phone: string;
  email: string;
  hours: OpeningHours[];
  people: Contact[];
}

const hours = (weekdays: number[], from: string, to: string): OpeningHours => ({ weekdays, from, to });
const office = [1, 2, 3, 4, 5];

/** Departments that visitors can contact. The telephone numbers are not in use. */
export const departments: DepartmentSpec[] = [
  {
    slug: 'opernkasse',
    name: both('Opernkasse', 'Box office'),
    description: both(
      'Karten, Umtausch, Gutscheine, Rollstuhlplätze. Hier weiß man auch, was am Abend noch zurückkommt.',
      'Tickets, exchanges, vouchers, wheelchair places. They also know what may come back on the evening.',
    ),
    phone: '0221 000 00 00',
    email: 'karten@oper-colonia.example',
    hours: [hours([1, 2, 3, 4, 5, 6], '10:00', '18:00')],
    people: [
      { name: 'Ramona Schellhaas', role: both('Leitung der Opernkasse', 'Head of the box office') },
      {
        name: 'Dilan Yurtseven-Kraus',
        role: both('Gruppen und Schulen', 'Groups and schools'),
        phone: '0221 000 00 04',
      },
    ],
  },
  {
    slug: 'abonnementbuero',
    name: both('Abonnementbüro', 'Subscription office'),
    description: both(
      'Abschließen, tauschen, verschenken. Frau Okonjo und Herr Brandstetter kennen jeden Platz im Haus.',
      'Subscribe, exchange, give away. Ms Okonjo and Mr Brandstetter know every seat in the house.',
    ),
    phone: '0221 000 00 20',
    email: 'abo@oper-colonia.example',
    hours: [hours(office, '10:00', '16:00')],
    people: [
      { name: 'Blessing Okonjo', role: both('Leitung', 'Head of the office'), phone: '0221 000 00 21' },
      {
        name: 'Gereon Brandstetter',
        role: both('Beratung und Umtausch', 'Advice and exchanges'),
        phone: '0221 000 00 22',
      },
    ],
  },
  {
    slug: 'zugaenge',
    name: both('Zugänge und Barrierefreiheit', 'Access'),
    description: both(
      'Audiodeskription, Gebärdensprache, entspannte Vorstellungen, ein ruhiger Platz: Wir finden mit Ihnen den richtigen Abend.',
      'Audio description, sign language, relaxed performances, a quiet seat: we find the right evening with you.',
    ),
    phone: '0221 000 00 30',
    email: 'zugang@oper-colonia.example',
    hours: [hours([1, 2, 4], '09:00', '15:00'), hours([3], '12:00', '18:00')],
    people: [{ name: 'Meret Sandoval', role: both('Referentin für Zugänge', 'Access officer') }],
  },
  {
    slug: 'junge-oper',
    name: both('Junge Oper', 'Young opera'),
    description: both(
      'Schulbesuche, Workshops, Kinderchor und Jugendclub. Der Koffer voller Geräusche wird hier gepackt.',
      'School visits, workshops, children’s chorus and youth club. The suitcase full of noises is packed here.',
    ),
    phone: '0221 000 00 40',
    email: 'junge@oper-colonia.example',
    hours: [hours([1, 2, 3, 4], '09:00', '14:00')],
    people: [
      { name: 'Fritzi Laubental', role: both('Leitung Junge Oper', 'Head of young opera') },
      { name: 'Selin Aydemirci', role: both('Musikvermittlung', 'Learning'), phone: '0221 000 00 41' },
      {
        name: 'Britta Zwerenz',
        role: both('Kinderchor', 'Children’s chorus'),
        email: 'kinderchor@oper-colonia.example',
      },
    ],
  },
  {
    slug: 'presse',
    name: both('Presse und Kommunikation', 'Press and communications'),
    description: both(
      'Bilder, Pressekarten, Gespräche. Bitte nennen Sie Ihr Medium und den Abend, an dem Sie kommen möchten.',
      'Pictures, press tickets, interviews. Please name your medium and the evening on which you would like to come.',
    ),
    phone: '0221 000 00 10',
    email: 'presse@oper-colonia.example',
    hours: [hours(office, '09:30', '17:00')],
    people: [
      { name: 'Cornelius Abendroth', role: both('Pressesprecher', 'Press officer') },
      {
        name: 'Lioba Kranzfelder',
        role: both('Bildredaktion und Website', 'Pictures and website'),
        phone: '0221 000 00 11',
      },
    ],
  },
  {
    slug: 'direktion',
    name: both('Direktion und Betriebsbüro', 'Direction and artistic administration'),
    description: both(
      'Intendanz, Operndirektion und alle Fragen zu Vorsingen und Gastspielen.',
      'The general director, the director of opera, and all questions about auditions and guest performances.',
    ),
    phone: '0221 000 00 50',
    email: 'direktion@oper-colonia.example',
    hours: [hours(office, '10:00', '13:00')],
    people: [
      { name: 'Johanna Vierheller', role: both('Intendantin', 'General director') },
      { name: 'Raphael Castellan-Ohm', role: both('Operndirektor', 'Director of opera') },
      {
        name: 'Walburga Spiess-Tanaka',
        role: both('Betriebsbüro, Vorsingen', 'Artistic administration, auditions'),
        email: 'vorsingen@oper-colonia.example',
      },
    ],
  },
  {
    slug: 'pforte',
    name: both('Pforte und Fundbüro', 'Stage door and lost property'),
    description: both(
      'Tag und Nacht besetzt. Schirme werden acht Wochen aufgehoben, einzelne Handschuhe auch länger.',
      'Staffed day and night. Umbrellas are kept for eight weeks, single gloves longer.',
    ),
    phone: '0221 000 00 01',
    email: 'pforte@oper-colonia.example',
    hours: [hours([1, 2, 3, 4, 5, 6, 7], '00:00', '23:59')],
    people: [],
  },
];
