import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, usersApi } from '#contract/accounts/users-api.ts';
import { present } from '../accounts/own-account/own-account.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { csvAnswer } from '../../http/csv/csv-answer.ts';
import { type Columns, csvRows } from '../../http/csv/csv-rows.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { listUsers } from './list-users.ts';
import { readUser } from './user-rows.ts';
import { changeUser, createInvited, inviteAgain, removeSecondFactor, removeUser } from './write-users.ts';

const columns: Columns<Account> = {
  name: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role,
  state: ({ state }) => state,
  second_factor: ({ two_factor: isOn }) => isOn,
  created_at: ({ created_at: at }) => at,
  last_seen_at: ({ last_seen_at: at }) => at,
};

/** User accounts, for admins. */
export function usersRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, usersApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, await listUsers(ctx.db, query)),
  );
  mount({ app, ctx }, usersApi.exportCsv, async ({ query, context, user }) => {
    const rows = csvRows(columns, (slice) => listUsers(ctx.db, { ...query, ...slice }));
    await recordAudit(ctx.db, { action: 'exported', kind: 'user', title: 'Zugänge' }, user);
    return csvAnswer(context, { name: 'users', now: ctx.clock(), rows });
  });
  mount({ app, ctx }, usersApi.show, ({ params }) => readUser(ctx.db, params.id));
  mount({ app, ctx }, usersApi.create, ({ body, params }) => createInvited(ctx, body, params.locale));
  mount({ app, ctx }, usersApi.change, ({ params, body, user }) =>
    changeUser(ctx, { id: params.id, sent: body, by: present(user).id }),
  );
  mount({ app, ctx }, usersApi.remove, async ({ params, user }) => {
    await removeUser(ctx, params.id, present(user).id);
    return null;
  });
  mount({ app, ctx }, usersApi.invite, ({ params }) => inviteAgain(ctx, params.id, params.locale));
  mount({ app, ctx }, usersApi.removeSecondFactor, async ({ params }) => removeSecondFactor(ctx, params.id));
}
