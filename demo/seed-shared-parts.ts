import type { AppContext } from '#server/app-context.ts';
import { sharedSectionSlug } from '#server/areas/sections/references/read-shared-parts.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { sharedParts as sharedPartTable } from '#server/db/tables/pages.ts';
import { sharedParts } from './pages/shared-parts.ts';
import { type Names, placeBlocks, rootOf } from './place-blocks.ts';

/** Seeds the shared parts, before the pages that show them; returns a function that finds the id of one by its key. */
export async function seedSharedParts(ctx: AppContext, names: Omit<Names, 'sharedPart'>): Promise<Names['sharedPart']> {
  const ids = new Map<string, number>();
  const sharedPart = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo has no shared part ${key}`);
    return id;
  };
  for (const { key, title, content } of sharedParts) {
    const [row] = await ctx.db.insert(sharedPartTable).values({ title }).returning();
    if (!row) throw new Error(`The shared part ${key} was not stored`);
    const body = rootOf(key, placeBlocks(key, content, { ...names, sharedPart }));
    const section = { slug: sharedSectionSlug(row.id), contentType: 'shared', objectId: row.id, body };
    await createSection(ctx, { ...section, publish: true });
    ids.set(key, row.id);
  }
  return sharedPart;
}
