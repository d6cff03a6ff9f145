import type { Block } from '#contract/blocks/block.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { AppContext } from '../../../app-context.ts';
import { noDependencies } from '../../../platform/invalidation/tags.ts';
import type { Visibility } from '../../../db/visibility.ts';
import type { RequestContext } from '../../../request-context.ts';
import { mediaLinks, resolveLinks } from '../../links/resolve-links.ts';
import { mediaByIds, toPictures } from '../../../platform/pictures/pictures.ts';
import { eventSummaries } from '../../summaries/summarise-events.ts';
import { type PartsState, readSharedParts, showPart } from './read-shared-parts.ts';
import { extractReferences, type Reference, referenceKey } from './extract-references.ts';
import { largestId } from '#contract/base/parameters.ts';

export interface Reader {
  clock: () => Date;
  /** References to content that the reader may not see are not resolved. */
  visibility: Visibility;
  /** The state of shared parts: visitors get what is published, only who reads a draft gets theirs. */
  parts: PartsState;
}

/**
 * Targets of the references in the blocks, in one language; deleted ones are missing. `tags` contains the tags of all
 * targets and of their content, and of missing ones too, since they may return. `expiresAt` contains the moments at which
 * the result changes without an edit.
 */
export async function resolveReferences(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { blocks, reader }: { blocks: Block[]; reader: Reader },
): Promise<{ resolved: Resolved; tags: string[]; expiresAt: Date[] }> {
  const references = blocks.flatMap(extractReferences).filter(({ id }) => id <= largestId);
  const used = new Set(references.map(referenceKey));
  const expiresAt = new Set<Date>();
  const resolved = await resolve({ ...ctx, deps: { tags: used, expiresAt } }, { references, reader });
  return { resolved, tags: [...used], expiresAt: [...expiresAt] };
}

/** Targets of the references of a draft, in both languages. */
export async function resolveDraft(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  given: Reference[],
): Promise<Record<Locale, Resolved>> {
  const reader = { clock, visibility: 'all', parts: 'draft' } as const;
  const references = given.filter(({ id }) => id <= largestId);
  const inLanguage = (locale: Locale) => resolve({ db, locale, deps: noDependencies() }, { references, reader });
  return { de: await inLanguage('de'), en: await inLanguage('en') };
}

async function resolve(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>,
  { references, reader }: { references: Reference[]; reader: Reader },
): Promise<Resolved> {
  const { db, locale, deps } = ctx;
  const parts = await readSharedParts(ctx, { ids: idsOf(references, 'shared'), state: reader.parts });
  const inside = parts.flatMap(({ body }) => extractReferences(body)).filter(({ id }) => id <= largestId);
  for (const one of inside) deps.tags.add(referenceKey(one));
  const all = [...references, ...inside];
  const viewer = { locale, now: reader.clock(), visibility: reader.visibility };
  const events = await eventSummaries({ ...ctx, ...viewer }, idsOf(all, 'event'));
  const files = await mediaByIds(db, idsOf(all, 'media'));
  const others = all.flatMap(({ kind, id }) =>
    kind === 'event' || kind === 'media' || kind === 'shared' ? [] : { kind, id },
  );
  const resolved = {
    pictures: toPictures(files, locale),
    links: {
      ...(await resolveLinks(db, others, viewer)),
      ...mediaLinks(files),
      ...Object.fromEntries(Object.values(events).map(({ id, url, title }) => [`event:${id}`, { url, title }])),
    },
    events,
  };
  if (parts.length === 0) return resolved;
  return {
    ...resolved,
    shared: Object.fromEntries(parts.map((part) => [part.id, showPart(part, { locale, resolved })])),
  };
}

function idsOf(references: Reference[], kind: string): number[] {
  return [...new Set(references.filter((one) => one.kind === kind).map(({ id }) => id))];
}
