import type { AppContext } from '#server/app-context.ts';
import { patternSectionSlug } from '#server/areas/patterns/patterns.resource.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { patterns as patternTable } from '#server/db/tables/pages.ts';
import { patterns } from './pages/patterns.ts';
import { type Names, placeBlocks, rootOf } from './place-blocks.ts';

/** Seeds the patterns of the page editor; returns their number. */
export async function seedPatterns(ctx: AppContext, names: Names): Promise<number> {
  for (const { key, title, description, isTemplate, content } of patterns) {
    const [row] = await ctx.db.insert(patternTable).values({ title, description, isTemplate }).returning();
    if (!row) throw new Error(`The pattern ${key} was not stored`);
    const body = rootOf(key, placeBlocks(key, content, names));
    await createSection(ctx, { slug: patternSectionSlug(row.id), contentType: 'pattern', objectId: row.id, body });
  }
  return patterns.length;
}
