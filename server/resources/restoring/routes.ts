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
import type { Resource } from '../definition/resource.ts';
import { compareVersions, listVersions } from '../versions/list-versions.ts';
import { restoreFromBin } from './restore-from-bin.ts';
import { restoreVersion } from './restore-version.ts';

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
    return null;
  });
}
