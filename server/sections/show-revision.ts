import { AppError } from '#contract/errors.ts';
import type { SectionAtRevision } from '#contract/section.ts';
import type { House } from '../house.ts';
import { getRevision } from './list-revisions.ts';
import { normaliseBlock } from './normalise-block.ts';
import { resolveReferences } from './resolve-references.ts';
import { getSection, storedBody } from './section-row.ts';

/** A section as it was at a revision, both languages. 404 where there is no such section or revision. */
export async function showRevision(
  house: Pick<House, 'db' | 'clock'>,
  slug: string,
  number: number,
): Promise<SectionAtRevision> {
  const section = await getSection(house.db, slug);
  const stored = await storedBody(house.db, section, number);
  if (!stored) throw new AppError('not_found');
  const body = normaliseBlock(stored);
  const reader = { clock: house.clock, audience: 'editor' } as const;
  const { resolved: de } = await resolveReferences(house.db, [body], 'de', reader);
  const { resolved: en } = await resolveReferences(house.db, [body], 'en', reader);
  return { ...(await getRevision(house.db, section, number)), body, resolved: { de, en } };
}
