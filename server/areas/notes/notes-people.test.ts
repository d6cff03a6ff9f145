import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountApi } from '#contract/accounts/account-api.ts';
import { notesApi } from '#contract/editing/notes-api.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePerson } from '#tests/factories/rows.ts';
import { mailsIn } from '#tests/outbox.ts';
import { get, getError, send, unprocessable } from '#tests/test-backend.ts';
import { users } from '../../db/tables/accounts.ts';
import { houseWithNotes, module, words } from './notes.fixture.ts';

const house = await houseWithNotes();

it('naming somebody is possible for users who may edit the page', async () => {
  const { slug, text } = await house.pageWithText();
  const { body } = await get(
    house.backend,
    `/de/pageeditor-api/section/${slug}/people`,
    notesApi.people.response,
    house.as('editor'),
  );
  expect(body.map(({ name }) => name)).toEqual(['admin', 'editor', 'publisher']);
  const outsider = { mentions: [await house.idOf('press')], text: '@press' };
  expect(await house.write(slug, module(text), outsider)).toMatchObject(unprocessable('mentions.0'));
});

it('naming somebody sends one mail in the language of the account, with a link to the note', async () => {
  await house.backend.ctx.db.update(users).set({ language: 'en' }).where(eq(users.email, 'publisher@oper.example'));
  const { page, slug, text } = await house.pageWithText();
  const before = (await mailsIn(house.backend.ctx.db)).length;
  const mentions = [await house.idOf('publisher'), await house.idOf('admin'), await house.idOf('editor')];
  const given = { mentions, text: '@publisher und @editor: Stimmt das?' };
  const { body } = await house.write(slug, words(text), given);
  expect(body).toMatchObject({ mentions: [{ name: 'editor' }, { name: 'publisher' }] });
  const mails = (await mailsIn(house.backend.ctx.db)).slice(before);
  expect(mails).toMatchObject([
    { kind: 'note', recipient: 'publisher@oper.example', locale: 'en', action: 'Open the note' },
  ]);
  expect(mails[0]?.subject).toBe(`A note for you: ${page.title.en}`);
  expect(mails[0]?.body).toContain('“um acht”');
  expect(mails[0]?.body).toContain(`/de/${page.slug.de}?edit#note-${body.id}`);
  // The same name again in a corrected text is no news.
  await house.change(body.id, { text: '@publisher: Stimmt das so?', mentions });
  expect((await mailsIn(house.backend.ctx.db)).length).toBe(before + 1);
  expect(await house.list(slug)).toMatchObject([{ mentions: [{ name: 'publisher' }] }]);
});

it('naming somebody sends no mail to those who want none, and answers to those who want all', async () => {
  await house.wantMails('publisher', 'none');
  await house.wantMails('editor', 'all');
  const { slug, text } = await house.pageWithText();
  const before = (await mailsIn(house.backend.ctx.db)).length;
  const { body } = await house.write(slug, module(text), {
    mentions: [await house.idOf('publisher')],
    text: '@publisher?',
  });
  await house.answer(body.id, { text: 'Ja, um acht.' });
  await house.answer(body.id, { text: 'Danke' }, 'editor');
  await house.answer(body.id, { text: '@editor, bitte', mentions: [await house.idOf('editor')] }, 'admin');
  const mails = (await mailsIn(house.backend.ctx.db)).slice(before);
  expect(mails.map(({ recipient, subject }) => [recipient, subject.split(':')[0]])).toEqual([
    ['editor@oper.example', 'Antwort auf eine Notiz'],
    ['editor@oper.example', 'Notiz für Sie'],
  ]);
  await house.wantMails('publisher', 'mentions');
  await house.wantMails('editor', 'mentions');
});

it('naming somebody is set in the own account', async () => {
  const path = '/de/api/account/';
  const read = async () =>
    (await get(house.backend, path, accountApi.show.response, house.as('admin'))).body.note_mails;
  expect(await read()).toBe('mentions');
  expect(
    (await send(house.backend, 'POST', path, house.as('admin'), { username: 'admin', note_mails: 'all' })).status,
  ).toBe(200);
  expect(await read()).toBe('all');
  expect((await send(house.backend, 'POST', path, house.as('admin'), { username: 'admin' })).status).toBe(200);
  expect(await read()).toBe('all');
  expect(
    (await send(house.backend, 'POST', path, house.as('admin'), { username: 'admin', note_mails: 'x' })).status,
  ).toBe(422);
  await house.wantMails('admin', 'mentions');
});

it('the list of the house shows what is for me, what is open and what is done, with page, module and address', async () => {
  const { page, slug, text, quote } = await house.pageWithText();
  const named = await house.write(slug, words(text), { mentions: [await house.idOf('admin')], text: '@admin' });
  const answered = await house.write(slug, module(quote), { text: 'Frage', by: 'admin' });
  const waiting = await house.write(slug, module(quote), { text: 'Ohne Antwort', by: 'admin' });
  await house.answer(answered.body.id, { text: 'Antwort' }, 'editor');
  const ids = async (which: string) => (await house.house(which, 'admin')).map(({ id }) => id);
  expect(await ids('mine')).toEqual(expect.arrayContaining([named.body.id, answered.body.id]));
  expect(await ids('mine')).not.toContain(waiting.body.id);
  expect(await ids('open')).toContain(waiting.body.id);
  await house.change(named.body.id, { done: true });
  expect(await ids('mine')).not.toContain(named.body.id);
  const [done] = await house.house('done', 'admin');
  expect(done).toMatchObject({
    id: named.body.id,
    page: page.title.en,
    module_name: 'Text',
    field_name: expect.any(String),
    url: `/de/${page.slug.de}?edit#note-${named.body.id}`,
  });
});

it('the list of the house leaves out what the user may not edit', async () => {
  const { id } = await makePerson(house.backend.ctx, 'Mara Lind');
  const text = makeBlock('text', { de: { content: '<p>Sopran</p>' } });
  await makeOwnSection(house.backend.ctx, 'person', id, [text]);
  const { slug, quote } = await house.pageWithText();
  const [ofPerson, ofPage] = [
    await house.write(`person-${id}`, module(text.id)),
    await house.write(slug, module(quote)),
  ];
  const seen = (await house.house('open', 'programme_editor')).map((note) => note.id);
  expect(seen).toContain(ofPerson.body.id);
  expect(seen).not.toContain(ofPage.body.id);
  expect((await house.house('open', 'publisher')).map((note) => note.id)).toContain(ofPage.body.id);
  expect((await getError(house.backend, '/de/api/notes/', house.as('press'))).status).toBe(403);
});
