import { beforeEach, expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makePicture } from '#tests/factories/rows.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { pageSettingsSchema, type PageSettings } from '#contract/pages/page-settings.ts';
import { previewLinkSchema } from '#contract/editing/preview.ts';
import { readMedia } from '../../platform/pictures/media-rows.ts';
import { publishNextPlanned } from '../publishing/publish-planned.ts';
import type { PageRow } from '../links/page-address.ts';
import { createSection } from '../sections/create-section.ts';
import {
  applied,
  bad,
  batch,
  conflictsOf,
  draft,
  good,
  type Headers,
  publishDraft,
  send,
  set,
} from '../sections/sections.fixture.ts';

let now = new Date('2026-11-21T12:00:00Z');
let page: PageRow;
let slug: string;
let head: string;
let made = 0;
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('editor');
const publisher = await backend.signIn('publisher');
/** A public page with a published quote. */
beforeEach(async () => {
  made += 1;
  // Each test is a morning of its own, so that the limit of requests does not end them.
  now = new Date(Date.UTC(2026, 9, made, 12));
  page = await makePage(backend.ctx, {
    title: { de: 'Anfahrt', en: 'Travel' },
    headline: { de: 'Der Weg', en: 'The way' },
    slug: { de: `anfahrt-${made}`, en: `travel-${made}` },
  });
  head = `head-${page.id}`;
  slug = await makeOwnSection(backend.ctx, 'page', page.id, [makeBlock('quote', { de: { content: 'Ja' } })]);
});

const read = async (query = '', headers?: Headers, locale = 'de', path = page.pathDe) =>
  (await get(backend, `/${locale}/pageeditor-api/page/${path}${query}`, pageEditorApi.page.response, headers)).body;
const edited = () => draft(backend, editor, slug);
/** Writes operations on the newest draft. */
const write = async (...operations: Operation[]) =>
  applied(backend, editor, slug, (await edited()).revision, operations);
const sendPublish = (more: object = {}) => publishDraft(backend, publisher, slug, more);
const publish = async (more: object = {}) => good(publishResultSchema, await sendPublish(more));
const settings = `/de/api/pages/`;
const office = (values: Partial<PageSettings>, headers = publisher) =>
  send(backend, 'POST', `${settings}${page.id}/`, headers, values);
const headOf = async (): Promise<Block> => {
  const { body } = await edited();
  if (!body.head) throw new Error('The draft has no head');
  return body.head;
};
/** An hour of the day of the test, `2026-10-05T17:00`. */
const berlinLocal = (hour: number) => `2026-10-${String(made).padStart(2, '0')}T${hour}:00`;
const headline = (before: string, value: string) => set(head, 'headline', before, value);

it('the head of a page is proposed by a person who may not publish, and public when it is published', async () => {
  await write(headline('Der Weg', 'So kommen Sie zu uns'));
  expect((await read()).headline).toBe('Der Weg');
  expect((await read('?edit')).headline).toBe('Der Weg');
  expect((await read('?edit', editor)).headline).toBe('So kommen Sie zu uns');
  const created = await send(backend, 'POST', `${settings}${page.id}/previews/`, editor, { days: 7 });
  const { urls } = good(previewLinkSchema, created, 201);
  expect((await read(new URL(urls.de).search)).headline).toBe('So kommen Sie zu uns');

  const asked = await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision: 2 });
  expect(asked.status).toBe(403);
  await publish();
  expect((await read()).headline).toBe('So kommen Sie zu uns');
});

it('the head of a page is named with old and new words by what changes for visitors', async () => {
  await write(headline('Der Weg', 'Der neue Weg'));
  const path = `/de/pageeditor-api/section/${slug}/changes`;
  const { body } = await get(backend, path, requestsApi.changes.response, editor);
  expect(body.parts).toMatchObject([
    {
      title: 'Kopf der Seite',
      block: head,
      kind: 'changed',
      changes: [{ field: 'Überschrift', language: 'de', kind: 'text' }],
    },
  ]);
  expect(body.parts[0]?.changes[0]?.parts).toContainEqual({ kind: 'added', text: 'neue ' });
  await publish();
  expect((await get(backend, path, requestsApi.changes.response, editor)).body.parts).toEqual([]);
});

it('the head of a page comes back with a former version, and is public again when that is published', async () => {
  await write(headline('Der Weg', 'Neu'));
  await publish();
  await write(headline('Neu', 'Noch neuer'));
  await publish();
  const restored = await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/restore`, editor, { revision: 2 });
  expect(restored.status).toBe(200);
  expect((await read()).headline).toBe('Noch neuer');
  expect((await read('?edit', editor)).headline).toBe('Neu');
  await publish();
  expect((await read()).headline).toBe('Neu');
});

it('the head of a page comes back alone from a former version', async () => {
  const quote = (await edited()).body.columns?.[0]?.children[0]?.id ?? '';
  await write(headline('Der Weg', 'Neu'));
  await write(headline('Neu', 'Neuer'), set(quote, 'content', 'Ja', 'Nein'));
  const restored = { revision: 2, block: head };
  good(
    { parse: (value) => value },
    await send(backend, 'POST', `/de/pageeditor-api/section/${slug}/restore`, editor, restored),
  );
  expect(await read('?edit', editor)).toMatchObject({ headline: 'Neu', modules: [{ content: 'Nein' }] });
});

it('the head of a page proposes nothing any more after the step was undone', async () => {
  await write(headline('Der Weg', 'Neu'));
  await write(headline('Neu', 'Der Weg'));
  const { base, ...values } = await headOf();
  expect(base).toEqual({ fields: values.fields, translations: values.translations });
});

it('the head of a page is published in one language alone', async () => {
  await write(headline('Der Weg', 'Neu'), set(head, 'headline', 'The way', 'New', 'en'));
  await publish({ language: 'en' });
  expect((await read()).headline).toBe('Der Weg');
  expect((await read('', undefined, 'en', page.pathEn)).headline).toBe('New');
  expect((await headOf()).translations.de.headline).toBe('Neu');
  await publish({ language: 'de' });
  expect((await read()).headline).toBe('Neu');
});

it('the head of a page may be incomplete in a draft, and is not published before its required fields are filled', async () => {
  await write(set(head, 'title', 'Anfahrt', ''));
  const refused = bad(await sendPublish(), 422);
  expect(refused.issues).toMatchObject([{ path: `${head}.title.de` }]);
  expect(refused.details).toMatchObject({ labels: { [`${head}.title.de`]: 'Kopf der Seite: Titel (de)' } });
  expect((await read()).title).toBe('Anfahrt');
});

it('the head of a page is published on time, as it was planned', async () => {
  await write(headline('Der Weg', 'Geplant'));
  const plan = { revision: 2, publish_at: berlinLocal(17), offline_at: null };
  const planned = await send(backend, 'PUT', `/de/pageeditor-api/section/${slug}/plan`, publisher, plan);
  expect(planned.status).toBe(200);
  await write(headline('Geplant', 'Danach'));
  now = new Date(Date.UTC(2026, 9, made, 18));
  expect(await publishNextPlanned(backend.ctx)).toBe(true);
  expect((await read()).headline).toBe('Geplant');
  expect((await read('?edit', editor)).headline).toBe('Danach');
  await publish();
  expect((await read()).headline).toBe('Danach');
});

it('the head of a page stays as it is in the copy of a page, which has a title of its own', async () => {
  await write(set(head, 'title', 'Anfahrt', 'Anreise'));
  const copied = { title: { de: 'Kopie', en: '' }, with_subpages: false };
  const sent = await send(backend, 'POST', `${settings}${page.id}/copy/`, editor, copied);
  const copy = good(pageSettingsSchema, sent, 201);
  const { body } = await draft(backend, editor, `page-${copy.id}`);
  expect(body.head).toMatchObject({ id: `head-${copy.id}`, translations: { de: { title: 'Kopie' } } });
});

it('the head of a page of a page without modules of its own is not part of other sections', async () => {
  const body = makeRoot();
  await createSection(backend.ctx, { slug: `fuss-${made}`, body });
  const stored = await draft(backend, editor, `fuss-${made}`);
  expect(stored.body.head).toBeUndefined();
  const sent = await batch(backend, editor, `fuss-${made}`, 1, [
    { op: 'replace', id: body.id, block: { ...body, head: await headOf() } },
  ]);
  expect(sent.status).toBe(200);
  expect((await draft(backend, editor, `fuss-${made}`)).body.head).toBeUndefined();
});

it('the head of a page is no module: it is neither moved nor removed', async () => {
  for (const operation of [
    { op: 'remove', id: head },
    { op: 'omit', id: head, locale: 'en', value: true },
  ] satisfies Operation[])
    bad(await batch(backend, editor, slug, 1, [operation]), 422);
});

it('an address is changed by publishing, with a redirect from the former one', async () => {
  await write(set(head, 'slug', `anfahrt-${made}`, `weg-${made}`));
  expect((await read()).urls.de).toBe(`/de/anfahrt-${made}`);
  await publish();
  expect((await read('', undefined, 'de', `weg-${made}`)).id).toBe(page.id);
  const path = `/de/pageeditor-api/redirect/anfahrt-${made}`;
  expect((await get(backend, path, pageEditorApi.redirect.response)).body.new_path).toBe(`/de/weg-${made}`);
});

it('an address of another page is named when it is published or planned', async () => {
  const other = await makePage(backend.ctx);
  await write(set(head, 'slug', `anfahrt-${made}`, other.slug.de));
  const refused = bad(await sendPublish(), 422);
  expect(refused.issues).toEqual([
    { path: `${head}.slug.de`, message: `Unter /de/${other.slug.de} gibt es schon eine Seite` },
  ]);
  const plan = { revision: 2, publish_at: '2026-12-01T09:00', offline_at: null };
  const planned = await send(backend, 'PUT', `/de/pageeditor-api/section/${slug}/plan`, publisher, plan);
  expect(bad(planned, 422).issues).toMatchObject([{ path: `${head}.slug.de` }]);
  expect((await read()).id).toBe(page.id);
});

it('an address with other characters is refused, and an empty one when it is published', async () => {
  bad(await batch(backend, editor, slug, 1, [set(head, 'slug', `anfahrt-${made}`, 'Der Weg')]), 422);
  await write(set(head, 'slug', `anfahrt-${made}`, ''));
  expect(bad(await sendPublish(), 422).issues).toMatchObject([{ path: `${head}.slug.de` }]);
});

it('a picture of the head is public with its focal point when it is published', async () => {
  const picture = await makePicture(backend.ctx);
  await write(set(head, 'hero_image', null, picture.id, null));
  await write(set(head, 'focal', '50 50', '20 80.5', null));
  expect((await read()).hero).toBeNull();
  expect((await read('?edit', editor)).hero).toMatchObject({ id: picture.id, focal: { x: 20, y: 80.5 } });
  expect(await readMedia(backend.ctx.db, picture.id)).toMatchObject({ focalX: 500, focalY: 500 });
  await publish();
  expect((await read()).hero).toMatchObject({ id: picture.id, focal: { x: 20, y: 80.5 } });
  const { base, ...values } = await headOf();
  expect(base?.fields).toEqual(values.fields);
});

it('a picture of the head that does not exist is refused', async () => {
  bad(await batch(backend, editor, slug, 1, [set(head, 'hero_image', null, 999_999, null)]), 422);
});

it('two editors who change different things of the head do not conflict', async () => {
  await applied(backend, editor, slug, 1, [headline('Der Weg', 'Neu')]);
  await applied(backend, publisher, slug, 1, [set(head, 'title', 'Anfahrt', 'Anreise')]);
  expect(await read('?edit', editor)).toMatchObject({ headline: 'Neu', title: 'Anreise' });
});

it('two editors who change the same conflict', async () => {
  await applied(backend, editor, slug, 1, [headline('Der Weg', 'Neu')]);
  const conflicts = conflictsOf(await batch(backend, publisher, slug, 1, [headline('Der Weg', 'Anders')]));
  expect(conflicts).toMatchObject([{ id: head, field: 'headline', theirs: 'Neu', mine: 'Anders', author: 'editor' }]);
});

it('the form of the back office does not publish the head of a public page for a person who may not publish', async () => {
  const refused = bad(await office({ headline: { de: 'Neu', en: '' }, in_menu: true }, editor), 403);
  expect(refused.issues).toMatchObject([{ path: 'headline' }]);
  expect((await read()).headline).toBe('Der Weg');
  const same = await office({ headline: { de: 'Der Weg', en: 'The way' }, in_menu: true }, editor);
  expect(same.status).toBe(200);
  const hidden = await makePage(backend.ctx, { isOnline: false });
  const sent = await send(backend, 'POST', `${settings}${hidden.id}/`, editor, { title: { de: 'Neu', en: '' } });
  expect(sent.status).toBe(200);
});

it('the form of the back office changes what a draft does not, and the draft follows', async () => {
  await write(headline('Der Weg', 'Neu'));
  expect((await office({ title: { de: 'Anreise', en: 'Travel' } })).status).toBe(200);
  expect(await read('?edit', editor)).toMatchObject({ headline: 'Neu', title: 'Anreise' });
  await publish();
  expect(await read()).toMatchObject({ headline: 'Neu', title: 'Anreise' });
  expect((await office({ headline: { de: 'Später', en: '' } })).status).toBe(200);
  expect((await read('?edit', editor)).headline).toBe('Später');
});

it('the form of the back office is not overwritten by an older draft: publishing names the field, and a person decides', async () => {
  await write(headline('Der Weg', 'Entwurf'));
  expect((await office({ headline: { de: 'Verwaltung', en: 'The way' } })).status).toBe(200);
  const refused = bad(await sendPublish(), 422);
  expect(refused.issues).toMatchObject([{ path: `${head}.headline.de` }]);
  expect(refused.issues?.[0]?.message).toContain('Verwaltung');
  expect((await read()).headline).toBe('Verwaltung');
  // Writing on is no decision.
  await write(headline('Entwurf', 'Entwurf!'));
  bad(await sendPublish(), 422);
  const { body } = await write(headline('Entwurf!', 'Entwurf!'));
  expect(body?.head?.base?.translations.de.headline).toBe('Verwaltung');
  await publish();
  expect((await read()).headline).toBe('Entwurf!');
});

it('the form of the back office is not overwritten by a window that has read the page before', async () => {
  expect((await office({ headline: { de: 'Verwaltung', en: '' } })).status).toBe(200);
  const conflicts = conflictsOf(await batch(backend, editor, slug, 1, [headline('Der Weg', 'Fenster')]));
  expect(conflicts).toMatchObject([{ field: 'headline', theirs: 'Verwaltung', mine: 'Fenster' }]);
});

it('the head of another page cannot be changed through a section', async () => {
  const other = await makePage(backend.ctx);
  bad(await batch(backend, editor, slug, 1, [set(`head-${other.id}`, 'title', '', 'X')]), 422);
  expect((await getError(backend, `/de/pageeditor-api/page/${page.pathDe}?version_id=9`, editor)).status).toBe(404);
});
