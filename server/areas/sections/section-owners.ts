import { type Localized, localizedOf } from '#contract/base/localized.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import { adminAddress } from '../links/addresses.ts';
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

export async function ownersOf(reading: Reading, sections: readonly Section[]): Promise<Map<number, SectionOwner>> {
  const records = await recordsOf(reading, sections);
  return new Map(
    sections.map(({ id, slug }) => {
      const state = records.get(id)?.record.state;
      return [
        id,
        state ? { title: nameOf(state), urls: urlsIn(state) } : { title: { de: slug, en: slug }, urls: null },
      ];
    }),
  );
}

/** The page or record that owns each section, by the id of the section; without those that have none. One query for each kind. */
export async function recordsOf(
  { db, resources }: Reading,
  sections: readonly Section[],
): Promise<Map<number, { resource: Resource; record: Snapshot }>> {
  const found = new Map<number, { resource: Resource; record: Snapshot }>();
  for (const resource of resources) {
    const own = sections.filter(({ contentType }) => contentType === resource.kind);
    const ids = [...new Set(own.flatMap(({ objectId }) => objectId ?? []))];
    const records = new Map((await readStored(db, resource, ids)).map((record) => [record.id, record]));
    for (const { id, objectId } of own) {
      const record = records.get(objectId ?? 0);
      if (record) found.set(id, { resource, record });
    }
  }
  return found;
}

export function nameOf({ title, name }: Record<string, unknown>): Localized<string> {
  const named = title ?? name;
  return typeof named === 'string' ? { de: named, en: named } : localizedOf(named);
}

/** Addresses of a record; null for one without a page. */
export function urlsIn(state: Record<string, unknown> | undefined): Localized<string> | null {
  return state?.urls === undefined ? null : localizedOf(state.urls);
}

/**
 * Where the modules of a page or record are edited: on its page, or in its form if it has none, as a shared part, whose
 * form names the pages where it stands.
 */
export function editAddress(owner: { resource: Resource; record: Snapshot } | undefined, locale: Locale): string {
  const urls = urlsIn(owner?.record.state);
  if (!owner || urls) return `${urls?.[locale] || `/${locale}`}?edit`;
  return `${adminAddress(owner.resource.contract.name)}/${owner.record.id}`;
}
