import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditApi } from '#contract/accounts/audit-api.ts';
import { maxNotes, maxNoteText, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { binApi } from '#contract/resources/versions.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makeProduction } from '#tests/factories/rows.ts';
import { get, getError, send } from '#tests/test-backend.ts';
import { notes } from '../../db/tables/sections.ts';
import { applied } from '../sections/sections.fixture.ts';
import { houseWithNotes, module, notesOf, words } from './notes.fixture.ts';

let now = new Date('2026-11-21T12:00:00Z');
const house = await houseWithNotes(() => now);

it('a note on a module, a field or words is read by everybody who may edit the page, with who wrote it', async () => {
  const { slug, text, quote } = await house.pageWithText();
  expect((await house.write(slug, module(quote))).status).toBe(201);
  expect((await house.write(slug, { block: quote, field: 'author', locale: 'de', quote: null })).status).toBe(201);
  const third = await house.write(slug, words(text), { suggestion: 'um halb neun' });
  expect(third.body).toMatchObject({ mine: true, author: 'editor', module: { model: 'text' }, done_at: null });
  expect(await house.list(slug, 'publisher')).toMatchObject([
    { anchor: module(quote), mine: false, module: { model: 'quote', words: 'Vorhang auf' } },
    { anchor: { field: 'author', locale: 'de' } },
    { anchor: words(text), suggestion: 'um halb neun', created_at: '2026-11-21T13:00:00+01:00' },
  ]);
});

it('a note is closed to roles that may not edit the page', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, module(text));
  for (const role of ['press', 'programme_editor'] as const) {
    expect((await getError(house.backend, notesOf(slug), house.as(role))).status).toBe(403);
    expect((await house.write(slug, module(text), { by: role })).status).toBe(403);
    expect((await house.change(body.id, { done: true }, role)).status).toBe(403);
    expect((await house.answer(body.id, { text: 'Ja' }, role)).status).toBe(403);
    expect((await house.remove(body.id, role)).status).toBe(403);
    expect((await getError(house.backend, `/de/pageeditor-api/section/${slug}/people`, house.as(role))).status).toBe(
      403,
    );
  }
  expect((await house.list(slug)).length).toBe(1);
});

it('a note on a production is open to those who may edit productions', async () => {
  const { id } = await makeProduction(house.backend.ctx);
  const text = makeBlock('text', { de: { content: '<p>Neu</p>' } });
  await makeOwnSection(house.backend.ctx, 'production', id, [text]);
  expect((await house.write(`production-${id}`, module(text.id), { by: 'programme_editor' })).status).toBe(201);
  expect((await house.house('open', 'programme_editor')).map(({ anchor }) => anchor.block)).toEqual([text.id]);
});

it('a note is refused for a module, field or language that does not fit, and for words of something else than a text', async () => {
  const { slug, text, quote } = await house.pageWithText();
  const refused = async (anchor: NoteAnchor, path: string, more = {}) =>
    expect(await house.write(slug, anchor, more)).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  const other = await house.pageWithText();
  await refused(module('nowhere1'), 'anchor.block');
  await refused(module(other.quote), 'anchor.block');
  await refused({ ...module(text), field: 'nothing' }, 'anchor.field');
  await refused({ ...module(text), field: 'content' }, 'anchor.locale');
  await refused({ ...module(text), locale: 'de' }, 'anchor.locale');
  await refused({ ...module(quote), quote: words(text).quote }, 'anchor.quote');
  await refused(module(quote), 'suggestion', { suggestion: 'Anders' });
});

it('a note has a text within its limits', async () => {
  const { slug, text } = await house.pageWithText();
  for (const [wrong, status] of [
    ['', 422],
    ['   ', 422],
    ['x'.repeat(maxNoteText + 1), 422],
    ['x'.repeat(maxNoteText), 201],
  ] as const)
    expect((await house.write(slug, module(text), { text: wrong })).status).toBe(status);
  const long = { ...words(text), quote: { exact: 'x'.repeat(1001), prefix: '', suffix: '', start: 0 } };
  expect((await house.write(slug, long)).status).toBe(422);
  const { body } = await house.write(slug, module(text), { text: ' eins\u0000\r\nzwei ' });
  expect(body.text).toBe('eins\nzwei');
});

it('a note is one of a limited number, as its answers are', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, module(text));
  const [row] = await house.backend.ctx.db.select().from(notes).where(eq(notes.id, body.id));
  const { id: _, ...copy } = row ?? expect.fail();
  await house.backend.ctx.db.insert(notes).values(Array.from({ length: maxNotes.page - 1 }, () => copy));
  expect(await house.write(slug, module(text))).toMatchObject({ status: 422, body: { issues: [{ path: 'text' }] } });
});

it('a note is done and opened again by whoever may edit the page', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, module(text));
  now = new Date('2026-11-21T13:00:00Z');
  const done = await house.change(body.id, { done: true }, 'publisher');
  expect(done.body).toMatchObject({ done_by: 'publisher', done_at: '2026-11-21T14:00:00+01:00' });
  now = new Date('2026-11-21T14:00:00Z');
  expect((await house.change(body.id, { done: true })).body).toMatchObject({ done_by: 'publisher' });
  expect((await house.change(body.id, { done: false })).body).toMatchObject({ done_by: null, done_at: null });
});

it('a note is changed by its author alone, and follows its words by everybody', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, words(text), { suggestion: 'um neun' });
  expect((await house.change(body.id, { text: 'Anders' }, 'publisher')).status).toBe(403);
  expect((await house.change(body.id, { suggestion: 'um zehn' }, 'admin')).status).toBe(403);
  const mine = await house.change(body.id, { text: 'Anders', suggestion: null });
  expect(mine.body).toMatchObject({ text: 'Anders', suggestion: null, edited_at: expect.any(String) });
  const quote = { exact: 'um neun', prefix: 'Der Vorhang hebt sich ', suffix: '.', start: 22 };
  const followed = await house.change(body.id, { quote }, 'publisher');
  expect(followed.body).toMatchObject({ text: 'Anders', anchor: { quote } });
  const whole = await house.write(slug, module(text));
  expect((await house.change(whole.body.id, { quote })).status).toBe(422);
});

it('a note is deleted by its author or an admin, which the audit log tells', async () => {
  const { page, slug, text } = await house.pageWithText();
  const [mine, other] = [await house.write(slug, module(text)), await house.write(slug, module(text))];
  const { body } = await house.answer(other.body.id, { text: 'Mache ich' });
  const [reply] = notesApi.reply.response.parse(body).replies;
  expect((await house.remove(mine.body.id, 'publisher')).status).toBe(403);
  expect((await house.remove(other.body.id, 'editor', reply?.id)).status).toBe(403);
  expect((await house.remove(other.body.id, 'publisher', reply?.id)).status).toBe(204);
  expect((await house.remove(mine.body.id, 'editor')).status).toBe(204);
  expect((await house.remove(other.body.id, 'admin')).status).toBe(204);
  expect(await house.list(slug)).toEqual([]);
  const audit = await get(house.backend, '/de/api/audit/?kind=note', auditApi.list.response, house.as('admin'));
  expect(audit.body.results.map(({ action, title, user_name: by }) => [action, title, by])).toEqual([
    ['removed', page.title.de, 'admin'],
    ['removed', page.title.de, 'editor'],
  ]);
});

it('a note stays when its module is removed, and comes back with its page from the bin', async () => {
  const { page, slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, module(text), {
    text: '@publisher ja?',
    mentions: [await house.idOf('publisher')],
  });
  await house.answer(body.id, { text: '@editor ja', mentions: [await house.idOf('editor')] });
  await applied(house.backend, house.as('editor'), slug, 1, [{ op: 'remove', id: text }]);
  const before = await house.list(slug);
  expect(before).toMatchObject([{ module: { model: 'text', words: 'Der Vorhang hebt sich um acht.' } }]);
  await send(house.backend, 'DELETE', `/de/api/pages/${page.id}/`, house.as('publisher'));
  expect((await getError(house.backend, notesOf(slug), house.as('editor'))).status).toBe(404);
  const bin = await get(house.backend, '/de/api/bin/?resource=pages', binApi.list.response, house.as('publisher'));
  const entry = bin.body.results.find(({ object_id: id }) => id === page.id);
  const restored = await send(house.backend, 'POST', `/de/api/bin/${entry?.id}/restore/`, house.as('publisher'), {});
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(await house.list(slug)).toEqual(before);
});

it('a text is stored as it was typed, never as HTML', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await house.write(slug, module(text), { text: '<img src=x onerror=alert(1)> & @editor' });
  expect(body.text).toBe('<img src=x onerror=alert(1)> & @editor');
});
