import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, usersApi } from '#contract/accounts/users-api.ts';
import { present } from '../accounts/own-account/own-account.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { csvAnswer } from '../../http/csv/csv-answer.ts';
import { type Columns, csvRows } from '../../http/csv/csv-rows.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { inState, lastSeen, readUser, shownColumns, toAccount } from './user-rows.ts';
import { changeUser, createInvited, inviteAgain, removeSecondFactor, removeUser } from './write-users.ts';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '../../db/tables/accounts.ts';
import type { Database } from '../../db/database.ts';
import { containsPattern } from '#text/like-pattern.ts';

type Question = z.output<typeof usersApi.list.query>;

const sorts: Record<string, SQL> = {
  username: sql`fold_text(${users.name})`,
  email: sql`${users.email}`,
  role: sql`${users.role}`,
  created_at: sql`${users.createdAt}`,
  last_seen_at: lastSeen,
};

/** All user accounts. */
async function listUsers(db: Database, query: Question): Promise<{ count: number; results: Account[] }> {
  const words = (query.query ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  const where = and(
    query.role && eq(users.role, query.role),
    query.state && inState[query.state],
    ...words.map((word) => has(word)),
  );
  const rows = await db
    .select(shownColumns)
    .from(users)
    .where(where)
    .orderBy(...orderOf(query.sort ?? 'username'))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(users, where), results: rows.map(toAccount) };
}

function has(word: string): SQL | undefined {
  const pattern = containsPattern(word);
  return or(...[users.name, users.email].map((text) => sql`fold_text(${text}) like fold_text(${pattern})`));
}

/** Users who never signed in come last. */
function orderOf(sort: string): SQL[] {
  const isDown = sort.startsWith('-');
  const by = sorts[sort.replace('-', '')] ?? sql`${users.name}`;
  return [isDown ? sql`${desc(by)} nulls last` : sql`${asc(by)} nulls last`, asc(users.id)];
}

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
