import type { Locale } from '#contract/base/locale.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import type { Role, User } from '#contract/accounts/user.ts';
import { adminAddress } from '../links/addresses.ts';

interface Menu {
  key: string;
  label: LocalizedText;
  /** Absent: every role. */
  role?: 'admin';
}

/** Menu entries; each name is a resource in the contract. */
const menus: Menu[] = [
  { key: 'pages', label: { de: 'Seiten', en: 'Pages' } },
  { key: 'media', label: { de: 'Medien', en: 'Media' } },
  { key: 'events', label: { de: 'Termine', en: 'Events' } },
  { key: 'productions', label: { de: 'Produktionen', en: 'Productions' } },
  { key: 'festivals', label: { de: 'Festivals und Reihen', en: 'Festivals and series' } },
  { key: 'seasons', label: { de: 'Spielzeiten', en: 'Seasons' } },
  { key: 'persons', label: { de: 'Personen', en: 'People' } },
  { key: 'articles', label: { de: 'Magazin', en: 'Magazine' } },
  { key: 'seasonsubscriptions', label: { de: 'Abonnements', en: 'Subscriptions' } },
  { key: 'download-directories', label: { de: 'Pressedownloads', en: 'Press downloads' } },
  { key: 'departments', label: { de: 'Kontakt', en: 'Contact' } },
  { key: 'slides', label: { de: 'Startseite', en: 'Home page' } },
  { key: 'breaking-news', label: { de: 'Eilmeldungen', en: 'Breaking news' } },
  { key: 'import', label: { de: 'Übernehmen', en: 'Import' } },
  { key: 'bin', label: { de: 'Papierkorb', en: 'Bin' } },
  { key: 'users', label: { de: 'Zugänge', en: 'Users' }, role: 'admin' },
  { key: 'redirects', label: { de: 'Weiterleitungen', en: 'Redirects' }, role: 'admin' },
  { key: 'newsletter-entries', label: { de: 'Newsletter', en: 'Newsletter' }, role: 'admin' },
  { key: 'mails', label: { de: 'Postausgang', en: 'Outbox' }, role: 'admin' },
  { key: 'audit', label: { de: 'Protokoll', en: 'Audit log' }, role: 'admin' },
  { key: 'settings', label: { de: 'Einstellungen', en: 'Settings' }, role: 'admin' },
];

/** The back-office menus that a role may open. */
export function adminMenus(role: Role, locale: Locale): User['admin_menus'] {
  return menus
    .filter((menu) => menu.role === undefined || role === 'admin')
    .map((menu) => ({ key: menu.key, label: menu.label[locale], url: adminAddress(menu.key) }));
}
