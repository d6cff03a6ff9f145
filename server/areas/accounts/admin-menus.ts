import type { Locale } from '#contract/base/locale.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import { can, type Capability, type Role } from '#contract/accounts/capabilities.ts';
import type { User } from '#contract/accounts/user.ts';
import { adminAddress } from '../links/addresses.ts';

interface Menu {
  key: string;
  label: LocalizedText;
  access: Capability;
}

/** Menu entries; each name is a resource or another screen of the back office. */
const menus: Menu[] = [
  { key: 'pages', label: { de: 'Seiten', en: 'Pages' }, access: 'pages' },
  { key: 'patterns', label: { de: 'Muster', en: 'Patterns' }, access: 'modules' },
  { key: 'shared-parts', label: { de: 'Gemeinsame Bausteine', en: 'Shared parts' }, access: 'modules' },
  { key: 'media', label: { de: 'Medien', en: 'Media' }, access: 'media' },
  { key: 'events', label: { de: 'Termine', en: 'Events' }, access: 'programme' },
  { key: 'productions', label: { de: 'Produktionen', en: 'Productions' }, access: 'programme' },
  { key: 'festivals', label: { de: 'Festivals und Reihen', en: 'Festivals and series' }, access: 'programme' },
  { key: 'seasons', label: { de: 'Spielzeiten', en: 'Seasons' }, access: 'programme' },
  { key: 'persons', label: { de: 'Personen', en: 'People' }, access: 'people' },
  { key: 'articles', label: { de: 'Magazin', en: 'Magazine' }, access: 'magazine' },
  { key: 'seasonsubscriptions', label: { de: 'Abonnements', en: 'Subscriptions' }, access: 'programme' },
  { key: 'download-directories', label: { de: 'Pressedownloads', en: 'Press downloads' }, access: 'press' },
  { key: 'departments', label: { de: 'Kontakt', en: 'Contact' }, access: 'contact' },
  { key: 'slides', label: { de: 'Startseite', en: 'Home page' }, access: 'pages' },
  { key: 'breaking-news', label: { de: 'Eilmeldungen', en: 'Breaking news' }, access: 'pages' },
  { key: 'import', label: { de: 'Übernehmen', en: 'Import' }, access: 'programme' },
  { key: 'replace', label: { de: 'Suchen und ersetzen', en: 'Find and replace' }, access: 'office' },
  { key: 'requests', label: { de: 'Freigaben', en: 'Requests' }, access: 'office' },
  { key: 'notes', label: { de: 'Notizen', en: 'Notes' }, access: 'modules' },
  { key: 'bin', label: { de: 'Papierkorb', en: 'Bin' }, access: 'office' },
  { key: 'users', label: { de: 'Zugänge', en: 'Users' }, access: 'users' },
  { key: 'redirects', label: { de: 'Weiterleitungen', en: 'Redirects' }, access: 'settings' },
  { key: 'not-found', label: { de: 'Nicht gefunden', en: 'Not found' }, access: 'settings' },
  { key: 'newsletter-entries', label: { de: 'Newsletter', en: 'Newsletter' }, access: 'administration' },
  { key: 'mails', label: { de: 'Postausgang', en: 'Outbox' }, access: 'administration' },
  { key: 'audit', label: { de: 'Protokoll', en: 'Audit log' }, access: 'administration' },
  { key: 'house', label: { de: 'Unser Haus', en: 'Our house' }, access: 'settings' },
  { key: 'settings', label: { de: 'Einstellungen', en: 'Settings' }, access: 'settings' },
  { key: 'take-over', label: { de: 'Übernahme', en: 'Take-over' }, access: 'settings' },
  { key: 'status', label: { de: 'Zustand', en: 'Status' }, access: 'administration' },
];

/** The back-office menus that a role may open. */
export function adminMenus(role: Role, locale: Locale): User['admin_menus'] {
  return menus
    .filter(({ access }) => can(role, access))
    .map((menu) => ({ key: menu.key, label: menu.label[locale], url: adminAddress(menu.key) }));
}
