import type { OpenAPIHono } from '@hono/zod-openapi';
import { bulkEventsApi, type BulkChange, type LeftEvent } from '#contract/programme/bulk-events-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { previewChanges } from './preview-changes.ts';
import { desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { type BulkChangedEvent, eventBulkChanges } from '../../../db/tables/audit.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { ChangeContext } from '../../../request-context.ts';
import type { Snapshot } from '../../../resources/definition/resource.ts';
import { changeWithin, write } from '../../../resources/write-stored.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { type Plan, planChanges } from './plan-changes.ts';

/** Changing many events together. */
export function bulkEventRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, bulkEventsApi.preview, ({ request, body }) => previewChanges(request, body));
  mount({ app, ctx }, bulkEventsApi.change, ({ params: { locale }, body: { events, change }, user }) =>
    changeEvents(ctx, { chosen: events, change, locale, userName: requireUser(user).username }),
  );
  mount({ app, ctx }, bulkEventsApi.last, () => lastChange(ctx.db));
  mount({ app, ctx }, bulkEventsApi.takeBack, ({ params }) => takeChangeBack(ctx, params));
}

type Writer = Pick<AppContext, 'db' | 'changes' | 'clock'>;

/** Number of changes that can be taken back; older ones are forgotten. */
const keptChanges = 50;

interface ManyChanges {
  /** The events with their versions of the preview. */
  chosen: { id: number; version: string }[];
  change: BulkChange;
  userName: string;
  locale: Locale;
}

/** Changes events in one transaction, all or none, and stores what they were before. */
function changeEvents(ctx: Writer, wish: ManyChanges): Promise<{ id: number; changed: number }> {
  const { chosen, change, userName, locale } = wish;
  const now = ctx.clock();
  return write(ctx, async (tx, changed) => {
    const versions = new Map(chosen.map(({ id, version }) => [id, version]));
    const plans = await planChanges(tx, { ids: [...versions.keys()], change, now, lock: true });
    const refused = refusedEvents({ plans, versions, locale });
    if (refused.length > 0) throw new AppError('conflict', undefined, { details: { events: refused } });
    const entries: BulkChangedEvent[] = [];
    for (const { event, changes } of plans) {
      if (Object.keys(changes).length === 0) continue;
      const wanted = { resource: eventsDefinition, id: event.id, fill: () => changes };
      entries.push(toEntry(await changeWithin({ db: tx, changed }, wanted)));
    }
    if (entries.length === 0)
      throw new AppError('invalid', undefined, { issues: [{ path: 'change', message: 'nothing_would_change' }] });
    const [stored] = await tx.insert(eventBulkChanges).values({ at: now, userName, entries }).returning();
    if (!stored) throw new Error('It was not stored');
    await forgetOldChanges(tx);
    return { id: stored.id, changed: entries.length };
  });
}

/** Events that were changed or deleted since the preview, or that cannot be changed like this. */
function refusedEvents({
  plans,
  versions,
  locale,
}: {
  plans: Plan[];
  versions: Map<number, string>;
  locale: Locale;
}): LeftEvent[] {
  const planned = new Map(plans.map((plan) => [plan.event.id, plan]));
  return [...versions].flatMap(([id, version]) => {
    const plan = planned.get(id);
    if (!plan) return { id, title: '', message: writeMessage('does_not_exist', locale) };
    const isStale = plan.before.state.version !== version;
    const problem: Problem['message'] | undefined = isStale ? 'changed_since' : plan.problems[0]?.message;
    if (problem === undefined) return [];
    return { id, title: inLocale(plan.event.title, locale).text, message: writeMessage(problem, locale) };
  });
}

/** All fields that differ, those that rules have added included. */
function toEntry({ before, after }: { before: Snapshot; after: Snapshot }): BulkChangedEvent {
  const names = Object.keys(eventsDefinition.contract.fields).filter(
    (name) => JSON.stringify(before.state[name]) !== JSON.stringify(after.state[name]),
  );
  return {
    id: after.id,
    title: titleOf(after),
    version: after.state.version,
    before: Object.fromEntries(names.map((name) => [name, before.state[name]])),
  };
}

function titleOf({ state: { title } }: Snapshot): string {
  return typeof title === 'object' && title !== null && 'de' in title ? String(title.de) : '';
}

async function forgetOldChanges(tx: Transaction): Promise<void> {
  const kept = tx
    .select({ id: eventBulkChanges.id })
    .from(eventBulkChanges)
    .orderBy(desc(eventBulkChanges.id))
    .limit(keptChanges);
  await tx.delete(eventBulkChanges).where(notInArray(eventBulkChanges.id, kept));
}

/** The last change that was not taken back. */
async function lastChange(db: Database) {
  const [last] = await db
    .select({
      id: eventBulkChanges.id,
      at: eventBulkChanges.at,
      userName: eventBulkChanges.userName,
      count: sql<number>`jsonb_array_length(${eventBulkChanges.entries})`,
    })
    .from(eventBulkChanges)
    .where(isNull(eventBulkChanges.takenBackAt))
    .orderBy(desc(eventBulkChanges.id))
    .limit(1);
  return { last: last ? { id: last.id, at: berlinIso(last.at), user_name: last.userName, count: last.count } : null };
}

/** Gives the events of a change their former values; those that were changed since are left as they are. */
function takeChangeBack(
  ctx: Writer,
  { id, locale }: { id: number; locale: Locale },
): Promise<{ restored: number; left: LeftEvent[] }> {
  return write(ctx, async (tx, changed) => {
    const [change] = await tx.select().from(eventBulkChanges).where(eq(eventBulkChanges.id, id)).for('update');
    if (!change || change.takenBackAt !== null) throw new AppError('not_found');
    await tx.update(eventBulkChanges).set({ takenBackAt: ctx.clock() }).where(eq(eventBulkChanges.id, id));
    const left: LeftEvent[] = [];
    for (const entry of change.entries.toSorted((a, b) => a.id - b.id)) {
      const reason = await restore({ db: tx, changed }, entry);
      if (reason) left.push({ id: entry.id, title: entry.title, message: writeMessage(reason, locale) });
    }
    return { restored: change.entries.length - left.length, left };
  });
}

/** Restores one event; returns why it is left. Refusals come before anything is written. */
async function restore(
  ctx: ChangeContext,
  { id, version, before }: BulkChangedEvent,
): Promise<Problem['message'] | null> {
  try {
    await changeWithin(ctx, { resource: eventsDefinition, id, version, fill: () => before });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') return 'changed_since_act';
    if (error.code === 'not_found') return 'does_not_exist';
    return error.issues?.[0]?.message ?? 'invalid_value';
  }
}
