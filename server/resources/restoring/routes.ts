import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/base/errors.ts';
import { binApi, versionCalls } from '#contract/resources/versions.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { removeFiles, removeForGood } from '../bin/empty-bin.ts';
import { resourcesOff } from '#contract/settings/parts.ts';
import { editableBy, listBin, readBinEntry, resourceOf, toBinEntry } from '../bin/list-bin.ts';
import type { Resource, Snapshot } from '../definition/resource.ts';
import { compareVersions, listVersions, readVersion } from '../versions/list-versions.ts';
import type { Locale } from '#contract/base/locale.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import { updateRecordIn, write, type WriteContext, createRecordIn } from '../write-stored.ts';
import { restoredValues } from './restored-values.ts';
import { and, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { Role } from '#contract/accounts/capabilities.ts';
import { binEntries, recordVersions, type RemovedRows } from '../../db/tables/audit.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { fillClearedColumns, insertRemovedRows } from '../bin/attached-rows.ts';

/** Versions of the records of each resource, and the bin. */
export function versionRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  for (const resource of resources) routesOfResource(app, ctx, resource);
  binRoutes(app, ctx, resources);
}

function routesOfResource(app: OpenAPIHono, ctx: AppContext, resource: Resource): void {
  const calls = versionCalls(resource.contract);
  mount({ app, ctx }, calls.list, async ({ params: { id, locale }, query, address }) =>
    listAnswer({ address, query }, await listVersions({ db: ctx.db, locale }, { resource, id, paging: query })),
  );
  mount({ app, ctx }, calls.compare, async ({ params: { id, locale }, query }) => ({
    changes: await compareVersions({ db: ctx.db, locale }, { resource, id, from: query.from, to: query.to }),
  }));
  mount({ app, ctx }, calls.restore, async ({ params: { id, version, locale }, body }) => {
    const after = await restoreVersion(ctx, {
      resource,
      id,
      version,
      readVersion: body.version,
      fields: body.fields,
      leaveOut: body.leave_out ?? [],
      locale,
    });
    return after.state;
  });
}

function binRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  mount({ app, ctx }, binApi.list, async ({ params: { locale }, query, address, user, request }) => {
    const off = resourcesOff(request.partsOff);
    const listed = editableBy(requireUser(user).role, resources).filter(({ contract }) => !off.includes(contract.name));
    const { filesSize, ...found } = await listBin({ db: ctx.db, locale }, { resources: listed, query });
    return { ...listAnswer({ address, query }, found), files_size: filesSize };
  });
  mount({ app, ctx }, binApi.show, async ({ params: { id, locale }, user }) => {
    const entry = await readBinEntry(ctx.db, id);
    resourceOf(entry, { resources, role: requireUser(user).role });
    return toBinEntry(entry, locale);
  });
  mount({ app, ctx }, binApi.restore, ({ params: { id, locale }, body, user }) =>
    restoreFromBin(ctx, { id, resources, role: requireUser(user).role, leaveOut: body.leave_out ?? [], locale }),
  );
  mount({ app, ctx }, binApi.remove, async ({ params: { id } }) => {
    const removed = await ctx.db.transaction(async (tx) => {
      const gone = await removeForGood(tx, id);
      if (!gone) throw new AppError('not_found');
      const kind = resources.find(({ contract }) => contract.name === gone.resource)?.kind ?? gone.resource;
      await recordAudit(tx, { action: 'removed', kind, id: gone.objectId, title: gone.title.de });
      return gone;
    });
    await removeFiles(ctx, { resources, gone: removed });
  });
}

interface WantedVersion {
  resource: Resource;
  id: number;
  /** Id of the version to restore. */
  version: number;
  /** Version of the record as last read. */
  readVersion: string;
  /** Undefined: all but those that say whether and when the record is public. */
  fields: string[] | undefined;
  leaveOut: string[];
  locale: Locale;
}

/** Gives fields of a record the values that they had in a version; throws 409 if the record has changed meanwhile. */
function restoreVersion(ctx: WriteContext, wanted: WantedVersion): Promise<Snapshot> {
  const { resource, id, fields, leaveOut, locale } = wanted;
  const names = namesOf(resource, fields);
  return write(ctx, async (tx, changed) => {
    const state = await readVersion(tx, wanted);
    const values = Object.fromEntries(
      names.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]] as const])),
    );
    const { after } = await updateRecordIn(
      { db: tx, changed },
      {
        resource,
        id,
        version: wanted.readVersion,
        action: 'restored',
        fill: (present) =>
          restoredValues(tx, { resource, values, present, schema: changeSchema(resource.contract), leaveOut, locale }),
      },
    );
    return after;
  });
}

function namesOf({ contract, draft }: Resource, fields: string[] | undefined): string[] {
  // Nothing becomes public or hidden because a whole version is restored.
  const publication = new Set(draft ? Object.keys(draft) : ['state', 'public_from']);
  if (!fields) return Object.keys(contract.fields).filter((name) => !publication.has(name));
  const issues = fields.flatMap((name, index) =>
    name in contract.fields ? [] : [{ path: `fields.${index}`, message: 'unknown_field' as const }],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return fields;
}

interface WantedEntry {
  id: number;
  resources: readonly Resource[];
  role: Role;
  leaveOut: string[];
  locale: Locale;
}

/**
 * Creates a deleted record again, under its id where the resource allows it, with everything that was deleted together
 * with it. It is a draft afterwards.
 */
function restoreFromBin(
  ctx: WriteContext,
  { id, resources, role, leaveOut, locale }: WantedEntry,
): Promise<{ resource: string; id: number }> {
  return write(ctx, async (tx, changed) => {
    const [entry] = await tx.select().from(binEntries).where(eq(binEntries.id, id)).for('update');
    if (!entry) throw new AppError('not_found');
    const resource = resourceOf(entry, { resources, role });
    const { fields } = resource.contract;
    const values = Object.fromEntries(
      Object.entries({ ...entry.state, ...asDraft(resource) }).filter(([name]) => name in fields),
    );
    const schema = newSchema(resource.contract);
    const sent = await restoredValues(tx, { resource, values, present: {}, schema, leaveOut, locale });
    const after = await createRecordIn(
      { db: tx, changed },
      {
        resource,
        sent,
        revived: {
          id: entry.objectId,
          columns: withMoments(resource, entry.columns),
          attach: () => insertRemovedRows(tx, withoutPublished(entry.removedRows)),
        },
      },
    );
    await fillClearedColumns(tx, { cleared: entry.clearedColumns, id: after.id });
    await tx
      .update(recordVersions)
      .set({ objectId: after.id })
      .where(and(eq(recordVersions.resource, entry.resource), eq(recordVersions.objectId, entry.objectId)));
    await tx.delete(binEntries).where(eq(binEntries.id, id));
    // Other records show it again.
    changed.add(tags.everything);
    return { resource: entry.resource, id: after.id };
  });
}

/** The state of a draft, for resources that have one. */
function asDraft({ draft, contract }: Resource): Record<string, unknown> {
  if (draft) return draft;
  return contract.fields.state?.safeParse('draft').success ? { state: 'draft' } : {};
}

/** Stored columns, with moments as dates again. */
function withMoments({ table }: Resource, columns: Record<string, unknown>): Record<string, unknown> {
  const known = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).map(([key, value]) => [
      key,
      known[key]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

/** Sections come back as drafts; what was public is a revision of them. */
function withoutPublished(removed: RemovedRows[]): RemovedRows[] {
  return removed.map(({ table, rows }) => {
    if (table === getTableName(sections))
      return { table, rows: rows.map((row) => ({ ...row, published_revision: null })) };
    if (table !== getTableName(sectionReferences)) return { table, rows };
    return { table, rows: rows.filter(({ state }) => state === 'draft') };
  });
}
