import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { PageUse } from '#contract/pages/page-settings.ts';
import { type ReferenceKind, referenceKinds } from '#contract/fields/reference.ts';
import { pages } from '../../../db/tables/pages.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import type { AppContext } from '../../../app-context.ts';
import { resolveLinks } from '../../links/resolve-links.ts';
import { mentionsOf } from '../../../resources/definition/mentions.ts';
import { getPage } from './page-tree.ts';

/** Pages below a page and links to it, without those in its own blocks. Throws 404 for an unknown page. */
export async function pageUse(ctx: Pick<AppContext, 'db' | 'clock'>, id: number, locale: Locale): Promise<PageUse> {
  const { db, clock } = ctx;
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
  const links = await resolveLinks(db, owners, { locale, visibility: 'all', clock });
  return {
    below: await db.$count(pages, eq(pages.parentId, id)),
    used_in: others.map(({ slug, kind, objectId }) => {
      const owner = links[`${kind}:${objectId}`];
      return { section: slug, title: owner?.title ?? slug, url: owner?.url ?? null };
    }),
    used_by: await mentionsOf({ db, locale }, { target: 'page', targetId: id }),
  };
}

function isReferenceKind(kind: string | null): kind is ReferenceKind {
  return referenceKinds.some((known) => known === kind);
}
