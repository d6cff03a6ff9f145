import type { Block } from '#contract/block.ts';
import type { Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import { resolveLinks } from '../links/resolve-links.ts';
import { picturesByIds } from '../media/pictures.ts';
import { eventSummaries } from '../programme/summarise-events.ts';
import { largestId } from './check-references.ts';
import { extractReferences, type Reference, referenceKey } from './extract-references.ts';

export interface Reader {
  clock: () => Date;
  /** Visitors are not led to what is not public. */
  audience: 'visitor' | 'editor';
}

/**
 * What the blocks' references lead to, in one language; what is gone is missing. `tags` names everything they refer to,
 * and what that in turn is made of; what is missing included, since it may come back. `until` are the moments at which it
 * looks different by itself.
 */
export async function resolveReferences(
  db: Database,
  blocks: Block[],
  locale: Locale,
  reader: Reader,
): Promise<{ resolved: Resolved; tags: string[]; until: Date[] }> {
  const references = blocks.flatMap(extractReferences).filter(({ id }) => id <= largestId);
  const used = new Set(references.map(referenceKey));
  const until = new Set<Date>();
  const resolved = await resolve(db, references, locale, reader, used, until);
  return { resolved, tags: [...used], until: [...until] };
}

/** Like `resolveReferences`, for references that are extracted already. */
export async function resolve(
  db: Database,
  references: Reference[],
  locale: Locale,
  reader: Reader,
  used: Set<string> = new Set(),
  until: Set<Date> = new Set(),
): Promise<Resolved> {
  const idsOf = (kind: string) => [...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id))];
  const made = { tags: used, until };
  const events = await eventSummaries(db, idsOf('event'), locale, reader.clock, made);
  const others = references.filter(({ kind }) => kind !== 'event');
  return {
    pictures: await picturesByIds(db, idsOf('media'), locale),
    links: {
      ...(await resolveLinks(db, others, { locale, ...reader })),
      ...Object.fromEntries(Object.values(events).map(({ id, url, title }) => [`event:${id}`, { url, title }])),
    },
    events,
  };
}
