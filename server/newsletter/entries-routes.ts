import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterEntriesApi } from '#contract/office-api.ts';
import { record } from '../audit/record.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import type { Database, House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { type EntryFilter, eraseEntry, listEntries } from './list-entries.ts';

const atOnce = 500;
const columns = ['email', 'lists', 'locale', 'state', 'agreed_at', 'confirmed_at'] as const;

/** Who ordered the newsletter, for those who answer for it. What is done with the addresses is written down. */
export function newsletterEntriesRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, newsletterEntriesApi.list, async ({ query, context }) => {
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listEntries(db, query, slice));
  });
  mount(app, house, newsletterEntriesApi.exportCsv, async ({ query, context, user }) => {
    await record(db, { action: 'exported', kind: 'newsletter', title: 'Newsletter' }, user);
    return csvAnswer(context, 'newsletter', clock(), rowsOf(db, query));
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

async function* rowsOf(db: Database, query: EntryFilter) {
  yield [...columns];
  for (let offset = 0; ; offset += atOnce) {
    const { results } = await listEntries(db, query, { limit: atOnce, offset });
    for (const entry of results) {
      yield columns.map((name) => (name === 'lists' ? entry.lists.join(', ') : entry[name]));
    }
    if (results.length < atOnce) return;
  }
}
