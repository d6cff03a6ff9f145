import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account-api.ts';
import { auditApi } from '#contract/accounts/audit-api.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import { maxNotes, maxNoteText, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { binApi } from '#contract/resources/versions.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makeOwnSection } from '#tests/factories/article.ts';
import { makePage } from '#tests/factories/page.ts';
import { makePerson, makeProduction } from '#tests/factories/production.ts';
import { mailsIn } from '#tests/outbox.ts';
import { get, getError } from '#tests/request.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { send } from '#tests/write.ts';
import { users } from '../../db/tables/accounts.ts';
import { notes } from '../../db/tables/sections.ts';
import { createSection } from '../sections/create-section.ts';

let opera: TestBackend;
const headers: Partial<Record<Role, Record<string, string>>> = {};
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  opera = await createTestBackend({ clock: () => now });
  for (const role of ['press', 'programme_editor', 'editor', 'publisher', 'admin'] as const)
    headers[role] = await opera.signIn(role);
});
afterAll(() => opera.close());

const as = (role: Role) => headers[role] ?? {};
const idOf = async (role: Role) =>
  (
    await opera.ctx.db
      .select()
      .from(users)
      .where(eq(users.email, `${role}@oper.example`))
  )[0]?.id ?? '';

/** A page with a text module and a quote. */
async function pageWithText() {
  const page = await makePage(opera.ctx, {});
  const text = makeBlock('text', { de: { content: '<p>Der Vorhang hebt sich um acht.</p>' } });
  const quote = makeBlock('quote', { de: { content: 'Vorhang auf', author: 'Ein Gast' } });
  const slug = `page-${page.id}`;
  const body = makeRoot(text, quote);
  await createSection(opera.ctx, { slug, contentType: 'page', objectId: page.id, body, publish: true });
  return { page, slug, text: text.id, quote: quote.id };
}
const module = (block: string): NoteAnchor => ({ block, field: null, locale: null, quote: null });
const words = (block: string): NoteAnchor => ({
  block,
  field: 'content',
  locale: 'de',
  quote: { exact: 'um acht', prefix: 'Der Vorhang hebt sich ', suffix: '.', start: 22 },
});
const pathOf = (slug: string) => `/de/pageeditor-api/section/${slug}/notes`;
const write = (slug: string, anchor: NoteAnchor, more: object = {}, role: Role = 'editor') =>
  send(opera, 'POST', pathOf(slug), as(role), { anchor, text: 'Bitte prüfen', ...more });
const change = (id: number, body: object, role: Role = 'editor') =>
  send(opera, 'POST', `/de/pageeditor-api/notes/${id}`, as(role), body);
const answer = (id: number, body: object, role: Role = 'publisher') =>
  send(opera, 'POST', `/de/pageeditor-api/notes/${id}/replies`, as(role), body);
const remove = (id: number, role: Role, reply?: number) =>
  send(opera, 'DELETE', `/de/pageeditor-api/notes/${id}${reply ? `/replies/${reply}` : ''}`, as(role));
const list = async (slug: string, role: Role = 'editor') =>
  (await get(opera, pathOf(slug), notesApi.list.response, as(role))).body;
const house = async (which: string, role: Role) =>
  (await get(opera, `/en/api/notes/?which=${which}&page_size=100`, notesApi.listAll.response, as(role))).body.results;
const wantMails = (role: Role, noteMails: 'mentions' | 'all' | 'none') =>
  opera.ctx.db
    .update(users)
    .set({ noteMails })
    .where(eq(users.email, `${role}@oper.example`));

describe('a note', () => {
  test('on a module, a field or words is read by everybody who may edit the page, with who wrote it', async () => {
    const { slug, text, quote } = await pageWithText();
    expect((await write(slug, module(quote))).status).toBe(201);
    expect((await write(slug, { block: quote, field: 'author', locale: 'de', quote: null })).status).toBe(201);
    const third = await write(slug, words(text), { suggestion: 'um halb neun' });
    expect(third.body).toMatchObject({ mine: true, author: 'editor', module: { model: 'text' }, done_at: null });
    expect(await list(slug, 'publisher')).toMatchObject([
      { anchor: module(quote), mine: false, module: { model: 'quote', words: 'Vorhang auf' } },
      { anchor: { field: 'author', locale: 'de' } },
      { anchor: words(text), suggestion: 'um halb neun', created_at: '2026-11-21T13:00:00+01:00' },
    ]);
  });

  test('is closed to roles that may not edit the page', async () => {
    const { slug, text } = await pageWithText();
    const { body } = await write(slug, module(text));
    for (const role of ['press', 'programme_editor'] as const) {
      expect((await getError(opera, pathOf(slug), as(role))).status).toBe(403);
      expect((await write(slug, module(text), {}, role)).status).toBe(403);
      expect((await change(body.id, { done: true }, role)).status).toBe(403);
      expect((await answer(body.id, { text: 'Ja' }, role)).status).toBe(403);
      expect((await remove(body.id, role)).status).toBe(403);
      expect((await getError(opera, `/de/pageeditor-api/section/${slug}/people`, as(role))).status).toBe(403);
    }
    expect((await getError(opera, pathOf(slug))).status).toBe(401);
    expect((await list(slug)).length).toBe(1);
  });

  test('on a production is open to those who may edit productions', async () => {
    const { id } = await makeProduction(opera.ctx);
    const text = makeBlock('text', { de: { content: '<p>Neu</p>' } });
    await makeOwnSection(opera.ctx, 'production', id, [text]);
    expect((await write(`production-${id}`, module(text.id), {}, 'programme_editor')).status).toBe(201);
    expect((await house('open', 'programme_editor')).map(({ anchor }) => anchor.block)).toEqual([text.id]);
  });

  test('is refused for a module, field or language that does not fit, and for words of something else than a text', async () => {
    const { slug, text, quote } = await pageWithText();
    const refused = async (anchor: NoteAnchor, path: string, more = {}) =>
      expect(await write(slug, anchor, more)).toMatchObject({ status: 422, body: { issues: [{ path }] } });
    const other = await pageWithText();
    await refused(module('nowhere1'), 'anchor.block');
    await refused(module(other.quote), 'anchor.block');
    await refused({ ...module(text), field: 'nothing' }, 'anchor.field');
    await refused({ ...module(text), field: 'content' }, 'anchor.locale');
    await refused({ ...module(text), locale: 'de' }, 'anchor.locale');
    await refused({ ...module(quote), quote: words(text).quote }, 'anchor.quote');
    await refused(module(quote), 'suggestion', { suggestion: 'Anders' });
  });

  test('has a text within its limits', async () => {
    const { slug, text } = await pageWithText();
    for (const [wrong, status] of [
      ['', 422],
      ['   ', 422],
      ['x'.repeat(maxNoteText + 1), 422],
      ['x'.repeat(maxNoteText), 201],
    ] as const)
      expect((await write(slug, module(text), { text: wrong })).status).toBe(status);
    const long = { ...words(text), quote: { exact: 'x'.repeat(1001), prefix: '', suffix: '', start: 0 } };
    expect((await write(slug, long)).status).toBe(422);
    const { body } = await write(slug, module(text), { text: ' eins\u0000\r\nzwei ' });
    expect(body.text).toBe('eins\nzwei');
  });

  test('is one of a limited number, as its answers are', async () => {
    const { slug, text } = await pageWithText();
    const { body } = await write(slug, module(text));
    const [row] = await opera.ctx.db.select().from(notes).where(eq(notes.id, body.id));
    const { id: _, ...copy } = row ?? expect.fail();
    await opera.ctx.db.insert(notes).values(Array.from({ length: maxNotes.page - 1 }, () => copy));
    expect(await write(slug, module(text))).toMatchObject({ status: 422, body: { issues: [{ path: 'text' }] } });
  });

  test('is done and opened again by whoever may edit the page', async () => {
    const { slug, text } = await pageWithText();
    const { body } = await write(slug, module(text));
    now = new Date('2026-11-21T13:00:00Z');
    const done = await change(body.id, { done: true }, 'publisher');
    expect(done.body).toMatchObject({ done_by: 'publisher', done_at: '2026-11-21T14:00:00+01:00' });
    now = new Date('2026-11-21T14:00:00Z');
    expect((await change(body.id, { done: true })).body).toMatchObject({ done_by: 'publisher' });
    expect((await change(body.id, { done: false })).body).toMatchObject({ done_by: null, done_at: null });
  });

  test('is changed by its author alone, and follows its words by everybody', async () => {
    const { slug, text } = await pageWithText();
    const { body } = await write(slug, words(text), { suggestion: 'um neun' });
    expect((await change(body.id, { text: 'Anders' }, 'publisher')).status).toBe(403);
    expect((await change(body.id, { suggestion: 'um zehn' }, 'admin')).status).toBe(403);
    const mine = await change(body.id, { text: 'Anders', suggestion: null });
    expect(mine.body).toMatchObject({ text: 'Anders', suggestion: null, edited_at: expect.any(String) });
    const quote = { exact: 'um neun', prefix: 'Der Vorhang hebt sich ', suffix: '.', start: 22 };
    const followed = await change(body.id, { quote }, 'publisher');
    expect(followed.body).toMatchObject({ text: 'Anders', anchor: { quote } });
    const whole = await write(slug, module(text));
    expect((await change(whole.body.id, { quote })).status).toBe(422);
  });

  test('is deleted by its author or an admin, which the audit log tells', async () => {
    const { page, slug, text } = await pageWithText();
    const [mine, other] = [await write(slug, module(text)), await write(slug, module(text))];
    const { body } = await answer(other.body.id, { text: 'Mache ich' });
    const [reply] = notesApi.reply.response.parse(body).replies;
    expect((await remove(mine.body.id, 'publisher')).status).toBe(403);
    expect((await remove(other.body.id, 'editor', reply?.id)).status).toBe(403);
    expect((await remove(other.body.id, 'publisher', reply?.id)).status).toBe(204);
    expect((await remove(mine.body.id, 'editor')).status).toBe(204);
    expect((await remove(other.body.id, 'admin')).status).toBe(204);
    expect(await list(slug)).toEqual([]);
    const audit = await get(opera, '/de/api/audit/?kind=note', auditApi.list.response, as('admin'));
    expect(audit.body.results.map(({ action, title, user_name: by }) => [action, title, by])).toEqual([
      ['removed', page.title.de, 'admin'],
      ['removed', page.title.de, 'editor'],
    ]);
  });

  test('stays when its module is removed, and comes back with its page from the bin', async () => {
    const { page, slug, text } = await pageWithText();
    const { body } = await write(slug, module(text), { text: '@publisher ja?', mentions: [await idOf('publisher')] });
    await answer(body.id, { text: '@editor ja', mentions: [await idOf('editor')] });
    const operations = [{ op: 'remove', id: text }];
    const batch = { batch: crypto.randomUUID(), base: 1, operations };
    const removed = await send(opera, 'POST', `/de/pageeditor-api/section/${slug}/operations`, as('editor'), batch);
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    const before = await list(slug);
    expect(before).toMatchObject([{ module: { model: 'text', words: 'Der Vorhang hebt sich um acht.' } }]);
    await send(opera, 'DELETE', `/de/api/pages/${page.id}/`, as('publisher'));
    expect((await getError(opera, pathOf(slug), as('editor'))).status).toBe(404);
    const bin = await get(opera, '/de/api/bin/?resource=pages', binApi.list.response, as('publisher'));
    const entry = bin.body.results.find(({ object_id: id }) => id === page.id);
    const restored = await send(opera, 'POST', `/de/api/bin/${entry?.id}/restore/`, as('publisher'), {});
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await list(slug)).toEqual(before);
  });
});

describe('naming somebody', () => {
  test('is possible for users who may edit the page', async () => {
    const { slug, text } = await pageWithText();
    const { body } = await get(
      opera,
      `/de/pageeditor-api/section/${slug}/people`,
      notesApi.people.response,
      as('editor'),
    );
    expect(body.map(({ name }) => name)).toEqual(['admin', 'editor', 'publisher']);
    const outsider = { mentions: [await idOf('press')], text: '@press' };
    expect(await write(slug, module(text), outsider)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'mentions.0' }] },
    });
  });

  test('sends one mail in the language of the account, with a link to the note', async () => {
    await opera.ctx.db.update(users).set({ language: 'en' }).where(eq(users.email, 'publisher@oper.example'));
    const { page, slug, text } = await pageWithText();
    const before = (await mailsIn(opera.ctx.db)).length;
    const mentions = [await idOf('publisher'), await idOf('admin'), await idOf('editor')];
    const given = { mentions, text: '@publisher und @editor: Stimmt das?' };
    const { body } = await write(slug, words(text), given);
    expect(body).toMatchObject({ mentions: [{ name: 'editor' }, { name: 'publisher' }] });
    const mails = (await mailsIn(opera.ctx.db)).slice(before);
    expect(mails).toMatchObject([
      { kind: 'note', recipient: 'publisher@oper.example', locale: 'en', action: 'Open the note' },
    ]);
    expect(mails[0]?.subject).toBe(`A note for you: ${page.title.en}`);
    expect(mails[0]?.body).toContain('“um acht”');
    expect(mails[0]?.body).toContain(`/de/${page.slug.de}?edit#note-${body.id}`);
    // The same name again in a corrected text is no news.
    await change(body.id, { text: '@publisher: Stimmt das so?', mentions });
    expect((await mailsIn(opera.ctx.db)).length).toBe(before + 1);
    expect(await list(slug)).toMatchObject([{ mentions: [{ name: 'publisher' }] }]);
  });

  test('sends no mail to those who want none, and answers to those who want all', async () => {
    await wantMails('publisher', 'none');
    await wantMails('editor', 'all');
    const { slug, text } = await pageWithText();
    const before = (await mailsIn(opera.ctx.db)).length;
    const { body } = await write(slug, module(text), { mentions: [await idOf('publisher')], text: '@publisher?' });
    await answer(body.id, { text: 'Ja, um acht.' });
    await answer(body.id, { text: 'Danke' }, 'editor');
    await answer(body.id, { text: '@editor, bitte', mentions: [await idOf('editor')] }, 'admin');
    const mails = (await mailsIn(opera.ctx.db)).slice(before);
    expect(mails.map(({ recipient, subject }) => [recipient, subject.split(':')[0]])).toEqual([
      ['editor@oper.example', 'Antwort auf eine Notiz'],
      ['editor@oper.example', 'Notiz für Sie'],
    ]);
    await wantMails('publisher', 'mentions');
    await wantMails('editor', 'mentions');
  });

  test('is set in the own account', async () => {
    const path = '/de/api/account/';
    const read = async () => (await get(opera, path, accountApi.show.response, as('admin'))).body.note_mails;
    expect(await read()).toBe('mentions');
    expect((await send(opera, 'POST', path, as('admin'), { username: 'admin', note_mails: 'all' })).status).toBe(200);
    expect(await read()).toBe('all');
    expect((await send(opera, 'POST', path, as('admin'), { username: 'admin' })).status).toBe(200);
    expect(await read()).toBe('all');
    expect((await send(opera, 'POST', path, as('admin'), { username: 'admin', note_mails: 'x' })).status).toBe(422);
    await wantMails('admin', 'mentions');
  });
});

describe('the list of the house', () => {
  test('shows what is for me, what is open and what is done, with page, module and address', async () => {
    const { page, slug, text, quote } = await pageWithText();
    const named = await write(slug, words(text), { mentions: [await idOf('admin')], text: '@admin' });
    const answered = await write(slug, module(quote), { text: 'Frage' }, 'admin');
    const waiting = await write(slug, module(quote), { text: 'Ohne Antwort' }, 'admin');
    await answer(answered.body.id, { text: 'Antwort' }, 'editor');
    const ids = async (which: string) => (await house(which, 'admin')).map(({ id }) => id);
    expect(await ids('mine')).toEqual(expect.arrayContaining([named.body.id, answered.body.id]));
    expect(await ids('mine')).not.toContain(waiting.body.id);
    expect(await ids('open')).toContain(waiting.body.id);
    await change(named.body.id, { done: true });
    expect(await ids('mine')).not.toContain(named.body.id);
    const [done] = await house('done', 'admin');
    expect(done).toMatchObject({
      id: named.body.id,
      page: page.title.en,
      module_name: 'Text',
      field_name: expect.any(String),
      url: `/de/${page.slug.de}?edit#note-${named.body.id}`,
    });
  });

  test('leaves out what the user may not edit', async () => {
    const { id } = await makePerson(opera.ctx, 'Mara Lind');
    const text = makeBlock('text', { de: { content: '<p>Sopran</p>' } });
    await makeOwnSection(opera.ctx, 'person', id, [text]);
    const { slug, quote } = await pageWithText();
    const [ofPerson, ofPage] = [await write(`person-${id}`, module(text.id)), await write(slug, module(quote))];
    const seen = (await house('open', 'programme_editor')).map((note) => note.id);
    expect(seen).toContain(ofPerson.body.id);
    expect(seen).not.toContain(ofPage.body.id);
    expect((await house('open', 'publisher')).map((note) => note.id)).toContain(ofPage.body.id);
    expect((await getError(opera, '/de/api/notes/', as('press'))).status).toBe(403);
  });
});

test('a text is stored as it was typed, never as HTML', async () => {
  const { slug, text } = await pageWithText();
  const { body } = await write(slug, module(text), { text: '<img src=x onerror=alert(1)> & @editor' });
  expect(body.text).toBe('<img src=x onerror=alert(1)> & @editor');
});
