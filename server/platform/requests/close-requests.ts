import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { productName } from '#contract/settings/product-name.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { currentActor } from '../audit/actor.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requestMail } from './request-mails.ts';

type Row = typeof publishRequests.$inferSelect;

/** Closes the open requests for a section that is published; one language leaves requests for the other open. */
export function closeForSection(tx: Transaction, sectionId: number, language?: Locale | null): Promise<void> {
  const inLanguage = language ? eq(publishRequests.language, language) : undefined;
  return close(tx, and(eq(publishRequests.sectionId, sectionId), inLanguage));
}

/** Closes the open requests for a record that has become public; `release` names everything of a season. */
export function closeForRecord(tx: Transaction, resource: string, ids: number[]): Promise<void> {
  return close(tx, and(eq(publishRequests.resource, resource), inArray(publishRequests.objectId, ids)));
}

/** Forgets the requests for a record that is deleted; returns whether there were any. */
export async function forgetRequests(tx: Transaction, resource: string, id: number): Promise<boolean> {
  const forgotten = await tx
    .delete(publishRequests)
    .where(and(eq(publishRequests.resource, resource), eq(publishRequests.objectId, id)))
    .returning({ id: publishRequests.id });
  return forgotten.length > 0;
}

async function close(tx: Transaction, of: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(publishRequests)
    .set({ status: 'done', decidedBy: currentActor()?.id ?? null, decidedAt: new Date() })
    .where(and(of, eq(publishRequests.status, 'open')))
    .returning();
  const together = new Map<number, Row[]>();
  for (const row of rows) {
    const key = row.groupId ?? row.id;
    together.set(key, [...(together.get(key) ?? []), row]);
  }
  for (const some of together.values()) await notifyAuthor(tx, some);
}

/**
 * Mails the outcome to the user who has asked, unless that user has decided, or is blocked. Several rows were asked for
 * together and have one outcome.
 */
export async function notifyAuthor(tx: Transaction, rows: Row[]): Promise<void> {
  const actor = currentActor();
  const [row] = rows;
  if (!row || actor?.id === row.requestedBy || row.status === 'open') return;
  const active = and(eq(users.id, row.requestedBy), isNull(users.blockedAt));
  const [to] = await tx.select().from(users).where(active);
  if (!to || to.requestMails === 'none') return;
  const by = actor?.username ?? productName;
  const titles = rows.map(({ title }) => title);
  const facts = { to, titles, by, words: row.answer, link: row.link };
  await queueMail({ db: tx, now: new Date() }, requestMail(row.status, facts));
}

/** Open requests of a user for the same subject. */
export function sameSubject(row: Pick<Row, 'sectionId' | 'language' | 'resource' | 'objectId'>): SQL | undefined {
  if (row.sectionId === null)
    return and(eq(publishRequests.resource, row.resource ?? ''), eq(publishRequests.objectId, row.objectId ?? 0));
  const language =
    row.language === null ? isNull(publishRequests.language) : eq(publishRequests.language, row.language);
  return or(and(eq(publishRequests.sectionId, row.sectionId), language));
}
