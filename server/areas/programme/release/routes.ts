import type { OpenAPIHono } from '@hono/zod-openapi';
import { releaseApi } from '#contract/programme/release-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { releaseSeason, takeReleaseBack } from './release-season.ts';
import { showRelease } from './show-release.ts';

/** Publishing everything of a season together. */
export function releaseRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const writer = { ...ctx, resources };
  mount({ app, ctx }, releaseApi.show, ({ params: { id, locale } }) => showRelease(writer, { seasonId: id, locale }));
  mount({ app, ctx }, releaseApi.release, ({ params: { id, locale }, body, user }) =>
    releaseSeason(writer, {
      seasonId: id,
      locale,
      version: body.version,
      publicFrom: body.public_from === null ? null : new Date(body.public_from),
      chosen: body.entries,
      userName: requireUser(user).username,
    }),
  );
  mount({ app, ctx }, releaseApi.takeBack, ({ params: { id, locale }, body, user }) =>
    takeReleaseBack(writer, {
      seasonId: id,
      locale,
      releaseId: body.release_id,
      userName: requireUser(user).username,
    }),
  );
}
