import { AppError } from '#contract/base/errors.ts';
import type { SectionAtRevision } from '#contract/editing/section.ts';
import type { AppContext } from '../../../app-context.ts';
import { getRevision } from './list-revisions.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { resolveReferences } from '../references/resolve-references.ts';
import { getSection, storedBody } from './section-row.ts';

/** A section at a revision, in both languages. Throws 404 for an unknown section or revision. */
export async function showRevision(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  slug: string,
  number: number,
): Promise<SectionAtRevision> {
  const section = await getSection(ctx.db, slug);
  const stored = await storedBody(ctx.db, section, number);
  if (!stored) throw new AppError('not_found');
  const body = normaliseBlock(stored);
  const reader = { clock: ctx.clock, visibility: 'all', parts: 'draft' } as const;
  const { resolved: de } = await resolveReferences({ db: ctx.db, locale: 'de' }, { blocks: [body], reader });
  const { resolved: en } = await resolveReferences({ db: ctx.db, locale: 'en' }, { blocks: [body], reader });
  return { ...(await getRevision(ctx.db, section, number)), body, resolved: { de, en } };
}
