import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { CaretOnPage } from '#contract/editing/presence.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { withInvalidation } from '../invalidation/with-invalidation.ts';
import { tags } from '../invalidation/tags.ts';
import { sectionPresence } from '../../db/tables/sections.ts';

/** A window not renewed for this long (milliseconds) counts as closed; three renewal intervals. */
export const windowTimeout = 45_000;

type Writer = Pick<AppContext, 'db' | 'changes' | 'clock'>;

/** One window in which a section is open. */
export interface Window {
  tab: string;
  slug: string;
  user: Pick<SessionUser, 'id' | 'username'>;
}

export interface PlaceOnPage {
  block: string | null;
  writing: boolean;
  caret?: CaretOnPage | null | undefined;
}

type PresenceRow = typeof sectionPresence.$inferSelect;

/** Marks windows as present now, without changing their reported position. */
export async function renew(
  { db, clock }: { db: Database | Transaction } & Pick<AppContext, 'clock'>,
  windows: Window[],
): Promise<void> {
  if (windows.length === 0) return;
  const seenAt = clock();
  // A window can have two connections: its own new one, and one that is not yet found to be broken.
  const byTab = new Map(windows.map((window) => [window.tab, window]));
  await db
    .insert(sectionPresence)
    .values(
      Array.from(byTab.values(), ({ tab, slug, user }) => ({
        tab,
        slug,
        userId: user.id,
        userName: user.username,
        seenAt,
      })),
    )
    .onConflictDoUpdate({
      target: sectionPresence.tab,
      set: { seenAt, slug: sql`excluded.slug` },
      setWhere: sql`${sectionPresence.userId} = excluded.user_id`,
    });
}

/** Stores a window that has opened a section and notifies the others. */
export function arrive(ctx: Writer, window: Window): Promise<void> {
  return withInvalidation(ctx, async (db, changed) => {
    await renew({ db, clock: ctx.clock }, [window]);
    changed.add(tags.people(window.slug));
  });
}

/** Stores the position of a window on the page and notifies the others; false for an unknown window. */
export function moveTo(ctx: Writer, { tab, slug, user, ...place }: Window & PlaceOnPage): Promise<boolean> {
  return withInvalidation(ctx, async (tx, changed) => {
    const own = and(eq(sectionPresence.tab, tab), eq(sectionPresence.slug, slug), eq(sectionPresence.userId, user.id));
    const moved = await tx
      .update(sectionPresence)
      .set({ blockId: place.block, writing: place.writing, caret: place.caret ?? null, seenAt: ctx.clock() })
      .where(own)
      .returning({ tab: sectionPresence.tab });
    if (moved.length > 0) changed.add(tags.people(slug));
    return moved.length > 0;
  });
}

/** Removes windows and notifies the remaining ones. */
export function leave(ctx: Writer, windows: Window[]): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
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

/** Removes windows whose process ended without closing them. */
export function deleteLost(ctx: Writer): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    const lost = await tx
      .delete(sectionPresence)
      .where(lte(sectionPresence.seenAt, new Date(ctx.clock().getTime() - windowTimeout)))
      .returning({ slug: sectionPresence.slug });
    for (const { slug } of lost) changed.add(tags.people(slug));
  });
}

/** All windows in which a section is open, sorted by user name. */
export function peopleAt(ctx: Pick<RequestContext, 'db' | 'now'>, slug: string): Promise<PresenceRow[]> {
  const { db, now } = ctx;
  return db
    .select()
    .from(sectionPresence)
    .where(and(eq(sectionPresence.slug, slug), gt(sectionPresence.seenAt, new Date(now.getTime() - windowTimeout))))
    .orderBy(sectionPresence.userName, sectionPresence.tab);
}
