import { type ComponentType, lazy } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { titleOf } from './house/title-of.ts';

/** Parts of the menu, in their order. */
export const groups = ['programme', 'people', 'content', 'house'] as const;
export type Group = (typeof groups)[number];

/** A resource of the back office: where it stands in the menu and which screens it has. */
export interface Room {
  /** As the contract names it; also its address, `/admin/<name>`. */
  name: string;
  group: Group;
  /** Absent: every editor. */
  role?: 'admin';
  /** True for what is reached from another screen only. */
  hidden?: true;
  screens: Pick<ResourceProps, 'list' | 'edit' | 'create' | 'show'> & {
    recordRepresentation: (record: RaRecord) => string;
  };
}

type Screens = Record<'List' | 'Edit' | 'Create', ComponentType>;

/** List, form for one and form for a new one, which load when somebody comes there. */
function screensOf(
  load: () => Promise<Partial<Screens>>,
  which: readonly (keyof Screens)[] = ['List', 'Edit', 'Create'],
) {
  const screen = (name: keyof Screens) =>
    which.includes(name) ? lazy(async () => ({ default: (await load())[name] as ComponentType })) : undefined;
  const [list, edit, create] = [screen('List'), screen('Edit'), screen('Create')];
  return { ...(list && { list }), ...(edit && { edit }), ...(create && { create }), recordRepresentation: titleOf };
}

/** Everything that can be opened here, in the order of the menu. */
export const rooms: Room[] = [
  { name: 'productions', group: 'programme', screens: screensOf(() => import('./productions/productions.tsx')) },
  { name: 'events', group: 'programme', screens: screensOf(() => import('./events/events.tsx')) },
  { name: 'seasons', group: 'programme', screens: screensOf(() => import('./seasons/seasons.tsx')) },
  { name: 'categories', group: 'programme', screens: screensOf(() => import('./categories/categories.tsx')) },
  { name: 'venues', group: 'programme', screens: screensOf(() => import('./venues/venues.tsx')) },
  { name: 'roles', group: 'programme', screens: screensOf(() => import('./roles/roles.tsx')) },
  { name: 'persons', group: 'people', screens: screensOf(() => import('./persons/persons.tsx')) },
  {
    name: 'person-categories',
    group: 'people',
    screens: screensOf(() => import('./person-categories/person-categories.tsx')),
  },
  { name: 'pages', group: 'content', screens: screensOf(() => import('./pages/pages.tsx')) },
  { name: 'media', group: 'content', screens: screensOf(() => import('./media/media.tsx'), ['List', 'Edit']) },
  { name: 'articles', group: 'content', screens: screensOf(() => import('./articles/articles.tsx')) },
  {
    name: 'article-categories',
    group: 'content',
    screens: screensOf(() => import('./article-categories/article-categories.tsx')),
  },
  { name: 'slides', group: 'content', screens: screensOf(() => import('./slides/slides.tsx')) },
  { name: 'breaking-news', group: 'content', screens: screensOf(() => import('./breaking-news/breaking-news.tsx')) },
  {
    name: 'seasonsubscriptions',
    group: 'content',
    screens: screensOf(() => import('./seasonsubscriptions/seasonsubscriptions.tsx')),
  },
  {
    name: 'download-directories',
    group: 'content',
    screens: screensOf(() => import('./download-directories/download-directories.tsx')),
  },
  { name: 'departments', group: 'content', screens: screensOf(() => import('./departments/departments.tsx')) },
  {
    name: 'newsletter-entries',
    group: 'house',
    role: 'admin',
    screens: screensOf(() => import('./newsletter-entries/newsletter-entries.tsx'), ['List']),
  },
  { name: 'users', group: 'house', role: 'admin', screens: screensOf(() => import('./users/users.tsx')) },
  { name: 'redirects', group: 'house', role: 'admin', screens: screensOf(() => import('./redirects/redirects.tsx')) },
  {
    name: 'settings',
    group: 'house',
    role: 'admin',
    screens: screensOf(() => import('./settings/settings.tsx'), ['List']),
  },
  { name: 'mails', group: 'house', role: 'admin', screens: screensOf(() => import('./mails/mails.tsx'), ['List']) },
  { name: 'audit', group: 'house', role: 'admin', screens: screensOf(() => import('./audit/audit.tsx'), ['List']) },
];

/** Screens that are no list and no form of a resource, by their address below /admin. */
export const pages: { path: string; Screen: ComponentType }[] = [
  {
    path: '/import/events',
    Screen: lazy(async () => ({ default: (await import('./import/import-screens.tsx')).ImportEvents })),
  },
  {
    path: '/import/persons',
    Screen: lazy(async () => ({ default: (await import('./import/import-screens.tsx')).ImportPersons })),
  },
];
