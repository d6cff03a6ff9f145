import { mediaApi, siteApi, targetsApi } from '#contract/api.ts';
import { type Block, kindOf } from '#contract/blocks/block.ts';
import { readReference } from '#contract/fields/reference.ts';
import { readPartsOff } from '#contract/settings/parts.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';
import { picturesIn } from './check-pictures.ts';
import type { Facts } from './issue.ts';
import { linksIn } from './links-in.ts';

/** Maximum number of references per request. */
const batch = 100;

/** The parts that are off are requested once. */
export type KnownFacts = Omit<Facts, 'partsOff'> & Partial<Pick<Facts, 'partsOff'>>;

/**
 * Requests everything about the blocks that is not yet cached. After a failure the facts stay unknown; nobody is asked to
 * log in for them.
 */
export async function gatherFacts(session: EditSession, blocks: readonly Block[], known: KnownFacts): Promise<Facts> {
  const wanted = [...new Set(blocks.flatMap(referencesIn))].filter((target) => !known.targets.has(target));
  const silent = blocks.flatMap(picturesIn).filter(({ id }) => {
    const picture = session.store.resolved.de.pictures[String(id)];
    return picture?.alt === '' && !known.pictures.has(id);
  });
  const targets = new Map(known.targets);
  const pictures = new Map(known.pictures);
  const params = { locale: session.locale };
  for (let from = 0; from < wanted.length; from += batch) {
    const part = wanted.slice(from, from + batch);
    const { results } = await session.quietApi(targetsApi.states, { params, query: { targets: part.join(',') } });
    const found = new Map<string, LinkTarget>(results.map((target) => [target.target, target]));
    for (const target of part) targets.set(target, found.get(target) ?? null);
  }
  const partsOff = known.partsOff ?? readPartsOff((await session.quietApi(siteApi.settings, { params })).parts_off);
  const ids = [...new Set(silent.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += batch) {
    const part = ids.slice(from, from + batch);
    const { results } = await session.quietApi(mediaApi.list, {
      params,
      query: { ids: part.join(','), page_size: batch },
    });
    for (const media of results) pictures.set(media.id, media);
  }
  return { targets, pictures, partsOff };
}

function referencesIn(block: Block): string[] {
  const events = Object.entries(kindOf(block.model).fields).flatMap(([field, { kind }]) => {
    const id = block.fields[field];
    return kind === 'event' && typeof id === 'number' ? [`event:${id}`] : [];
  });
  const links = linksIn(block).flatMap(({ target }) => {
    const reference = readReference(target);
    return reference ? [`${reference.kind}:${reference.id}`] : [];
  });
  return [...events, ...links];
}
