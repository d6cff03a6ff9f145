import { defaultNewsletterLists } from '#contract/newsletter/newsletter-lists.ts';
import type { Redirect } from '#contract/pages/redirect.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { both } from './build-blocks.ts';

/** Site settings of the demo. The phone number is fictional and the addresses are reserved for examples. */
export const siteSettings: SiteSettings = {
  name: 'Oper Colonia',
  claim: both('Opernhaus am Rhein', 'Opera house on the Rhine'),
  city: 'Köln',
  city_logo_text: both('Eine Bühne der Stadt Köln', 'A stage of the City of Cologne'),
  phone: '0221 000 00 00',
  email: 'post@oper-colonia.example',
  street: 'Rheinboulevard 1',
  postal_code: '50679',
  box_office: both(
    'Montag bis Samstag 10–18 Uhr\nAbendkasse eine Stunde vor Beginn',
    'Monday to Saturday, 10 am–6 pm\nEvening box office one hour before the start',
  ),
  change_over_minutes: 60,
  newsletter_lists: [...defaultNewsletterLists],
  consent_reasking: true,
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/opercolonia.example/' },
    { name: 'YouTube', url: 'https://www.youtube.com/@opercolonia.example' },
  ],
};

/** Addresses from an earlier website that people still have on paper. */
export const redirects: Redirect[] = [
  { old_path: '/de/spielplan', new_path: '/de/programm' },
  { old_path: '/en/calendar', new_path: '/en/programme' },
  { old_path: '/de/service/anfahrt', new_path: '/de/besuch/anfahrt' },
  { old_path: '/de/barrierefreiheit', new_path: '/de/besuch/barrierefreiheit' },
  { old_path: '/de/leichte-sprache', new_path: '/de/besuch/leichte-sprache' },
  { old_path: '/de/magazin', new_path: '/de/blog' },
  { old_path: '/en/magazine', new_path: '/en/blog' },
  { old_path: '/en/imprint', new_path: '/en/impressum' },
  { old_path: '/en/privacy', new_path: '/en/datenschutz' },
];
