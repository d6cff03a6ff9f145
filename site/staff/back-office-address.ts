import { type Locale, locales } from '#contract/languages.ts';
import { screens } from '../screens.ts';

/** What the back office calls the things of a screen, by the name of the screen with their list. */
const resources: Readonly<Record<string, string>> = {
  events: 'events',
  productions: 'productions',
  subscriptions: 'seasonsubscriptions',
  artists: 'persons',
  pressedownloads: 'download-directories',
  blog: 'articles',
  contact: 'departments',
};

/** Where the back office has what a path shows: a list, `/admin/events`, or one thing, `/admin/events/12`; null elsewhere. */
export function backOfficeAddress(pathname: string): string | null {
  const [, locale = '', first = '', , id = ''] = pathname.split('/');
  const known = locales.find((one): one is Locale => one === locale);
  const list = known && screens.find(({ name, path }) => name in resources && path[known] === first);
  if (!list) return null;
  const resource = resources[list.name] ?? '';
  return /^\d+$/.test(id) ? `/admin/${resource}/${id}` : `/admin/${resource}`;
}
