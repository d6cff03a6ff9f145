import { and, asc, eq, not, notInArray, or, sql } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type DeadLink, maxDeadLinks } from '#contract/editing/targets-api.ts';
import { readReference } from '#contract/fields/reference.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { SessionUser } from '../../app-context.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { editAddress } from '../sections/edit-address.ts';
import { nameOf, recordsOf } from '../sections/section-owners.ts';
import { isHidden, resolveLinks, visibleKinds } from '../links/resolve-links.ts';

/** Sections that are read, some of which the user may not edit. */
const maxRead = 100;

interface Reading extends Pick<RequestContext, 'db' | 'now' | 'locale' | 'partsOff'> {
  /** Everything with a section. */
  resources: readonly Resource[];
}

/** Public pages and records, of those that the user may edit, whose modules link to what visitors do not see. */
export async function listDeadLinks(ctx: Reading, user: SessionUser): Promise<DeadLink[]> {
  const { db, now, locale } = ctx;
  const off = kindsOff(ctx.partsOff);
  const { kind: referred, targetId } = sectionReferences;
  const { contentType, objectId } = sections;
  const dead = visibleKinds.map((kind) => and(eq(referred, kind), isHidden(kind, targetId, now)));
  const hidden = visibleKinds.map((kind) => and(eq(contentType, kind), isHidden(kind, objectId, now)));
  const rows = await db
    .select({ section: sections, targets: sql<string[]>`array_agg(${referred} || ':' || ${targetId})` })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(
      and(
        eq(sectionReferences.state, 'published'),
        or(...dead),
        not(or(...hidden) ?? sql`false`),
        off.length > 0 ? and(notInArray(referred, off), notInArray(sql`coalesce(${contentType}, '')`, off)) : undefined,
      ),
    )
    .groupBy(sections.id)
    .orderBy(asc(sections.id))
    .limit(maxRead);
  const own = rows.filter(({ section }) => can(user.role, moduleAccess(section.contentType))).slice(0, maxDeadLinks);
  const owners = await recordsOf(
    ctx,
    own.map(({ section }) => section),
  );
  const targets = own.flatMap((row) => row.targets.flatMap((target) => readReference(target) ?? []));
  const titles = await resolveLinks(db, targets, { locale, visibility: 'all', clock: () => now });
  return own.map(({ section, targets: hiddenTargets }) => {
    const owner = owners.get(section.id);
    return {
      title: owner ? inLocale(nameOf(owner.record.state), locale).text : section.slug,
      resource: owner?.resource.contract.name ?? null,
      url: editAddress(owner, locale),
      targets: hiddenTargets.map((target) => titles[target]?.title ?? ''),
    };
  });
}
