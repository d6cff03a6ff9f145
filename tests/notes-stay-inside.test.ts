import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { previewApi } from '#contract/editing/preview.ts';
import { exportContent } from '#server/areas/content-archive/export-content.ts';
import { users } from '#server/db/tables/accounts.ts';
import { publishRequests, sections } from '#server/db/tables/sections.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { publicReads } from './contract-calls.ts';
import { makeArticle, makePage, makeProduction } from './factories/rows.ts';
import { makeBlock, makeRoot } from './factories/block.ts';
import { send, sharedBackend } from './test-backend.ts';

/** In every text of every note. */
const mark = 'Vertraulich';

let slug: string;
let pageId: number;
const kinds: string[] = [];
const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
beforeAll(async () => {
  const page = await makePage(backend.ctx, { title: { de: 'Besuch', en: 'Visit' }, isOnline: true });
  pageId = page.id;
  slug = `page-${page.id}`;
  await annotate('page', page.id);
  await annotate('production', (await makeProduction(backend.ctx)).id);
  await annotate('article', (await makeArticle(backend.ctx)).id);
  await askForReview();
});

/** A published section with notes on its module and on words of it. */
async function annotate(kind: string, id: number): Promise<void> {
  const text = makeBlock('text', { de: { content: '<p>Der Vorhang hebt sich um acht.</p>' } });
  const owner = { slug: `${kind}-${id}`, contentType: kind, objectId: id };
  await createSection(backend.ctx, { ...owner, body: makeRoot(text), publish: true });
  kinds.push(`${kind}-${id}`);
  const quote = { exact: 'um acht', prefix: mark, suffix: mark, start: 22 };
  const address = `/de/pageeditor-api/section/${kind}-${id}/notes`;
  for (const anchor of [
    { block: text.id, field: null, locale: null, quote: null },
    { block: text.id, field: 'content', locale: 'de', quote },
  ]) {
    const suggestion = anchor.field ? mark : null;
    const { body, status } = await send(backend, 'POST', address, editor, { anchor, text: `${mark} 1`, suggestion });
    expect(status, JSON.stringify(body)).toBe(201);
    await send(backend, 'POST', `/de/pageeditor-api/notes/${body.id}/replies`, editor, { text: `${mark} 2` });
  }
}

/** A request for the page with a comment and a reviewer. */
async function askForReview(): Promise<void> {
  const { db } = backend.ctx;
  const [user] = await db.select().from(users);
  const [section] = await db.select().from(sections).where(eq(sections.slug, slug));
  if (!user || !section) throw new Error('The page was not annotated');
  const people = { requestedBy: user.id, reviewerId: user.id, requestedAt: new Date() };
  const title = { de: 'Besuch', en: 'Visit' };
  await db.insert(publishRequests).values({ ...people, title, comment: `${mark} 3`, link: '', sectionId: section.id });
}

async function read(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await backend.app.request(address, { headers });
  return `${answer.status} ${await answer.text()}`;
}

/** Addresses of a public call for everything that has notes. */
function addresses({ path: template }: Endpoint): string[] {
  const inGerman = template.replace('{locale}', 'de');
  const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
  const each = [
    ...(inGerman.includes('{id}') ? ids.map((id) => inGerman.replace('{id}', id)) : [inGerman]),
    ...kinds.map((kind) => inGerman.replace('{slug}', kind)),
    ...(inGerman.includes('/search/') ? [`${inGerman}?query=${mark}`, `${inGerman}?query=Vorhang`] : []),
  ];
  return each.map((address) => address.replace(/\{path\}$/, 'seite-1')).filter((address) => !address.includes('{'));
}

it('notes of the staff, and their requests for review are there for editors', async () => {
  expect(await read(`/de/pageeditor-api/section/${slug}/notes`, editor)).toContain(mark);
  expect(await read(`/de/pageeditor-api/section/${slug}/notes`)).toMatch(/^401/);
  expect(await read('/de/api/notes/')).toMatch(/^401/);
  expect(await read('/de/api/requests/', editor)).toContain(`${mark} 3`);
  expect(await read('/de/api/requests/')).toMatch(/^401/);
});

it.each(publicReads.map((endpoint) => [endpoint.id, endpoint] as const))(
  'notes of the staff, and their requests for review are not in %s',
  async (_, endpoint) => {
    for (const address of addresses(endpoint))
      for (const cookie of ['', 'preview_session=all'])
        expect(await read(address, { cookie }), address).not.toContain(mark);
  },
);

it('notes of the staff, and their requests for review are not in what visitors read at the addresses of the content', async () => {
  for (const kind of kinds) {
    const shown = await read(`/de/pageeditor-api/container/by-slug/${kind}`);
    expect(shown).toContain('Vorhang');
    expect(shown).not.toContain(mark);
  }
  for (const address of ['/sitemap.xml', '/de/blog/feed.atom', '/openapi.json'])
    expect(await read(address), address).not.toContain(mark);
  const { rows } = await backend.database.pool.query('select word from search_words where word like $1', ['vertrau%']);
  expect(rows).toEqual([]);
});

it('notes of the staff, and their requests for review are not in the draft, its revisions, nor in what somebody with a preview link reads', async () => {
  for (const address of ['', '/revisions', '/revisions/1'])
    expect(await read(`/de/pageeditor-api/section/${slug}${address}`, editor), address).not.toContain(mark);
  const made = await send(backend, 'POST', `/de/api/pages/${pageId}/previews/`, editor, { days: 7 });
  const link = new URL(previewApi.create.response.parse(made.body).urls.de);
  const preview = await read(`/de/pageeditor-api/page/${link.pathname.replace('/de/', '')}${link.search}`);
  expect(preview).toContain('Vorhang');
  expect(preview).not.toContain(mark);
});

it('notes of the staff, and their requests for review are not in a copy of a record', async () => {
  const copied = await send(
    backend,
    'POST',
    `/de/api/productions/${kinds[1]?.split('-')[1]}/copy/?translations=all`,
    editor,
    {
      parts: ['texts', 'section'],
    },
  );
  expect(copied.status, JSON.stringify(copied.body)).toBe(201);
  const notes = await read(`/de/pageeditor-api/section/production-${copied.body.id}/notes`, editor);
  expect(notes).toBe('200 []');
});

it('notes of the staff, and their requests for review are not in an export of the content', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-notes-'));
  try {
    const target = path.join(folder, 'content');
    await exportContent({ db: backend.ctx.db, place: backend.ctx.config }, { target });
    const files = await readdir(target, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
    );
    expect(texts.some((text) => text.includes('Vorhang'))).toBe(true);
    expect(texts.filter((text) => text.includes(mark))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
