import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Account, usersApi } from '#contract/accounts/users-api.ts';
import { users } from '../../db/tables/accounts.ts';
import type { Database } from '../../db/database.ts';
import { offsetOf } from '../../http/list-answer.ts';
import { containsPattern } from '#text/like-pattern.ts';
import { inState, lastSeen, shownColumns, toAccount } from './user-rows.ts';

type Question = z.output<typeof usersApi.list.query>;

const sorts: Record<string, SQL> = {
  username: sql`fold_text(${users.name})`,
  email: sql`${users.email}`,
  role: sql`${users.role}`,
  created_at: sql`${users.createdAt}`,
  last_seen_at: lastSeen,
};

/** All user accounts. */
export async function listUsers(db: Database, query: Question): Promise<{ count: number; results: Account[] }> {
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
