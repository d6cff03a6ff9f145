import { type Localized, localizedOf } from '#contract/base/localized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import type { SectionRow } from './revisions/section-row.ts';

/** What a section belongs to, in words; a section without an owner has its slug and no address. */
export interface SectionOwner {
  title: Localized<string>;
  urls: Localized<string> | null;
}

interface Reading {
  db: Database | Transaction;
  /** Everything with a section, pages included. */
  resources: readonly Resource[];
}

type Section = Pick<SectionRow, 'id' | 'slug' | 'contentType' | 'objectId'>;

/** The owners of sections, by the id of the section; one query for each kind. */
export async function ownersOf({ db, resources }: Reading, sections: Section[]): Promise<Map<number, SectionOwner>> {
  const found = new Map<number, SectionOwner>();
  for (const { id, slug } of sections) found.set(id, { title: { de: slug, en: slug }, urls: null });
  for (const resource of resources) {
    const own = sections.filter(({ contentType }) => contentType === resource.kind);
    const ids = [...new Set(own.flatMap(({ objectId }) => objectId ?? []))];
    const states = new Map((await readStored(db, resource, ids)).map(({ id, state }) => [id, state]));
    for (const { id, objectId } of own) {
      const state = states.get(objectId ?? 0);
      if (state) found.set(id, { title: nameOf(state), urls: urlsIn(state) });
    }
  }
  return found;
}

/** Title or name of a record. */
export function nameOf({ title, name }: Record<string, unknown>): Localized<string> {
  const named = title ?? name;
  return typeof named === 'string' ? { de: named, en: named } : localizedOf(named);
}

/** Addresses of a record; null for one without a page. */
export function urlsIn(state: Record<string, unknown> | undefined): Localized<string> | null {
  return state?.urls === undefined ? null : localizedOf(state.urls);
}
