import type { Locale } from '#contract/base/locale.ts';
import { can, type Capability, type Role } from '#contract/accounts/capabilities.ts';
import type { User } from '#contract/accounts/user.ts';
import { serverText } from '../../platform/server-text.ts';
import { adminAddress } from '../links/addresses.ts';

/** Menu entries, resources and other screens of the back office, and who may open them. */
const menus = [
  ['pages', 'pages'],
  ['patterns', 'modules'],
  ['shared-parts', 'modules'],
  ['media', 'media'],
  ['events', 'programme'],
  ['productions', 'programme'],
  ['festivals', 'programme'],
  ['seasons', 'programme'],
  ['persons', 'people'],
  ['articles', 'magazine'],
  ['seasonsubscriptions', 'programme'],
  ['download-directories', 'press'],
  ['departments', 'contact'],
  ['slides', 'pages'],
  ['breaking-news', 'pages'],
  ['import', 'programme'],
  ['replace', 'office'],
  ['requests', 'office'],
  ['notes', 'modules'],
  ['bin', 'office'],
  ['users', 'users'],
  ['redirects', 'settings'],
  ['not-found', 'settings'],
  ['newsletter-entries', 'administration'],
  ['mails', 'administration'],
  ['audit', 'administration'],
  ['house', 'settings'],
  ['settings', 'settings'],
  ['take-over', 'settings'],
  ['status', 'administration'],
] as const satisfies [string, Capability][];

/** The back-office menus that a role may open. */
export function adminMenus(role: Role, locale: Locale): User['admin_menus'] {
  return menus
    .filter(([, access]) => can(role, access))
    .map(([key]) => ({ key, label: serverText(`menu.${key}`, locale), url: adminAddress(key) }));
}
