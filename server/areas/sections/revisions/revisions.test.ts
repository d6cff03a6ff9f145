import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { createSection } from '../create-section.ts';

const quote = makeBlock('quote', { de: { content: 'eins' } });
const path = '/de/pageeditor-api/section/quotes';
const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
const admin = await backend.signIn('admin');
await createSection(backend.ctx, { slug: 'quotes', body: makeRoot(quote), publish: true });

const write = (
  headers: Record<string, string>,
  base: number,
  before: string,
  value: string,
  { batch = randomUUID() }: { batch?: string } = {},
) =>
  send(backend, 'POST', `${path}/operations`, headers, {
    batch,
    base,
    operations: [{ op: 'set', id: quote.id, field: 'content', locale: 'de', before, value }],
    labels: ['Zitat geändert'],
  });

it('a revision is returned as stored, can be named and keeps its name', async () => {
  await write(editor, 1, 'eins', 'zwei');
  const { body: old } = await get(backend, `${path}/revisions/1`, pageEditorApi.revision.response, editor);
  expect(old.body.columns?.[0]?.children[0]?.translations.de.content).toBe('eins');
  expect(old).toMatchObject({ number: 1, published: true, name: null });
  const named = await send(backend, 'POST', `${path}/revisions/1`, editor, { name: ' Neue Spielzeit ' });
  expect(named.body).toMatchObject({ name: 'Neue Spielzeit' });
  const { body: list } = await get(backend, `${path}/revisions`, pageEditorApi.revisions.response, editor);
  expect(list.results.map(({ number, name }) => [number, name])).toEqual([
    [2, null],
    [1, 'Neue Spielzeit'],
  ]);
  expect((await send(backend, 'POST', `${path}/revisions/1`, editor, { name: '' })).body).toMatchObject({ name: null });
});

it('an unknown revision returns 404', async () => {
  expect((await getError(backend, `${path}/revisions/99`, editor)).status).toBe(404);
});

it('a conflict contains the other author and the time', async () => {
  await write(admin, 2, 'zwei', 'drei');
  const late = await write(editor, 2, 'zwei', 'vier');
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    details: { conflicts: [{ id: quote.id, theirs: 'drei', mine: 'vier', author: 'admin' }] },
  });
  const { conflicts } = late.body.details as { conflicts: { changed_at: string }[] };
  expect(Date.parse(conflicts[0]?.changed_at ?? '')).toBeGreaterThan(0);
});

it('the list filtered by batch shows whether the batch arrived', async () => {
  const batch = randomUUID();
  const { body: written } = await write(editor, 3, 'drei', 'fünf', { batch });
  const { response } = pageEditorApi.revisions;
  const { body: list } = await get(backend, `${path}/revisions?batch=${batch}`, response, editor);
  expect(list).toMatchObject({ count: 1, results: [{ number: written.revision }] });
  const { body: none } = await get(backend, `${path}/revisions?batch=${randomUUID()}`, response, editor);
  expect(none).toMatchObject({ count: 0, results: [] });
  expect((await getError(backend, `${path}/revisions?batch=neulich`, editor)).status).toBe(400);
});

it('the empty start of a new section never counts as having been public', async () => {
  await createSection(backend.ctx, { slug: 'fresh', publish: true });
  const { body } = await get(
    backend,
    '/de/pageeditor-api/section/fresh/revisions',
    pageEditorApi.revisions.response,
    editor,
  );
  expect(body.results.map(({ number, published, published_at: at }) => [number, published, at])).toEqual([
    [1, true, null],
  ]);
});
