import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, House, SessionUser, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { sectionPresence } from './schema.ts';

/** Whoever was not renewed for so long, in milliseconds, has gone; three times as long as between two renewals. */
export const patience = 45_000;

type Writer = Pick<House, 'db' | 'changes' | 'clock'>;

/** One window in which a section is open. */
export interface Window {
  tab: string;
  slug: string;
  user: Pick<SessionUser, 'id' | 'username'>;
}

export interface PlaceOnPage {
  block: string | null;
  writing: boolean;
}

type PresenceRow = typeof sectionPresence.$inferSelect;

/** Notes windows as being there now. Where they are on the page stays as it was told. */
export async function renew(
  { db, clock }: { db: Database | Transaction } & Pick<House, 'clock'>,
  windows: Window[],
): Promise<void> {
  if (windows.length === 0) return;
  const seenAt = clock();
  await db
    .insert(sectionPresence)
    .values(windows.map(({ tab, slug, user }) => ({ tab, slug, userId: user.id, userName: user.username, seenAt })))
    .onConflictDoUpdate({
      target: sectionPresence.tab,
      set: { seenAt, slug: sql`excluded.slug` },
      setWhere: sql`${sectionPresence.userId} = excluded.user_id`,
    });
}

/** Notes a window that has just opened a section and tells the others. */
export function arrive(house: Writer, window: Window): Promise<void> {
  return change(house, async (db, changed) => {
    await renew({ db, clock: house.clock }, [window]);
    changed.add(tags.people(window.slug));
  });
}

/** Notes where on the page somebody is and tells the others; false for a window that is not there. */
export function moveTo(house: Writer, { tab, slug, user, block, writing }: Window & PlaceOnPage): Promise<boolean> {
  return change(house, async (tx, changed) => {
    const own = and(eq(sectionPresence.tab, tab), eq(sectionPresence.slug, slug), eq(sectionPresence.userId, user.id));
    const moved = await tx
      .update(sectionPresence)
      .set({ blockId: block, writing, seenAt: house.clock() })
      .where(own)
      .returning({ tab: sectionPresence.tab });
    if (moved.length > 0) changed.add(tags.people(slug));
    return moved.length > 0;
  });
}

/** Takes windows away and tells who is left. */
export function leave(house: Writer, windows: Window[]): Promise<void> {
  return change(house, async (tx, changed) => {
    if (windows.length === 0) return;
    await tx.delete(sectionPresence).where(
      inArray(
        sectionPresence.tab,
        windows.map(({ tab }) => tab),
      ),
    );
    for (const { slug } of windows) changed.add(tags.people(slug));
  });
}

/** Takes away windows whose process ended without a word. */
export function forgetLost(house: Writer): Promise<void> {
  return change(house, async (tx, changed) => {
    const lost = await tx
      .delete(sectionPresence)
      .where(lte(sectionPresence.seenAt, new Date(house.clock().getTime() - patience)))
      .returning({ slug: sectionPresence.slug });
    for (const { slug } of lost) changed.add(tags.people(slug));
  });
}

/** Everybody who has a section open, in the order of names. */
export function peopleAt(db: Database, slug: string, now: Date): Promise<PresenceRow[]> {
  return db
    .select()
    .from(sectionPresence)
    .where(and(eq(sectionPresence.slug, slug), gt(sectionPresence.seenAt, new Date(now.getTime() - patience))))
    .orderBy(sectionPresence.userName, sectionPresence.tab);
}
