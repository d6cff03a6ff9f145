import type { Block } from '#contract/blocks/block.ts';
import type { AppContext } from '#server/app-context.ts';
import { createPage } from '#server/areas/pages/editing/create-page.ts';
import { pageSectionSlug } from '#server/areas/pages/page-content.ts';
import type { NewPage } from '#server/areas/page-tree/page-input.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import type { PageSpec } from './page-spec.ts';
import { pages } from './pages.ts';
import { type Names, placeBlocks, rootOf } from './place-blocks.ts';

/** Adds the pages without content; returns a function that finds a page's id by its key. */
export async function seedTree(ctx: AppContext, picture: Names['picture']): Promise<Names['page']> {
  const ids = new Map<string, number>();
  const page = (key: string) => idOf(ids, key);
  for (const spec of pages) {
    const { id } = await createPage(ctx, toNewPage(spec, { picture, page }));
    ids.set(spec.key, id);
  }
  return page;
}

/** Adds the content of the pages, after all pages, because they link to one another; returns the number of pages. */
export async function seedContents(ctx: AppContext, names: Names): Promise<number> {
  for (const spec of pages) {
    const id = names.page(spec.key);
    const body = rootOf(spec.key, contentOf(spec, names));
    await createSection(ctx, { slug: pageSectionSlug(id), contentType: 'page', objectId: id, body, publish: true });
  }
  return pages.length;
}

/** All blocks of a page, in order. */
export function contentOf(spec: PageSpec, names: Names): Block[] {
  return [...placeBlocks(spec.key, spec.content, names), ...(spec.ready?.(names) ?? [])];
}

function toNewPage(
  { title, headline, slug, parent, menus = [], hero, description }: PageSpec,
  names: Pick<Names, 'picture' | 'page'>,
): NewPage {
  const heroImageId = hero ? names.picture(hero) : null;
  return {
    title,
    slug,
    ...(slug.de === '' ? { contentType: 'home' } : {}),
    parentId: parent ? names.page(parent) : null,
    inMainNavigation: menus.includes('main'),
    inMenu: menus.includes('menu'),
    inFooter: menus.includes('footer'),
    metaDescription: description,
    heroImageId,
    ogImageId: heroImageId,
    ...(headline ? { headline } : {}),
  };
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo has no page ${key}, or not yet`);
  return id;
}
