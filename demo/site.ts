import { readFileSync } from 'node:fs';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { noMailTexts } from '#contract/settings/mails/mail-texts.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { both } from './build-blocks.ts';

/** The logo: an auditorium from above. */
function auditorium(line: string, dot: string): string {
  const tiers = 'M33.8 8.4A18 18 0 1 0 33.8 31.6M29.6 12A12.5 12.5 0 1 0 29.6 28M25.4 15.5A7 7 0 1 0 25.4 24.5';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="none" stroke="${line}" stroke-width="1.6" ` +
    `d="${tiers}"></path><circle cx="20" cy="20" r="2.6" fill="${dot}"></circle></svg>`
  );
}

/** The mark of the city: a shield. */
const shield =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64"><path fill="none" stroke="#f7f2e9" stroke-width="2" ' +
  'd="M1 1h46v42.5a23 19.5 0 0 1-46 0z"></path><path fill="#f7f2e9" d="M0 0h48v21.8H0z"></path></svg>';

/** Site settings of the demo. The phone number is fictional and the addresses are reserved for examples. */
export const siteSettings: SiteSettings = {
  is_open: true,
  name: 'Oper Colonia',
  english_name: '',
  claim: both('Opernhaus am Rhein', 'Opera house on the Rhine'),
  city: 'Köln',
  city_logo_text: both('Eine Bühne der Stadt Köln', 'A stage of the City of Cologne'),
  logo: { svg: auditorium('#171012', '#a8102b'), media_id: null },
  logo_on_dark: { svg: auditorium('#f7f2e9', '#f7f2e9'), media_id: null },
  name_beside_logo: true,
  city_mark: { svg: shield, media_id: null },
  icon: { svg: readFileSync(new URL('icon.svg', import.meta.url), 'utf8').trim(), media_id: null },
  sharing_image_id: null,
  own_typeface: null,
  theme: usualTheme,
  home_next: both('', ''),
  home_on_stage: both('', ''),
  home_magazine: both('', ''),
  newsletter_headline: both('', ''),
  subscription_text: both(
    'Zu einem reduzierten Preis auch im Abonnement erhältlich: mehrere Abende, ein fester Platz, bis zu 20 % gespart.',
    'Also available at a reduced price by subscription: several evenings, a seat of your own, savings of up to 20%.',
  ),
  consent_title: both('', ''),
  consent_lead: both('', ''),
  shop_title: both('', ''),
  ticket_label: both('', ''),
  time_words: both('', ''),
  mail_texts: noMailTexts,
  phone: '0221 000 00 00',
  email: 'post@oper-colonia.example',
  street: 'Rheinboulevard 1',
  postal_code: '50679',
  box_office: both(
    'Montag bis Samstag 10–18 Uhr\nAbendkasse eine Stunde vor Beginn',
    'Monday to Saturday, 10 am–6 pm\nEvening box office one hour before the start',
  ),
  change_over_minutes: 60,
  newsletter_lists: [
    { value: 8, name: both('Spielplan und Vorverkauf, monatlich', 'Programme and advance sales, monthly') },
    { value: 12, name: both('Junge Oper, für Familien und Schulen', 'Young Opera, for families and schools') },
  ],
  consent_reasking: true,
  translation_glossary: [],
  parts_off: [],
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
