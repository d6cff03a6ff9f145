import type { Backend } from '../../../http/backend.ts';
import { previewStateApi, seasonPreviewApi } from '#contract/editing/season-preview.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount, mountQuery } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { enterRoutes } from './enter-routes.ts';
import { previewState } from './preview-state.ts';
import { seasonOfSection } from './season-of-section.ts';
import { createSeasonPreview, endSeasonPreview, listSeasonPreviews } from './season-previews.ts';

/** Previews of what is not public: links to seasons, and the mode of a browser. */
export function seasonPreviewRoutes(app: Backend, ctx: AppContext): void {
  mount({ app, ctx }, seasonPreviewApi.list, ({ params }) => listSeasonPreviews(ctx, params.id));
  mount({ app, ctx }, seasonPreviewApi.create, ({ params, body, user }) =>
    createSeasonPreview(ctx, { seasonId: params.id, expiresOn: body.expires_on, author: requireUser(user) }),
  );
  mount({ app, ctx }, seasonPreviewApi.end, async ({ params }) => {
    await endSeasonPreview(ctx, params.id, params.preview);
    return null;
  });
  mount({ app, ctx }, seasonPreviewApi.seasonOf, ({ params }) => seasonOfSection(ctx, params));
  mountQuery({ app, ctx }, previewStateApi.state, ({ incoming, request }) =>
    previewState({ ...request, clock: ctx.clock }, incoming.headers.get('cookie') ?? undefined),
  );
  enterRoutes(app, ctx);
}
