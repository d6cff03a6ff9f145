import type { OpenAPIHono } from '@hono/zod-openapi';
import { bulkEventsApi } from '#contract/programme/bulk-events-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { changeEvents, lastChange, takeChangeBack } from './change-events.ts';
import { previewChanges } from './preview-changes.ts';

/** Changing many events together. */
export function bulkEventRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, bulkEventsApi.preview, ({ request, body }) => previewChanges(request, body));
  mount({ app, ctx }, bulkEventsApi.change, ({ params: { locale }, body: { events, change }, user }) =>
    changeEvents(ctx, { chosen: events, change, locale, userName: requireUser(user).username }),
  );
  mount({ app, ctx }, bulkEventsApi.last, () => lastChange(ctx.db));
  mount({ app, ctx }, bulkEventsApi.takeBack, ({ params }) => takeChangeBack(ctx, params));
}
