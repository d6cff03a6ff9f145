import type { AuditEntry } from '../../contract/audit-api.ts';

/** Room of each kind of thing that the log names; null for what has none of its own. */
const rooms: Record<string, string | null> = {
  page: 'pages',
  section: null,
  media: 'media',
  production: 'productions',
  event: 'events',
  season: 'seasons',
  category: 'categories',
  venue: 'venues',
  role: 'roles',
  person: 'persons',
  'person-category': 'person-categories',
  article: 'articles',
  'article-category': 'article-categories',
  subscription: 'seasonsubscriptions',
  press: 'download-directories',
  department: 'departments',
  slide: 'slides',
  'breaking-news': 'breaking-news',
  redirect: 'redirects',
  user: 'users',
  settings: null,
  account: null,
  newsletter: null,
  mail: null,
  audit: null,
};

export const auditKinds = Object.keys(rooms);

/** Where in the back office the thing is, unless it is gone. */
export function placeOf({ kind, object_id: id, action }: AuditEntry): string | null {
  const room = rooms[kind];
  return room && id && action !== 'removed' ? `/${room}/${id}` : null;
}

/** Name of a field as its form has it, `resources.venues.fields.name`. */
export function fieldName(kind: string, field: string): string {
  const room = kind === 'settings' ? 'settings' : rooms[kind];
  return `resources.${room ?? kind}.fields.${field.replace(/\.(?:de|en)$/, '')}`;
}

/** In which of two languages a text is, where it has both. */
export function languageOf(field: string): 'fields.german' | 'fields.english' | null {
  if (field.endsWith('.de')) return 'fields.german';
  return field.endsWith('.en') ? 'fields.english' : null;
}
