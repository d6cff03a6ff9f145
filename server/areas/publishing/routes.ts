import type { OpenAPIHono } from '@hono/zod-openapi';
import { targetsApi } from '#contract/editing/targets-api.ts';
import { publishingApi, maxPlanned, type Planned } from '#contract/editing/publishing.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { type Resource, column, columnOf } from '../../resources/definition/resource.ts';
import { listDeadLinks } from './list-dead-links.ts';
import { planPublishing, readPlan } from './plan-publishing.ts';
import { asc, count, eq, gt, notInArray, sql } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { inLocale } from '#contract/base/localized.ts';
import { kindsOff, resourcesOff } from '#contract/settings/parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { publishingPlans, sections } from '../../db/tables/sections.ts';
import type { RequestContext } from '../../request-context.ts';
import { readStored } from '../../resources/read-stored.ts';
import { adminAddress } from '../links/addresses.ts';
import { editAddress, nameOf, recordsOf } from '../sections/section-owners.ts';

/** Scheduled changes of sections (publish, take offline), what becomes public by itself, and links to what is not public. */
export function publishingRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  mount({ app, ctx }, publishingApi.planned, ({ request, user }) =>
    listPlanned({ ...request, resources }, requireUser(user)),
  );
  mount({ app, ctx }, targetsApi.dead, ({ request, user }) =>
    listDeadLinks({ ...request, resources }, requireUser(user)),
  );
  mount({ app, ctx }, publishingApi.plan, ({ params }) => readPlan(ctx.db, params.slug));
  mount({ app, ctx }, publishingApi.setPlan, ({ params, body, user }) =>
    planPublishing(ctx, {
      slug: params.slug,
      revision: body.revision,
      publishAt: body.publish_at,
      offlineAt: body.offline_at,
      language: body.language,
      author: requireUser(user),
      locale: params.locale,
    }),
  );
}

interface Reading extends Pick<RequestContext, 'db' | 'now' | 'locale' | 'partsOff'> {
  /** Everything that becomes public, and everything with a section. */
  resources: readonly Resource[];
}

/** Longest list of ids that the list of a resource takes as a filter; see `idList`. */
const maxIds = 1200;

/** What becomes public or goes offline by itself, of what the user may edit; the next first. */
async function listPlanned(ctx: Reading, user: SessionUser): Promise<Planned[]> {
  const found = await plansOfSections(ctx, user);
  const off = resourcesOff(ctx.partsOff);
  for (const resource of ctx.resources) {
    const { access, name } = resource.contract;
    if (can(user.role, access) && !off.includes(name)) found.push(...(await plannedRecords(ctx, resource)));
  }
  // The order of the resources at one moment stays: a production comes before its events.
  return found.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(0, maxPlanned);
}

/** Publications and ends of publication of sections; one section may have both. */
async function plansOfSections(ctx: Reading, user: SessionUser): Promise<Planned[]> {
  const { db, locale, partsOff } = ctx;
  const gone = kindsOff(partsOff);
  const ofHouse = gone.length === 0 ? undefined : notInArray(sql`coalesce(${sections.contentType}, '')`, gone);
  const rows = await db
    .select({ plan: publishingPlans, section: sections })
    .from(publishingPlans)
    .innerJoin(sections, eq(sections.id, publishingPlans.sectionId))
    .where(ofHouse)
    .orderBy(asc(sql`least(${publishingPlans.publishAt}, ${publishingPlans.offlineAt})`));
  const own = rows.filter(({ section }) => can(user.role, moduleAccess(section.contentType)));
  const owners = await recordsOf(
    ctx,
    own.map(({ section }) => section),
  );
  return own.flatMap(({ plan, section }) => {
    const owner = owners.get(section.id);
    const shared = {
      resource: owner?.resource.contract.name ?? null,
      count: 1,
      title: owner ? inLocale(nameOf(owner.record.state), locale).text : section.slug,
      url: editAddress(owner, plan.language ?? locale),
    };
    const publish = { act: plan.failed ? ('failed' as const) : ('publish' as const), at: plan.publishAt };
    return [publish, { act: 'offline' as const, at: plan.offlineAt }].flatMap(({ act, at }) =>
      at ? [{ ...shared, act, at: berlinIso(at) }] : [],
    );
  });
}

/** Records that become public at a later moment; those of one moment are one entry. */
async function plannedRecords({ db, now, locale }: Reading, resource: Resource): Promise<Planned[]> {
  const publicAt = columnOf(resource, 'public_at');
  if (!publicAt) return [];
  const { table, contract } = resource;
  const id = column(table, 'id');
  const groups = await db
    .select({
      at: sql`extract(epoch from ${publicAt}) * 1000`.mapWith(Number),
      count: count(),
      ids: sql<string>`string_agg(${id}::text, ',' order by ${id})`,
    })
    .from(table)
    .where(gt(publicAt, now))
    .groupBy(publicAt)
    .orderBy(publicAt)
    .limit(maxPlanned);
  const alone = groups.filter((group) => group.count === 1).map(({ ids }) => Number(ids));
  const named = new Map((await readStored(db, resource, alone)).map((record) => [String(record.id), record.state]));
  const list = adminAddress(contract.name);
  return groups.map(({ at, count: number, ids }) => {
    const state = named.get(ids);
    const filter = ids.length > maxIds ? { state: 'public' } : { ids };
    return {
      at: berlinIso(new Date(at)),
      act: 'public',
      resource: contract.name,
      count: number,
      title: state ? inLocale(nameOf(state), locale).text : '',
      url: number === 1 ? `${list}/${ids}` : `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    };
  });
}
