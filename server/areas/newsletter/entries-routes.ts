import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { csvAnswer } from '../../http/csv/csv-answer.ts';
import { type Columns, csvRows } from '../../http/csv/csv-rows.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { eraseEntry, listEntries, retryEntries } from './list-entries.ts';

type Entry = Awaited<ReturnType<typeof listEntries>>['results'][number];

const columns: Columns<Entry> = {
  email: ({ email }) => email,
  lists: ({ lists }) => lists.join(', '),
  locale: ({ locale }) => locale,
  state: ({ state }) => state,
  agreed_at: ({ agreed_at: at }) => at,
  confirmed_at: ({ confirmed_at: at }) => at,
};

/** Newsletter subscribers, for admins. Exports and removals are written to the audit log. */
export function newsletterEntriesRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock } = ctx;
  mount({ app, ctx }, newsletterEntriesApi.list, async ({ query, address }) => {
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listEntries(db, query, slice));
  });
  mount({ app, ctx }, newsletterEntriesApi.exportCsv, async ({ query, context, user }) => {
    await recordAudit(db, { action: 'exported', kind: 'newsletter', title: 'Newsletter' }, user);
    const rows = csvRows(columns, (slice) =>
      listEntries(db, query, { limit: slice.page_size, offset: offsetOf(slice) }),
    );
    return csvAnswer(context, { name: 'newsletter', now: clock(), rows });
  });
  mount({ app, ctx }, newsletterEntriesApi.retry, async () => ({ count: await retryEntries(ctx) }));
  mount({ app, ctx }, newsletterEntriesApi.remove, async ({ params }) => {
    await db.transaction(async (tx) => {
      await eraseEntry(tx, params.id);
      // Without the address, which must not remain in the log after it was erased.
      await recordAudit(tx, { action: 'removed', kind: 'newsletter', id: params.id, title: 'Newsletter' });
    });
    return null;
  });
}
