import { type Capability, moduleAccess } from '#contract/accounts/capabilities.ts';
import { ownerKindOf } from '#contract/editing/section-owners.ts';
import { type Locale, locales } from '#text/languages.ts';
import { screens } from '../../screens.ts';

/** Resource of the back office for the entities of a screen, by the name of their list's screen. */
const resources: Readonly<Record<string, string>> = {
  events: 'events',
  productions: 'productions',
  subscriptions: 'seasonsubscriptions',
  artists: 'persons',
  pressedownloads: 'download-directories',
  blog: 'articles',
  contact: 'departments',
  series: 'festivals',
};

/**
 * Address in the back office for a path: a list, `/admin/events`, or an entity, `/admin/events/12`; null for others.
 */
export function backOfficeAddress(pathname: string): string | null {
  const [, locale = '', first = '', , id = ''] = pathname.split('/');
  const known = locales.find((one): one is Locale => one === locale);
  const list = known && screens.find(({ name, path }) => name in resources && path[known] === first);
  if (!list) return null;
  const resource = resources[list.name] ?? '';
  return /^\d+$/.test(id) ? `/admin/${resource}/${id}` : `/admin/${resource}`;
}

/** What a user must be allowed to do to edit the modules at a path. */
export function editAccess(pathname: string): Capability {
  const [, , resource = '', id] = (backOfficeAddress(pathname) ?? '').split('/');
  return moduleAccess(id === undefined ? null : ownerKindOf(resource));
}
