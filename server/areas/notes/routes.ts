import type { OpenAPIHono } from '@hono/zod-openapi';
import { moduleAccess } from '#contract/accounts/capabilities.ts';
import { notesApi } from '#contract/editing/notes-api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { peopleWho } from '../../platform/handover/people.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { listNotes, listNotesOfHouse } from './read-notes.ts';
import { answerNote, changeNote, deleteNote, writeNote } from './write-notes.ts';

/** Notes of the staff on modules. No other area reads them. */
export function notesRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const house = { ...ctx, resources };
  mount({ app, ctx }, notesApi.list, ({ params, user }) => listNotes(ctx, params.slug, requireUser(user)));
  mount({ app, ctx }, notesApi.create, ({ params, body, user }) =>
    writeNote(house, { ...body, slug: params.slug, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.change, ({ params, body, user }) =>
    changeNote(house, { ...body, id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.remove, ({ params, user }) =>
    deleteNote(house, { id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.reply, ({ params, body, user }) =>
    answerNote(house, { ...body, id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.removeReply, ({ params, user }) =>
    deleteNote(house, { id: params.id, reply: params.number, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.people, async ({ params, user }) => {
    const section = await getSection(ctx.db, params.slug);
    allowSection(requireUser(user), section);
    return (await peopleWho(ctx.db, moduleAccess(section.contentType))).map(({ id, name }) => ({ id, name }));
  });
  mount({ app, ctx }, notesApi.listAll, async ({ query, user, address, request }) =>
    listAnswer(
      { address, query },
      await listNotesOfHouse({ ...house, ...request }, { query, user: requireUser(user) }),
    ),
  );
}
