import type { OpenAPIHono } from '@hono/zod-openapi';
import { notesApi } from '#contract/editing/notes-api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { allowSection } from '../sections/allow-section.ts';
import { getSection } from '../sections/revisions/section-row.ts';
import { changeNote, deleteNote, deleteReply } from './change-note.ts';
import { listNotes, listNotesOfHouse } from './list-notes.ts';
import { peopleOf } from './people.ts';
import { answerNote, writeNote } from './write-note.ts';

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
  mount({ app, ctx }, notesApi.remove, async ({ params, user }) => {
    await deleteNote(house, params.id, requireUser(user));
    return null;
  });
  mount({ app, ctx }, notesApi.reply, ({ params, body, user }) =>
    answerNote(house, { ...body, id: params.id, user: requireUser(user) }),
  );
  mount({ app, ctx }, notesApi.removeReply, async ({ params, user }) => {
    await deleteReply(house, { id: params.id, reply: params.number, user: requireUser(user) });
    return null;
  });
  mount({ app, ctx }, notesApi.people, async ({ params, user }) => {
    const section = await getSection(ctx.db, params.slug);
    allowSection(requireUser(user), section);
    return (await peopleOf(ctx.db, section)).map(({ id, name }) => ({ id, name }));
  });
  mount({ app, ctx }, notesApi.listAll, async ({ query, user, address, request }) =>
    listAnswer(
      { address, query },
      await listNotesOfHouse({ ...house, ...request }, { query, user: requireUser(user) }),
    ),
  );
}
