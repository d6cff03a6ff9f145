import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterEntriesApi } from '#contract/office-api.ts';
import { record } from '../audit/record.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import { type Columns, csvRows } from '../csv/csv-rows.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { eraseEntry, listEntries } from './list-entries.ts';

type Entry = Awaited<ReturnType<typeof listEntries>>['results'][number];

const columns: Columns<Entry> = {
  email: ({ email }) => email,
  lists: ({ lists }) => lists.join(', '),
  locale: ({ locale }) => locale,
  state: ({ state }) => state,
  agreed_at: ({ agreed_at: at }) => at,
  confirmed_at: ({ confirmed_at: at }) => at,
};

/** Who ordered the newsletter, for those who answer for it. What is done with the addresses is written down. */
export function newsletterEntriesRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, newsletterEntriesApi.list, async ({ query, context }) => {
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listEntries(db, query, slice));
  });
  mount(app, house, newsletterEntriesApi.exportCsv, async ({ query, context, user }) => {
    await record(db, { action: 'exported', kind: 'newsletter', title: 'Newsletter' }, user);
    const rows = csvRows(columns, (slice) =>
      listEntries(db, query, { limit: slice.page_size, offset: offsetOf(slice) }),
    );
    return csvAnswer(context, 'newsletter', clock(), rows);
  });
  mount(app, house, newsletterEntriesApi.remove, async ({ params }) => {
    await db.transaction(async (tx) => {
      await eraseEntry(tx, params.id);
      // Without the address, which nobody has asked to be kept.
      await record(tx, { action: 'removed', kind: 'newsletter', id: params.id, title: 'Newsletter' });
    });
    return null;
  });
}
