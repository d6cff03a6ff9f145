import { beforeEach, expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { type PreviewLink, previewApi } from '#contract/editing/preview.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';

let now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
});

/** Creates an offline page with a draft that was never published. */
async function makeDraft() {
  const page = await makePage(backend.ctx, { isOnline: false });
  const quote = makeBlock('quote', { de: { content: 'Noch geheim' } });
  await makeOwnSection(backend.ctx, 'page', page.id, [quote], false);
  const path = `/de/api/pages/${page.id}/previews/`;
  const create = async (days = 7) =>
    previewApi.create.response.parse((await send(backend, 'POST', path, editor, { days })).body);
  const read = (query: string) => `/de/pageeditor-api/page/${page.pathDe}${query}`;
  return { page, path, create, read };
}

const queryOf = ({ urls }: PreviewLink) => new URL(urls.de).search;

it('a link shows a draft without an account until it expires', async () => {
  const { page, create, read } = await makeDraft();
  const link = await create(7);
  expect(link).toMatchObject({ author: 'publisher', expires_at: '2026-11-28T13:00:00+01:00' });
  expect(new URL(link.urls.de).pathname).toBe(`/de/${page.pathDe}`);
  const { body } = await get(backend, read(queryOf(link)), pageEditorApi.page.response);
  expect(body.modules[0]?.content).toBe('Noch geheim');
  expect(body.preview).toEqual({ expires_at: link.expires_at });
  now = new Date('2026-11-28T12:00:01Z');
  expect((await getError(backend, read(queryOf(link)))).status).toBe(404);
});

it('a revoked link stops working at once and is not listed', async () => {
  const { path, create, read } = await makeDraft();
  const link = await create();
  const { body: links } = await get(backend, path, previewApi.list.response, editor);
  expect(links.map(({ id }) => id)).toEqual([link.id]);
  expect((await send(backend, 'DELETE', `${path}${link.id}/`, editor)).status).toBe(204);
  expect((await getError(backend, read(queryOf(link)))).status).toBe(404);
  expect((await get(backend, path, previewApi.list.response, editor)).body).toEqual([]);
});

it('a link shows its own page only and cannot be forged', async () => {
  const one = await makeDraft();
  const other = await makeDraft();
  const link = await one.create();
  expect((await getError(backend, other.read(queryOf(link)))).status).toBe(404);
  const forged = `?preview=${link.id}.${'A'.repeat(43)}`;
  expect((await getError(backend, one.read(forged))).status).toBe(404);
  expect((await getError(backend, one.read('?preview=nonsense'))).status).toBe(404);
});

it('an invalid token of a public page shows the published state and says so', async () => {
  const page = await makePage(backend.ctx);
  await makeOwnSection(backend.ctx, 'page', page.id, [makeBlock('quote', { de: { content: 'Öffentlich' } })]);
  const path = `/de/pageeditor-api/page/${page.pathDe}?preview=gone`;
  const { body: shown } = await get(backend, path, pageEditorApi.page.response);
  expect(shown.modules[0]?.content).toBe('Öffentlich');
  expect(shown.preview).toEqual({ expires_at: null });
});
