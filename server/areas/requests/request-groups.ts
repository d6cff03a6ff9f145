import { and, asc, eq, exists, inArray, isNull, min, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PublishRequest, RequestEntry } from '#contract/editing/requests/publish-request.ts';
import type { Database } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { titleOfMany } from '../../platform/requests/title-of-many.ts';
import { type Reading, selectRows, toEntry } from './request-rows.ts';

type Group = NonNullable<PublishRequest['group']>;

const members = alias(publishRequests, 'members');

/** True for a request alone and for the first of those made together, which stands for all in lists. */
export function isFirst(db: Database): SQL | undefined {
  const first = db
    .select({ id: min(members.id) })
    .from(members)
    .where(eq(members.groupId, publishRequests.groupId));
  return or(isNull(publishRequests.groupId), eq(publishRequests.id, first));
}

/** True while a request, or one of those made together with it, is open. */
export function isOpen(db: Database): SQL {
  const open = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, publishRequests.groupId), eq(members.status, 'open')));
  const found = or(eq(publishRequests.status, 'open'), exists(open));
  if (!found) throw new Error('A condition is missing');
  return found;
}

/** The groups with these ids, by id. */
export async function readGroups(ctx: Reading, ids: (number | null)[]): Promise<Map<number, Group>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await selectRows(ctx.db)
    .where(inArray(publishRequests.groupId, wanted))
    .orderBy(asc(publishRequests.id));
  const entries = new Map<number, RequestEntry[]>(wanted.map((id) => [id, []]));
  for (const row of rows) entries.get(row.row.groupId ?? 0)?.push(await toEntry(ctx, row));
  return new Map([...entries].map(([id, some]) => [id, toGroup(ctx, some)]));
}

function toGroup({ locale }: Reading, entries: RequestEntry[]): Group {
  const has = (status: RequestEntry['status']) => entries.some((entry) => entry.status === status);
  const titles = entries.map(({ title }) => title);
  const status = has('open') ? 'open' : has('declined') ? 'declined' : 'done';
  return { title: titleOfMany(titles, locale), status, entries };
}
