import type { OpenAPIHono } from '@hono/zod-openapi';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { askForOne, askTogether, reviewersFor, withdraw } from './ask.ts';
import { declineRequests, publishRequested, publishTogether } from './decide.ts';
import { getRequest } from './get-request.ts';
import { listRequests, readRequest } from './read-requests.ts';
import { sectionChanges } from './section-changes.ts';

/** Asking for publication, and deciding about it. */
export function requestsRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const requests = { ...ctx, resources };
  mount({ app, ctx }, requestsApi.list, async ({ query, user, address, request }) =>
    listAnswer({ address, query }, await listRequests({ ...requests, ...request }, { query, user: requireUser(user) })),
  );
  mount({ app, ctx }, requestsApi.changes, async ({ params: { locale, slug }, query, user }) => {
    const section = await getSection(ctx.db, slug);
    allowSection(requireUser(user), section);
    return sectionChanges({ db: ctx.db, locale }, section, query.language ?? null);
  });
  mount({ app, ctx }, requestsApi.reviewers, async ({ user }) =>
    (await reviewersFor(ctx.db, requireUser(user).id)).map(({ id, name }) => ({ id, name })),
  );
  mount({ app, ctx }, requestsApi.withdraw, ({ params: { id }, user }) =>
    withdraw(requests, { id, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.show, ({ params, user }) =>
    getRequest(requests, { ...params, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.create, ({ params: { locale }, body, user }) =>
    askForOne(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.createTogether, ({ params: { locale }, body, user }) =>
    askTogether(requests, { ...body, locale, user: requireUser(user) }),
  );
  mount({ app, ctx }, requestsApi.decide, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, together: false, locale, user: requireUser(user) };
    if (body.decision === 'publish') await publishRequested(requests, deciding, { id, ...body });
    else await declineRequests(requests, deciding, body.answer);
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
  mount({ app, ctx }, requestsApi.decideTogether, async ({ params: { id, locale }, body, user }) => {
    const deciding = { id, together: true, locale, user: requireUser(user) };
    if (body.decision === 'publish') await publishTogether(requests, deciding, body.entries);
    else await declineRequests(requests, deciding, body.answer);
    return readRequest({ ...requests, locale }, id, deciding.user);
  });
}
