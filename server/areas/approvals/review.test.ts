import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { users } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { mailsIn } from '#tests/outbox.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { reviewsOf } from '../../platform/handover/requests.ts';
import { applied, draft, good, type Headers, publishDraft, set } from '../sections/sections.fixture.ts';

const ids: Partial<Record<Role, string>> = {};
const backend = await sharedBackend();
const editor = await backend.signIn('editor');
const publisher = await backend.signIn('publisher');
const admin = await backend.signIn('admin');
for (const { id, role } of await backend.ctx.db.select().from(users)) ids[role] = id;

const path = '/de/api/requests/';
const post = (address: string, headers: Headers, body: unknown) => send(backend, 'POST', address, headers, body);
const withdraw = (id: number, headers: Headers) => send(backend, 'DELETE', `${path}${id}/`, headers);
const ask = (headers: Headers, subject: object, more: object = {}) =>
  post(path, headers, { subject, comment: 'Bitte ansehen', ...more });
const waiting = async (headers: Headers) =>
  (await get(backend, `${path}?waiting=true`, requestsApi.list.response, headers)).body.results.map(({ id }) => id);
const decline = (id: number, headers = publisher) =>
  post(`${path}${id}/decide/`, headers, { decision: 'decline', answer: 'Bitte kürzer' });
const newMails = async (before: number) =>
  (await mailsIn(backend.ctx.db)).slice(before).map(({ recipient, subject }) => [recipient.split('@')[0], subject]);
const mailCount = async () => (await mailsIn(backend.ctx.db)).length;
const wantMails = (role: Role, requestMails: 'all' | 'mine' | 'none') =>
  backend.ctx.db.update(users).set({ requestMails }).where(eq(users.role, role));

let count = 0;
/** A page with a quotation in both languages that visitors do not see yet. */
async function changedPage() {
  count += 1;
  const page = await makePage(backend.ctx, { title: both(`Besuch ${count}`), slug: both(`besuch-${count}`) });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, []);
  const block = makeBlock('quote', { de: { content: 'Von Norden kommen' }, en: { content: 'Come from the north' } });
  await insert(slug, block);
  return { title: page.title.de, slug, block: block.id, subject: { kind: 'section', slug, language: null } };
}

async function change(slug: string, ...operations: Operation[]): Promise<void> {
  const { revision } = await draft(backend, editor, slug);
  await applied(backend, editor, slug, revision, operations);
}

async function insert(slug: string, block = makeBlock('quote')): Promise<void> {
  const { body } = await draft(backend, editor, slug);
  await change(slug, { op: 'insert', place: { parent: body.id, slot: 0, index: 0 }, block });
}

const publish = async (slug: string) => good(publishResultSchema, await publishDraft(backend, publisher, slug));

it('a page handed over for review waits for the person who is named, who alone is mailed, also when the asker may publish', async () => {
  const { title, subject } = await changedPage();
  const before = await mailCount();
  const asked = await ask(publisher, subject, { reviewer: ids.admin });
  expect(asked).toMatchObject({ status: 201, body: { reviewer: 'admin', mine: true, for_me: false } });
  expect(await newMails(before)).toEqual([['admin', `Zur Prüfung für Sie: ${title}`]]);
  expect(await waiting(admin)).toContain(asked.body.id);
  expect(await waiting(publisher)).not.toContain(asked.body.id);
  expect(await waiting(editor)).toEqual([]);
});

it('a page handed over for review waits for everybody else who may publish while nobody is named', async () => {
  const { subject } = await changedPage();
  const asked = await ask(publisher, subject);
  expect(await waiting(admin)).toContain(asked.body.id);
  expect(await waiting(publisher)).not.toContain(asked.body.id);
});

it('a page handed over for review waits for the asker when it is given back, until it is asked for again or published', async () => {
  const { subject, slug, block } = await changedPage();
  const asked = await ask(editor, subject);
  expect(await waiting(editor)).toEqual([]);
  await decline(asked.body.id);
  expect(await waiting(editor)).toEqual([asked.body.id]);
  expect(await waiting(publisher)).not.toContain(asked.body.id);
  const again = await ask(editor, subject);
  expect(await waiting(editor)).toEqual([]);
  await decline(again.body.id);
  expect(await waiting(editor)).toEqual([again.body.id]);
  await publish(slug);
  expect(await waiting(editor)).toEqual([]);
  await change(slug, set(block, 'content', 'Von Norden kommen', 'Von Süden kommen'));
  expect(await waiting(editor)).toEqual([]);
});

it('a page handed over for review of one language waits for the asker although the other language is handed over', async () => {
  const { subject, slug } = await changedPage();
  await publish(slug);
  await insert(slug);
  const english = await ask(editor, { ...subject, language: 'en' });
  await decline(english.body.id);
  await ask(editor, { ...subject, language: 'de' });
  expect(await waiting(editor)).toContain(english.body.id);
});

it('a page handed over for review waits for everybody when the person who is named may not publish any more', async () => {
  const { subject } = await changedPage();
  const asked = await ask(editor, subject, { reviewer: ids.admin });
  expect(await waiting(publisher)).not.toContain(asked.body.id);
  await backend.ctx.db.update(users).set({ blockedAt: new Date() }).where(eq(users.role, 'admin'));
  expect(await waiting(publisher)).toContain(asked.body.id);
  await backend.ctx.db.update(users).set({ blockedAt: null }).where(eq(users.role, 'admin'));
});

it('a page handed over for review cannot be given to somebody who may not publish, or to oneself', async () => {
  const { subject } = await changedPage();
  for (const reviewer of [ids.editor, ids.publisher, 'nobody'])
    expect(await ask(publisher, subject, { reviewer })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reviewer', message: 'Diese Person kann das nicht freigeben' }] },
    });
  const { body } = await get(backend, `${path}reviewers/`, requestsApi.reviewers.response, publisher);
  expect(body).toEqual([{ id: ids.admin, name: 'admin' }]);
});

it('a page handed over for review mails as each account wants it', async () => {
  const { title, subject } = await changedPage();
  await wantMails('admin', 'mine');
  let before = await mailCount();
  const open = await ask(editor, subject);
  expect(await newMails(before)).toEqual([['publisher', `Bitte um Freigabe: ${title}`]]);
  await withdraw(open.body.id, editor);
  before = await mailCount();
  const named = await ask(editor, subject, { reviewer: ids.admin });
  await decline(named.body.id, admin);
  expect(await newMails(before)).toEqual([
    ['admin', `Zur Prüfung für Sie: ${title}`],
    ['editor', `Zurückgegeben: ${title}`],
  ]);
  await wantMails('admin', 'none');
  await wantMails('editor', 'none');
  before = await mailCount();
  const silent = await ask(editor, subject, { reviewer: ids.admin });
  await decline(silent.body.id, admin);
  expect(await newMails(before)).toEqual([]);
  await wantMails('admin', 'all');
  await wantMails('editor', 'all');
});

it('a page handed over for review is withdrawn by whoever has asked only, while it is open, and the reviewer is told', async () => {
  const { title, subject } = await changedPage();
  const { body } = await ask(editor, subject, { reviewer: ids.admin });
  expect((await withdraw(body.id, publisher)).status).toBe(403);
  const before = await mailCount();
  expect((await withdraw(body.id, editor)).status).toBe(204);
  expect(await newMails(before)).toEqual([['admin', `Zurückgezogen: ${title}`]]);
  expect((await getError(backend, `${path}${body.id}/`, publisher)).status).toBe(404);
  const again = await ask(editor, subject);
  await decline(again.body.id);
  expect((await withdraw(again.body.id, editor)).status).toBe(409);
});

it('a page handed over for review is withdrawn when the account of whoever has asked is deleted, and the reviewer is told', async () => {
  const { title, subject } = await changedPage();
  const { body } = await ask(editor, subject, { reviewer: ids.admin });
  const leaving = { email: 'gast@oper.example', username: 'gast', role: 'editor' };
  const id = String((await post('/de/api/users/', admin, leaving)).body.id);
  await backend.ctx.db.update(publishRequests).set({ requestedBy: id }).where(eq(publishRequests.id, body.id));
  await backend.ctx.db.delete(outbox);
  expect((await send(backend, 'DELETE', `/de/api/users/${id}/`, admin)).status).toBe(204);
  expect(await newMails(0)).toEqual([['admin', `Zurückgezogen: ${title}`]]);
  expect(await waiting(admin)).not.toContain(body.id);
});

it('a page handed over for review shows everybody who edits the page what it waits for, and what it was given back for', async () => {
  const { slug, subject } = await changedPage();
  const seenBy = async (role: Role) => (await reviewsOf(backend.ctx.db, slug))(ids[role] ?? '');
  expect(await seenBy('editor')).toEqual([]);
  const asked = await ask(editor, subject, { reviewer: ids.admin });
  expect(await seenBy('admin')).toMatchObject([
    { status: 'open', requested_by: 'editor', reviewer: 'admin', mine: false, for_me: true },
  ]);
  expect(await seenBy('editor')).toMatchObject([{ mine: true, for_me: false }]);
  await decline(asked.body.id, publisher);
  expect(await seenBy('editor')).toMatchObject([
    { status: 'declined', answer: 'Bitte kürzer', decided_by: 'publisher', mine: true },
  ]);
  await ask(editor, subject);
  expect(await seenBy('editor')).toMatchObject([{ status: 'open', reviewer: null }]);
  await publish(slug);
  expect(await seenBy('editor')).toEqual([]);
});

it('records asked for together take a person, and are withdrawn together', async () => {
  const names = ['Ada Berg', 'Ben Tal'];
  const records = await Promise.all(names.map((name) => post('/de/api/persons/?translations=all', editor, { name })));
  const recordIds = records.map(({ body }) => body.id);
  const together = { resource: 'persons', ids: recordIds, comment: '', reviewer: ids.admin };
  const { body } = await post(`${path}together/`, editor, together);
  expect(body).toMatchObject({ reviewer: 'admin', group: { entries: [{}, {}] } });
  expect(await waiting(admin)).toContain(body.id);
  expect(await waiting(publisher)).not.toContain(body.id);
  expect((await withdraw(body.id, editor)).status).toBe(204);
  expect(await waiting(admin)).not.toContain(body.id);
});

const changes = async (slug: string, query = '', headers = editor) =>
  (await get(backend, `/de/pageeditor-api/section/${slug}/changes${query}`, requestsApi.changes.response, headers))
    .body;

it('what publishing would change names each module with its words, and nothing once it is published', async () => {
  const { slug, block } = await changedPage();
  const { parts } = await changes(slug);
  expect(parts).toMatchObject([{ title: 'Zitat', block, kind: 'added' }]);
  await publish(slug);
  expect(await changes(slug)).toMatchObject({ parts: [] });
});

it('what publishing would change of one language names its texts only', async () => {
  const { slug, block } = await changedPage();
  await publish(slug);
  await change(
    slug,
    set(block, 'content', 'Von Norden kommen', 'Von Süden kommen'),
    set(block, 'content', 'Come from the north', 'Come from the south', 'en'),
  );
  const languages = async (query: string) =>
    (await changes(slug, query)).parts.flatMap((part) => part.changes.map(({ language }) => language));
  expect(await languages('')).toEqual(['de', 'en']);
  expect(await languages('?language=de')).toEqual(['de']);
  expect(await languages('?language=en')).toEqual(['en']);
  await insert(slug);
  expect((await changes(slug, '?language=en')).parts.map(({ kind }) => kind)).toEqual(['changed']);
  expect((await changes(slug, '?language=de')).parts.map(({ kind }) => kind)).toEqual(['added', 'changed']);
});

it('what publishing would change is for those who may edit the page', async () => {
  const { slug } = await changedPage();
  const programme = await backend.signIn('programme_editor');
  expect((await getError(backend, `/de/pageeditor-api/section/${slug}/changes`, programme)).status).toBe(403);
  const unknown = await getError(backend, `/de/pageeditor-api/section/${slug}/changes?language=fr`, editor);
  expect(unknown).toMatchObject({ status: 400 });
});
