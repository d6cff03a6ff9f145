import type { OpenAPIHono } from '@hono/zod-openapi';
import { bulkEventsApi, type BulkChange } from '#contract/programme/bulk-events-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { previewChanges } from './preview-changes.ts';
import { AppError, invalid, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { ChangedRecord } from '../../../db/tables/audit.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { lastChangeSet, storeChangeSet, undoChangeSet } from '../../../resources/change-sets.ts';
import { nameOf, type Snapshot } from '../../../resources/definition/resource.ts';
import { updateRecordIn, write } from '../../../resources/write-stored.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { type Plan, planChanges } from './plan-changes.ts';

/** Changing many events together. */
export function bulkEventRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, bulkEventsApi.preview, ({ request, body }) => previewChanges(request, body));
  mount({ app, ctx }, bulkEventsApi.change, ({ params: { locale }, body: { events, change }, user }) =>
    changeEvents(ctx, { chosen: events, change, locale, userName: requireUser(user).username }),
  );
  mount({ app, ctx }, bulkEventsApi.last, async () => ({
    last: await lastChangeSet(ctx.db, { kind: 'bulk_change', now: ctx.clock() }),
  }));
  mount({ app, ctx }, bulkEventsApi.undo, ({ params: { id, locale }, user }) =>
    write(ctx, (db, changed) =>
      undoChangeSet(
        { db, changed, resources: [eventsDefinition], user: requireUser(user), locale, now: ctx.clock() },
        { kind: 'bulk_change', id, audited: () => ({ kind: 'event', title: '' }) },
      ),
    ),
  );
}

type Writer = Pick<AppContext, 'db' | 'changes' | 'clock'>;

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
    const entries: ChangedRecord[] = [];
    for (const { event, changes } of plans) {
      if (Object.keys(changes).length === 0) continue;
      const wanted = { resource: eventsDefinition, id: event.id, fill: () => changes };
      entries.push(toEntry(await updateRecordIn({ db: tx, changed }, wanted)));
    }
    if (entries.length === 0) throw invalid('change', 'nothing_would_change');
    const id = await storeChangeSet(tx, { kind: 'bulk_change', at: now, userName, entries });
    return { id, changed: entries.length };
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
}): { id: number; title: string; message: string }[] {
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
function toEntry({ before, after }: { before: Snapshot; after: Snapshot }): ChangedRecord {
  const names = Object.keys(eventsDefinition.contract.fields).filter(
    (name) => JSON.stringify(before.state[name]) !== JSON.stringify(after.state[name]),
  );
  return {
    resource: eventsDefinition.contract.name,
    id: after.id,
    title: nameOf(after.state),
    label: '',
    before: Object.fromEntries(names.map((name) => [name, before.state[name]])),
    after: { version: after.state.version },
  };
}
