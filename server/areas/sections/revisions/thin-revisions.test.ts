import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { sectionRevisions } from '#server/db/tables/sections.ts';
import { publishingPlans } from '#server/db/tables/sections.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { makeRoot } from '#tests/factories/block.ts';
import { createSection } from '../create-section.ts';
import { saveRevision } from './save-revision.ts';
import { thinRevisions } from './thin-revisions.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');

const now = new Date('2026-11-21T12:00:00Z');
let sectionId: number;
let made = 0;
const slug = () => `aged-${made}`;
beforeEach(async () => {
  made += 1;
  const { id } = await createSection(backend.ctx, { slug: slug(), body: makeRoot() });
  sectionId = id;
  await age(1, '2026-01-01T08:00:00Z');
});

const one = (number: number) => and(eq(sectionRevisions.sectionId, sectionId), eq(sectionRevisions.number, number));

async function age(number: number, createdAt: string, values: { name?: string; publishedAt?: Date } = {}) {
  await backend.ctx.db
    .update(sectionRevisions)
    .set({ createdAt: new Date(createdAt), ...values })
    .where(one(number));
}

/** Stores a further revision with that time. */
async function write(
  number: number,
  createdAt: string,
  { by = 'eva', labels = [], ...values }: { by?: string; labels?: string[]; name?: string; publishedAt?: Date } = {},
) {
  await backend.ctx.db.transaction((tx) =>
    saveRevision(
      tx,
      { id: sectionId, draftRevision: number - 1, contentType: null },
      { body: makeRoot(), author: { id: by, username: by }, labels },
    ),
  );
  await age(number, createdAt, values);
}

async function left(): Promise<number[]> {
  const { body } = await get(
    backend,
    `/de/pageeditor-api/section/${slug()}/revisions`,
    pageEditorApi.revisions.response,
    editor,
  );
  return body.results.map(({ number }) => number).toReversed();
}

it('keeps the last revision of each day and person beyond the given age', async () => {
  await write(2, '2026-10-01T08:00:00Z');
  await write(3, '2026-10-01T09:00:00Z', { by: 'adam' });
  await write(4, '2026-10-01T10:00:00Z');
  // In Berlin that is the next day already.
  await write(5, '2026-10-01T22:30:00Z');
  await write(6, '2026-10-02T08:00:00Z');
  await write(7, '2026-10-22T13:00:00Z');
  await write(8, '2026-10-22T14:00:00Z');
  await thinRevisions({ db: backend.ctx.db, now }, 30);
  expect(await left()).toEqual([1, 3, 4, 6, 7, 8]);
  await thinRevisions({ db: backend.ctx.db, now }, 30);
  expect(await left()).toEqual([1, 3, 4, 6, 7, 8]);
  await thinRevisions({ db: backend.ctx.db, now }, 1);
  expect(await left()).toEqual([1, 3, 4, 6, 8]);
});

it('keeps the draft and revisions that are or were public, are named or are scheduled', async () => {
  const at = '2026-09-01T08:00:00Z';
  await write(2, at, { publishedAt: new Date(at) });
  await write(3, at, { name: 'Vor dem Umbau' });
  await write(4, at);
  await backend.ctx.db
    .insert(publishingPlans)
    .values({ sectionId, revision: 4, publishAt: new Date('2026-12-01T08:00:00Z'), createdAt: now });
  await write(5, at);
  await write(6, at, { by: 'adam' });
  await write(7, at);
  await thinRevisions({ db: backend.ctx.db, now }, 30);
  expect(await left()).toEqual([1, 2, 3, 4, 6, 7]);
});

it('merges the operation names of deleted revisions into the next kept one, in order and without repeats', async () => {
  const at = '2026-09-01T08:00:00Z';
  await write(2, at, { labels: ['Bild eingefügt', 'Text geändert'] });
  await write(3, at, { labels: ['Text geändert'], name: 'Entwurf' });
  await write(4, at, { labels: ['Zitat verschoben'] });
  await write(5, at, { labels: ['Zitat verschoben', 'Link entfernt'] });
  await thinRevisions({ db: backend.ctx.db, now }, 30);
  const rows = await backend.ctx.db
    .select({ number: sectionRevisions.number, labels: sectionRevisions.labels })
    .from(sectionRevisions)
    .where(eq(sectionRevisions.sectionId, sectionId))
    .orderBy(sectionRevisions.number);
  expect(rows).toEqual([
    { number: 1, labels: [] },
    { number: 3, labels: ['Bild eingefügt', 'Text geändert'] },
    { number: 5, labels: ['Zitat verschoben', 'Link entfernt'] },
  ]);
});

it('publishing stores when a revision became public', async () => {
  const path = `/de/pageeditor-api/section/${slug()}`;
  await send(backend, 'POST', `${path}/publish`, editor, { revision: 1 });
  await write(2, '2026-10-01T08:00:00Z');
  const { body } = await get(backend, `${path}/revisions`, pageEditorApi.revisions.response, editor);
  expect(body.results.map(({ published_at: at }) => typeof at)).toEqual(['object', 'string']);
});
