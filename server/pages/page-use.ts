import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { PageUse } from '#contract/page-settings.ts';
import { type ReferenceKind, referenceKinds } from '#contract/reference.ts';
import { pages, sectionReferences, sections } from '../db/schema.ts';
import type { House } from '../house.ts';
import { resolveLinks } from '../links/resolve-links.ts';
import { mentionsOf } from '../resources/mentions.ts';
import { getPage } from './page-tree.ts';

/** What stands below a page and what links to it; its own blocks do not count. 404 where there is no such page. */
export async function pageUse(house: Pick<House, 'db' | 'clock'>, id: number, locale: Locale): Promise<PageUse> {
  const { db, clock } = house;
  await getPage(db, id);
  const found = await db
    .selectDistinct({ slug: sections.slug, kind: sections.contentType, objectId: sections.objectId })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'page'), eq(sectionReferences.targetId, id)))
    .orderBy(sections.slug);
  const others = found.filter(({ kind, objectId }) => kind !== 'page' || objectId !== id);
  const owners = others.flatMap(({ kind, objectId }) =>
    isReferenceKind(kind) && objectId !== null ? [{ kind, id: objectId }] : [],
  );
  const links = await resolveLinks(db, owners, { locale, audience: 'editor', clock });
  return {
    below: await db.$count(pages, eq(pages.parentId, id)),
    used_in: others.map(({ slug, kind, objectId }) => {
      const owner = links[`${kind}:${objectId}`];
      return { section: slug, title: owner?.title ?? slug, url: owner?.url ?? null };
    }),
    used_by: await mentionsOf(db, 'page', id, locale),
  };
}

function isReferenceKind(kind: string | null): kind is ReferenceKind {
  return referenceKinds.some((known) => known === kind);
}
