import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { users } from '../../db/tables/accounts.ts';
import { pages } from '../../db/tables/pages.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { mailsIn } from '#tests/outbox.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { applied, draft } from '../sections/sections.fixture.ts';

type Headers = Record<string, string>;
const backend = await sharedBackend();
const editor = await backend.signIn('editor');
const programme = await backend.signIn('programme_editor');
const publisher = await backend.signIn('publisher');

const path = '/de/api/requests/';
const post = (address: string, headers: Headers, body: unknown) => send(backend, 'POST', address, headers, body);
const ask = (headers: Headers, subject: object, comment = 'Bitte ansehen') => post(path, headers, { subject, comment });
const show = async (id: number, headers = publisher) =>
  (await get(backend, `${path}${id}/`, requestsApi.show.response, headers)).body;
const list = async (query = '', headers = publisher) =>
  (await get(backend, `${path}${query}`, requestsApi.list.response, headers)).body;
const decide = (id: number, body: object, headers = publisher) => post(`${path}${id}/decide/`, headers, body);
const lastMails = async (count: number) => (await mailsIn(backend.ctx.db)).slice(-count);

let count = 0;
/** A page whose published modules are older than its draft. */
async function changedPage() {
  count += 1;
  const page = await makePage(backend.ctx, { title: both(`Anfahrt ${count}`), slug: both(`anfahrt-${count}`) });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, []);
  const { revision, body } = await draft(backend, editor, slug);
  const block = makeBlock('quote', { de: { content: 'Von Norden kommen', author: 'Die Pforte' } });
  const place = { parent: body.id, slot: 0, index: 0 };
  await applied(backend, editor, slug, revision, [{ op: 'insert', place, block }]);
  return { page, slug };
}

it('a request for a page shows its title, comment and changed words to publishers, who get a mail and publish what they saw', async () => {
  const { page, slug } = await changedPage();
  const asked = await ask(editor, { kind: 'section', slug, language: null }, 'Bis Freitag?');
  expect(asked).toMatchObject({
    status: 201,
    body: { title: page.title.de, requested_by: 'editor', status: 'open' },
  });
  const [mail] = await lastMails(1);
  expect(mail).toMatchObject({ kind: 'request', recipient: 'publisher@oper.example' });
  expect(mail?.subject).toBe(`Bitte um Freigabe: ${page.title.de}`);
  expect(mail?.body).toContain('Bis Freitag?');
  const shown = await show(asked.body.id);
  expect(shown.parts).toMatchObject([{ title: 'Zitat', kind: 'added' }]);
  const words = shown.parts[0]?.changes.flatMap(({ parts }) => parts.map((part) => part.text));
  expect(words).toContain('Von Norden kommen');
  expect(shown.urls.edit).toBe(`/de/${page.slug.de}?edit`);
  const published = await decide(asked.body.id, { decision: 'publish', version: shown.version });
  expect(published).toMatchObject({ status: 200, body: { status: 'done', decided_by: 'publisher' } });
  const [outcome] = await lastMails(1);
  expect(outcome).toMatchObject({ recipient: 'editor@oper.example', subject: `Veröffentlicht: ${page.title.de}` });
  expect((await list('?mine=true', editor)).results[0]).toMatchObject({ id: asked.body.id, status: 'done' });
  const visitors = await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`);
  expect(await visitors.text()).toContain('Von Norden kommen');
});

it('a request for a page is refused with 409 when the page has changed since, and stays open', async () => {
  const { slug } = await changedPage();
  const asked = await ask(editor, { kind: 'section', slug, language: null });
  const { version } = await show(asked.body.id);
  const late = await decide(asked.body.id, { decision: 'publish', version: String(Number(version) - 1) });
  expect(late.status).toBe(409);
  expect((await show(asked.body.id)).status).toBe('open');
});

it('a request for a page stays open, and nothing is published, when the page cannot go online', async () => {
  const { page, slug } = await changedPage();
  await backend.ctx.db
    .update(pages)
    .set({ slug: { de: '', en: 'directions' } })
    .where(eq(pages.id, page.id));
  const asked = await ask(editor, { kind: 'section', slug, language: null });
  const { version } = await show(asked.body.id);
  expect((await decide(asked.body.id, { decision: 'publish', version })).status).toBe(422);
  expect((await show(asked.body.id)).status).toBe('open');
  const visitors = await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`);
  expect(await visitors.text()).not.toContain('Von Norden kommen');
});

it('a request for a page is not published when somebody else gives it back at the same moment', async () => {
  const { db } = backend.ctx;
  const { slug } = await changedPage();
  const asked = await ask(editor, { kind: 'section', slug, language: null });
  const { version } = await show(asked.body.id);
  await db.execute(sql`create function give_back() returns trigger language plpgsql as $$ begin
    update publish_requests set status = 'declined' where section_id = new.id; return new; end $$`);
  await db.execute(sql`create trigger give_back before update on sections for each row execute function give_back()`);
  const late = await decide(asked.body.id, { decision: 'publish', version });
  await db.execute(sql`drop function give_back cascade`);
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('entschieden') } });
  const visitors = await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`);
  expect(await visitors.text()).not.toContain('Von Norden kommen');
});

it('a request for a page closes by itself when somebody publishes in another way', async () => {
  const { slug } = await changedPage();
  const asked = await ask(editor, { kind: 'section', slug, language: null });
  const { version } = await show(asked.body.id);
  await post(`/de/pageeditor-api/section/${slug}/publish`, publisher, { revision: Number(version) });
  expect((await show(asked.body.id)).status).toBe('done');
  expect((await decide(asked.body.id, { decision: 'publish', version })).status).toBe(409);
});

it('a request for a page of one language stays open when the other one is published', async () => {
  const { slug } = await changedPage();
  const english = await ask(editor, { kind: 'section', slug, language: 'en' });
  const { version } = await show(english.body.id);
  const german = { revision: Number(version), language: 'de' };
  expect((await post(`/de/pageeditor-api/section/${slug}/publish`, publisher, german)).status).toBe(200);
  expect((await show(english.body.id)).status).toBe('open');
});

it('a request for a page is refused for a page that is public as it is, and to users who may not edit it', async () => {
  const { slug } = await changedPage();
  expect((await ask(programme, { kind: 'section', slug, language: null })).status).toBe(403);
  const asked = await ask(editor, { kind: 'section', slug, language: null });
  const { version } = await show(asked.body.id);
  await decide(asked.body.id, { decision: 'publish', version });
  const again = await ask(editor, { kind: 'section', slug, language: null });
  expect(again).toMatchObject({ status: 422, body: { issues: [{ path: 'subject' }] } });
});

async function draftOfPerson(): Promise<number> {
  const { body } = await post('/de/api/persons/?translations=all', programme, { name: 'Mara Lind' });
  return body.id;
}

it('a request for a record names its fields and publishes it', async () => {
  const id = await draftOfPerson();
  const asked = await ask(programme, { kind: 'record', resource: 'persons', id });
  expect(asked).toMatchObject({ status: 201, body: { title: 'Mara Lind' } });
  const shown = await show(asked.body.id);
  expect(shown.parts[0]?.changes.map(({ field }) => field)).toContain('name');
  expect(shown.urls.edit).toBe(`/admin/persons/${id}`);
  const done = await decide(asked.body.id, { decision: 'publish', version: shown.version });
  expect(done.body).toMatchObject({ status: 'done' });
  expect((await backend.app.request(`/de/api/persons/${id}/`)).status).toBe(200);
  expect((await ask(programme, { kind: 'record', resource: 'persons', id })).status).toBe(422);
});

it('a request for a record is given back with a reason, which the user reads, in the language of the account', async () => {
  await backend.ctx.db.update(users).set({ language: 'en' }).where(eq(users.email, 'programme_editor@oper.example'));
  const id = await draftOfPerson();
  const asked = await ask(programme, { kind: 'record', resource: 'persons', id });
  const without = await decide(asked.body.id, { decision: 'decline', answer: ' ' });
  expect(without).toMatchObject({ status: 422, body: { issues: [{ path: 'answer' }] } });
  const declined = await decide(asked.body.id, { decision: 'decline', answer: 'Foto fehlt' });
  expect(declined.body).toMatchObject({ status: 'declined', answer: 'Foto fehlt' });
  const [mail] = await lastMails(1);
  expect(mail).toMatchObject({ subject: 'Given back: Mara Lind', body: expect.stringContaining('Foto fehlt') });
  expect((await show(asked.body.id, programme)).answer).toBe('Foto fehlt');
});

it('a request for a record is replaced by a second one of the same user, and forgotten with the record', async () => {
  const id = await draftOfPerson();
  await ask(programme, { kind: 'record', resource: 'persons', id }, 'eins');
  const second = await ask(programme, { kind: 'record', resource: 'persons', id }, 'zwei');
  const open = (await list('?open=true')).results.filter(
    ({ subject }) => subject.kind === 'record' && subject.id === id,
  );
  expect(open).toMatchObject([{ id: second.body.id, comment: 'zwei' }]);
  expect((await send(backend, 'DELETE', `/de/api/persons/${id}/`, programme)).status).toBe(204);
  expect((await getError(backend, `${path}${second.body.id}/`, publisher)).status).toBe(404);
});

it('a request for a season closes when it is released, and is not published blindly', async () => {
  const season = { slug: 'kuenftig', name: both('Künftig', 'Coming'), starts_on: '2040-08-01', ends_on: '2041-07-31' };
  const { body } = await post('/de/api/seasons/?translations=all', programme, season);
  const asked = await ask(programme, { kind: 'season', id: body.id });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const shown = await show(asked.body.id);
  expect(shown.urls.edit).toBe(`/admin/seasons/${body.id}/release`);
  expect((await decide(asked.body.id, { decision: 'publish', version: '' })).status).toBe(409);
  const release = await backend.app.request(`/de/api/seasons/${body.id}/release/`, { headers: publisher });
  const { version, entries } = (await release.json()) as { version: string; entries: { kind: string; id: number }[] };
  const chosen = entries.map(({ kind, id }) => ({ kind, id }));
  const released = { version, public_from: null, entries: chosen };
  expect((await post(`/de/api/seasons/${body.id}/release/`, publisher, released)).status).toBe(200);
  expect((await show(asked.body.id)).status).toBe('done');
});

it('others see neither the requests of somebody else nor decide, and old decided ones are deleted', async () => {
  const id = await draftOfPerson();
  const asked = await ask(programme, { kind: 'record', resource: 'persons', id });
  expect((await getError(backend, `${path}${asked.body.id}/`, editor)).status).toBe(404);
  expect((await list('', editor)).results.every(({ requested_by: by }) => by === 'editor')).toBe(true);
  expect((await decide(asked.body.id, { decision: 'decline', answer: 'x' }, editor)).status).toBe(403);
  await decide(asked.body.id, { decision: 'decline', answer: 'x' });
  const old = { decidedAt: new Date('2020-01-01T00:00:00Z') };
  await backend.ctx.db.update(publishRequests).set(old).where(eq(publishRequests.id, asked.body.id));
  await ask(programme, { kind: 'record', resource: 'persons', id: await draftOfPerson() });
  expect((await getError(backend, `${path}${asked.body.id}/`, publisher)).status).toBe(404);
});
