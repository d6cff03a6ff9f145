import { eq } from 'drizzle-orm';
import { invalid } from '#contract/base/errors.ts';
import { patterns } from '../../db/tables/pages.ts';
import type { ChangeContext } from '../../request-context.ts';
import { copySection } from '../sections/copy-section.ts';
import { patternSectionSlug } from './patterns.resource.ts';

interface Beginning {
  patternId: number;
  /** Slug and owner of the new section. */
  to: { slug: string; contentType: string; objectId: number };
}

/** Gives something new a draft with the modules of a pattern, under new ids; throws 422 if the pattern is gone. */
export async function beginWithPattern(ctx: ChangeContext, { patternId, to }: Beginning): Promise<void> {
  const [pattern] = await ctx.db
    .select({ id: patterns.id })
    .from(patterns)
    .where(eq(patterns.id, patternId))
    .for('share');
  if (!pattern) throw invalid('pattern_id', 'pattern_gone');
  await copySection(ctx, { from: patternSectionSlug(patternId), to, retargeted: new Map() });
}
