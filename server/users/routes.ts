import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, usersApi } from '#contract/users-api.ts';
import { present } from '../accounts/own-account.ts';
import { record } from '../audit/record.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import { type Columns, csvRows } from '../csv/csv-rows.ts';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { mount } from '../mount.ts';
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

/** Who may log in, for admins. */
export function usersRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, usersApi.list, async ({ query, context }) =>
    listAnswer(context, query, await listUsers(house.db, query)),
  );
  mount(app, house, usersApi.exportCsv, async ({ query, context, user }) => {
    const rows = csvRows(columns, (slice) => listUsers(house.db, { ...query, ...slice }));
    await record(house.db, { action: 'exported', kind: 'user', title: 'Zugänge' }, user);
    return csvAnswer(context, 'users', house.clock(), rows);
  });
  mount(app, house, usersApi.show, ({ params }) => readUser(house.db, params.id));
  mount(app, house, usersApi.create, ({ body, params }) => createInvited(house, body, params.locale));
  mount(app, house, usersApi.change, ({ params, body, user }) => changeUser(house, params.id, body, present(user).id));
  mount(app, house, usersApi.remove, async ({ params, user }) => {
    await removeUser(house, params.id, present(user).id);
    return null;
  });
  mount(app, house, usersApi.invite, ({ params }) => inviteAgain(house, params.id, params.locale));
  mount(app, house, usersApi.removeSecondFactor, async ({ params }) => removeSecondFactor(house, params.id));
}
