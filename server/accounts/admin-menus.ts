import type { Locale } from '#contract/locale.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Role, User } from '#contract/user.ts';

interface Menu {
  key: string;
  label: LocalizedText;
  /** Absent: every editor. */
  role?: 'admin';
}

const menus: Menu[] = [
  { key: 'pages', label: { de: 'Seiten', en: 'Pages' } },
  { key: 'media', label: { de: 'Medien', en: 'Media' } },
  { key: 'events', label: { de: 'Termine', en: 'Events' } },
  { key: 'productions', label: { de: 'Produktionen', en: 'Productions' } },
  { key: 'persons', label: { de: 'Personen', en: 'People' } },
  { key: 'articles', label: { de: 'Magazin', en: 'Magazine' } },
  { key: 'subscriptions', label: { de: 'Abonnements', en: 'Subscriptions' } },
  { key: 'downloads', label: { de: 'Pressedownloads', en: 'Press downloads' } },
  { key: 'users', label: { de: 'Zugänge', en: 'Users' }, role: 'admin' },
  { key: 'redirects', label: { de: 'Weiterleitungen', en: 'Redirects' }, role: 'admin' },
  { key: 'settings', label: { de: 'Einstellungen', en: 'Settings' }, role: 'admin' },
];

/** The menus of the back office that a role may open. */
export function adminMenus(role: Role, locale: Locale): User['admin_menus'] {
  return menus
    .filter((menu) => menu.role === undefined || role === 'admin')
    .map((menu) => ({ key: menu.key, label: menu.label[locale], url: `/admin/#/${menu.key}` }));
}
