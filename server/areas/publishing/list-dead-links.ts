import { and, asc, eq, gt, isNull, lte, not, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type DeadLink, maxDeadLinks } from '#contract/editing/targets-api.ts';
import { readReference } from '#contract/fields/reference.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { SessionUser } from '../../app-context.ts';
import { events } from '../../db/tables/programme.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import type { RequestContext } from '../../request-context.ts';
import { allMentions } from '../../resources/definition/mentions.ts';
import { column, columnOf, type Resource } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import { adminAddress } from '../links/addresses.ts';
import { editAddress, nameOf, recordsOf } from '../sections/section-owners.ts';
import { isHidden, resolveLinks, visibleKinds } from '../links/resolve-links.ts';

/** Sections that are read, some of which the user may not edit. */
const maxRead = 100;

interface Reading extends Pick<RequestContext, 'db' | 'now' | 'locale' | 'partsOff'> {
  /** Everything with a section, and everything with texts. */
  resources: readonly Resource[];
}

/** Public pages and records, of those that the user may edit, that link to what visitors do not see. */
export async function listDeadLinks(ctx: Reading, user: SessionUser): Promise<DeadLink[]> {
  const { db, now, locale } = ctx;
  const found = [...(await inModules(ctx, user)), ...(await inTexts(ctx, user))].slice(0, maxDeadLinks);
  const targets = found.flatMap((one) => one.targets.flatMap((target) => readReference(target) ?? []));
  const titles = await resolveLinks(db, targets, { locale, visibility: 'all', now });
  return found.map(({ title, resource, url, targets: hidden }) => {
    const named = hidden.map((target) => titles[target]?.title ?? '');
    return { title, resource, url, targets: named };
  });
}

/** Those whose modules have such links, with references for the targets. */
async function inModules(ctx: Reading, user: SessionUser): Promise<DeadLink[]> {
  const { db, now, locale } = ctx;
  const off = kindsOff(ctx.partsOff);
  const { kind: referred, targetId } = sectionReferences;
  const { contentType, objectId } = sections;
  const hidden = visibleKinds.map((kind) => and(eq(contentType, kind), isHidden(kind, objectId, now)));
  const rows = await db
    .select({ section: sections, targets: sql<string[]>`array_agg(${referred} || ':' || ${targetId})` })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(
      and(
        eq(sectionReferences.state, 'published'),
        isDead({ kind: referred, id: targetId }, ctx),
        not(or(...hidden) ?? sql`false`),
        off.length > 0 ? notInArray(sql`coalesce(${contentType}, '')`, off) : undefined,
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
  return own.map(({ section, targets }) => {
    const owner = owners.get(section.id);
    return {
      title: owner ? inLocale(nameOf(owner.record.state), locale).text : section.slug,
      resource: owner?.resource.contract.name ?? null,
      url: editAddress(owner, locale),
      targets,
    };
  });
}

/** Those whose own texts and links lead there, with references for the targets; of events those to come. */
async function inTexts(ctx: Reading, user: SessionUser): Promise<DeadLink[]> {
  const { db, locale } = ctx;
  const off = kindsOff(ctx.partsOff);
  const editable = ctx.resources.filter(({ kind, contract }) => can(user.role, contract.access) && !off.includes(kind));
  const shown = editable.flatMap((resource) => isShown(resource, ctx.now) ?? []);
  if (shown.length === 0) return [];
  const { rows } = await db.execute<{ kind: string; id: number; targets: string[] }>(
    sql`select kind, id, array_agg(distinct target || ':' || target_id) as targets
      from (${allMentions(visibleKinds, { event: gt(events.over, ctx.now) })}) as mention
      where ${and(isDead({ kind: sql`mention.target`, id: sql`mention.target_id` }, ctx), or(...shown))}
      group by kind, id order by kind, id limit ${maxDeadLinks}`,
  );
  const found: DeadLink[] = [];
  for (const resource of editable) {
    const own = new Map(rows.filter(({ kind }) => kind === resource.kind).map(({ id, targets }) => [id, targets]));
    for (const { id, state } of await readStored(db, resource, [...own.keys()])) {
      const { name } = resource.contract;
      const title = inLocale(nameOf(state), locale).text;
      found.push({ title, resource: name, url: adminAddress(name, id), targets: own.get(id) ?? [] });
    }
  }
  return found;
}

/** Condition: a reference leads to nothing that visitors see; what the house does not have is no matter. */
function isDead({ kind, id }: { kind: SQLWrapper; id: SQLWrapper }, { now, partsOff }: Reading): SQL | undefined {
  const off = kindsOff(partsOff);
  return or(
    ...visibleKinds
      .filter((one) => !off.includes(one))
      .map((one) => and(sql`${kind} = ${one}`, isHidden(one, id, now))),
  );
}

/** Condition: a mention is in a record of this resource that visitors see; undefined if they see none. */
function isShown(resource: Resource, now: Date): SQL | undefined {
  const { kind, table } = resource;
  const visible = visibleKinds.find((one) => one === kind);
  if (visible) return and(sql`mention.kind = ${kind}`, not(isHidden(visible, sql`mention.id`, now)));
  const publicAt = columnOf(resource, 'public_at');
  if (!publicAt) return undefined;
  const endsAt = columnOf(resource, 'ends_at');
  const isPublic = and(lte(publicAt, now), endsAt && or(isNull(endsAt), gt(endsAt, now)));
  return sql`(mention.kind = ${kind} and mention.id in (select ${column(table, 'id')} from ${table} where ${isPublic}))`;
}
