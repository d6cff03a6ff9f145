import type { Locale } from '#text/languages.ts';
import type { Picture } from '#contract/media/media.ts';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import type { ShownCast } from '../../event/shown-event.ts';

/** A schema.org node. */
export type Node = Readonly<Record<string, unknown>>;

/** Context of all nodes. */
export interface Facts {
  /** Public origin, without a trailing slash. */
  origin: string;
  locale: Locale;
  settings: SiteSettings;
}

/** A node without empty values: undefined, null, empty strings, and empty lists. */
export function node(type: string | readonly string[], properties: Node): Node {
  const known = Object.entries(properties).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

/** An absolute address of this site; undefined when empty. */
export function absolute(path: string | undefined, { origin }: Pick<Facts, 'origin'>): string | undefined {
  if (!path) return undefined;
  return /^https?:/.test(path) ? path : `${origin}${path}`;
}

/** The largest rendition of each picture. */
export function images(pictures: readonly (Picture | null | undefined)[], facts: Facts): (string | undefined)[] {
  return pictures
    .filter((picture) => picture !== null && picture !== undefined)
    .map(({ base, width }) => absolute(renditionUrl(base, widthsFor(width).at(-1) ?? 320, 'jpg'), facts));
}

/** The performers; everybody when the backend does not distinguish cast and team. */
export function performers(cast: readonly ShownCast[], facts: Facts): Node[] {
  const stage = cast.filter(({ kind }) => kind === 'cast');
  const shown = stage.length > 0 ? stage : cast;
  const once = new Map(shown.flatMap(({ persons }) => persons.map((person) => [person.name, person] as const)));
  return [...once.values()].map((person) => toPerson(person, facts));
}

/** The creative team, each with their role. */
export function contributors(cast: readonly ShownCast[], facts: Facts): Node[] {
  if (!cast.some(({ kind }) => kind === 'cast')) return [];
  const tasks = cast
    .filter(({ kind }) => kind === 'team')
    .flatMap(({ role_name: roleName, persons }) => persons.map((person) => ({ roleName, person })));
  // Somebody has the same task in both works of a double bill.
  const once = new Map(tasks.map((task) => [JSON.stringify([task.roleName, task.person.name]), task]));
  return [...once.values()].map(({ roleName, person }) =>
    node('Role', { roleName, contributor: toPerson(person, facts) }),
  );
}

function toPerson({ name, url, is_group: isGroup }: ShownCast['persons'][number], facts: Facts): Node {
  return node(isGroup ? 'PerformingGroup' : 'Person', { name, url: absolute(url, facts) });
}
