import { sectionOwners } from '#contract/editing/section-owners.ts';
import type { ReferenceKind } from '#contract/fields/reference.ts';

/** Resource of each kind of entity that the server names in references, uses and the audit log; null without a form. */
const resources = {
  ...sectionOwners,
  page: 'pages',
  section: null,
  media: 'media',
  event: 'events',
  season: 'seasons',
  category: 'categories',
  venue: 'venues',
  role: 'roles',
  'person-category': 'person-categories',
  'article-category': 'article-categories',
  press: 'download-directories',
  department: 'departments',
  slide: 'slides',
  'breaking-news': 'breaking-news',
  redirect: 'redirects',
  pattern: 'patterns',
  shared: 'shared-parts',
  user: 'users',
  settings: null,
  account: null,
  newsletter: null,
  mail: null,
  note: null,
  audit: null,
  'take-over': null,
  content: null,
} as const satisfies Record<ReferenceKind, string> & Record<string, string | null>;

const byKind = new Map<string, string | null>(Object.entries(resources));

export const entityKinds = [...byKind.keys()];

export function resourceOfReference(kind: ReferenceKind): string {
  return resources[kind];
}

/** Name of the resource of a kind; null when it has no form or is unknown. */
export function resourceOfKind(kind: string | null): string | null {
  return byKind.get(kind ?? '') ?? null;
}

/** The kind of the records of a resource. */
export function kindOfResource(resource: string): string {
  return entityKinds.find((kind) => byKind.get(kind) === resource) ?? resource;
}
