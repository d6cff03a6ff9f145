import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { draftMaximum } from '#contract/fields/field-value.ts';
import { locales } from '#contract/base/locale.ts';
import { type FoundText, replacingApi } from '#contract/editing/replacing-api.ts';
import { makeEvent, makePage, makeProduction } from '#tests/factories/rows.ts';
import { get, send, sharedBackend, type Written } from '#tests/test-backend.ts';
import { auditLog, changeSets, recordVersions } from '../../db/tables/audit.ts';
import { events, productions } from '../../db/tables/programme.ts';
import { sections } from '../../db/tables/sections.ts';
import { forgetChangeSets } from '../../resources/change-sets.ts';
import { createSection } from '../sections/create-section.ts';
import { applied, block, draft, set } from '../sections/sections.fixture.ts';

let now = new Date('2026-11-21T12:00:00Z');
let pageSlug: string;
let pageId: number;
let count = 0;

const backend = await sharedBackend({ clock: () => now });
const publisher = await backend.signIn('publisher');

/** A published page with a half bold word in German, and an English text. */
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  count += 1;
  const { ctx } = backend;
  for (const table of [events, productions, sections, changeSets]) await ctx.db.delete(table);
  pageId = (await makePage(ctx, { slug: { de: `haus-${count}`, en: `house-${count}` } })).id;
  pageSlug = `page-${pageId}`;
  const text = block('text', `t-${count}`, {
    content: '<p>Das <strong>Schau</strong>spielhaus, siehe <a href="https://schauspielhaus.example/">hier</a></p>',
  });
  text.translations.en.content = '<p>The Schauspielhaus</p>';
  const body = block('container', `r-${count}`, {}, [
    text,
    block('quote', `q-${count}`, { content: 'Ja.', author: 'Schauspielhaus' }),
  ]);
  await createSection(ctx, { slug: pageSlug, contentType: 'page', objectId: pageId, body, publish: true });
});

const path = '/de/api/replacing/';
const words = { term: 'schauspielhaus', replacement: 'Opernhaus', match_case: false, whole_words: false };
const post = (address: string, body: object, headers = publisher) => send(backend, 'POST', address, headers, body);

/** The answers of a whole search. */
async function find(more: object = {}, headers = publisher): Promise<FoundText[]> {
  const texts: FoundText[] = [];
  for (let from: unknown = null; from !== undefined;) {
    const answer = await post(`${path}preview/`, { ...words, languages: locales, from, ...more }, headers);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const read = replacingApi.preview.response.parse(answer.body);
    texts.push(...read.texts);
    from = read.next ?? undefined;
  }
  return texts;
}

function chosen(texts: FoundText[]) {
  return texts.map(({ target, seen, places }) => ({ target, seen, places: places.map(({ index }) => index) }));
}
function resultOf(answer: Written) {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return replacingApi.replace.response.parse(answer.body);
}
async function replace(texts: FoundText[], more: object = {}, headers = publisher) {
  return resultOf(await post(path, { ...words, ...more, texts: chosen(texts) }, headers));
}
async function takeBack(id: number | null, headers = publisher) {
  const answer = await post(`${path}${id}/take-back/`, {}, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return replacingApi.undo.response.parse(answer.body);
}
const last = async () => (await get(backend, `${path}last/`, replacingApi.last.response, publisher)).body.last;
const page = async () => {
  const { body, ...rest } = await draft(backend, publisher, pageSlug);
  const text = findBlock(body, `t-${count}`) ?? expect.fail();
  return { ...rest, text, quote: findBlock(body, `q-${count}`) ?? expect.fail() };
};
const stored = async (id: number) =>
  (await backend.ctx.db.select().from(productions).where(eq(productions.id, id)))[0] ?? expect.fail();

it('the preview names every place of modules and records in both languages with its words, and stores nothing', async () => {
  const production = await makeProduction(backend.ctx, {
    title: { de: 'Im Schauspielhaus', en: 'Elsewhere' },
    description: { de: '<p>SCHAU<em>SPIELHAUS</em> &amp; mehr</p>', en: '' },
  });
  const texts = await find();
  expect(
    texts.map(({ owner, label, locale, is_live, refused, places }) => [
      owner.kind,
      owner.id,
      label,
      locale,
      is_live,
      refused,
      places.map((one) => [one.before, one.found, one.after]),
    ]),
  ).toEqual([
    ['page', pageId, 'Text: Text', 'de', false, null, [['Das ', 'Schauspielhaus', ', siehe hier']]],
    ['page', pageId, 'Text: Text', 'en', false, null, [['The ', 'Schauspielhaus', '']]],
    ['page', pageId, 'Zitat: Wer das sagt', 'de', false, null, [['', 'Schauspielhaus', '']]],
    ['production', production.id, 'Titel', 'de', true, null, [['Im ', 'Schauspielhaus', '']]],
    ['production', production.id, 'Beschreibung', 'de', true, null, [['', 'SCHAUSPIELHAUS', ' & mehr']]],
  ]);
  expect((await page()).revision).toBe(1);
  expect(await find({ languages: ['en'] })).toHaveLength(1);
  expect(await find({ match_case: true, term: 'SCHAUSPIELHAUS' })).toHaveLength(1);
  expect(await find({ term: 'schauspiel', whole_words: true })).toEqual([]);
});

it('the preview finds accents, ß and marks for hyphenation in records without reading all of them', async () => {
  await makeEvent(backend.ctx, { title: { de: 'Gro\u00dfe Bu\u0308h\u00adne', en: '' } });
  await makeEvent(backend.ctx, { longText: { de: '<p>GROSSE <strong>Bü</strong>hne</p>', en: '' } });
  await makeEvent(backend.ctx, { title: { de: 'Groß und Bühnen', en: '' } });
  const texts = await find({ term: 'große bühne' });
  expect(texts.map(({ places }) => places[0]?.found)).toEqual(['Gro\u00dfe Bu\u0308h\u00adne', 'GROSSE Bühne']);
});

it('the preview comes in parts, and ends', async () => {
  for (let index = 0; index < 130; index += 1)
    await makeEvent(backend.ctx, { title: { de: `Schauspielhaus ${index}`, en: '' } });
  const first = replacingApi.preview.response.parse(
    (await post(`${path}preview/`, { ...words, languages: ['de'], from: null })).body,
  );
  expect(first.next).not.toBeNull();
  expect((await find({ languages: ['de'] })).filter(({ owner }) => owner.kind === 'event')).toHaveLength(130);
});

it('the preview is limited in calls of one user', async () => {
  const editor = await backend.signIn('editor');
  const body = { ...words, languages: ['de'], from: { source: 100, after: 0 } };
  let answer = await post(`${path}preview/`, body, editor);
  for (let calls = 1; calls < 400 && answer.status === 200; calls += 1)
    answer = await post(`${path}preview/`, body, editor);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('the preview refuses an empty term and one that is too long', async () => {
  const body = { ...words, languages: ['de'], from: null };
  expect((await post(`${path}preview/`, { ...body, term: '  ' })).status).toBe(422);
  expect((await post(`${path}preview/`, { ...body, term: 'a'.repeat(201) })).status).toBe(422);
});

it('replacing makes a draft of a page and a version of a record; nothing is published, marks and addresses stay', async () => {
  const { id } = await makeProduction(backend.ctx, {
    title: { de: 'Im Schauspielhaus', en: '' },
    slug: { de: 'schauspielhaus', en: '' },
  });
  const result = await replace(await find());
  expect(result).toEqual({ id: expect.any(Number), texts: 4, places: 4, left: [] });
  const { text, quote, revision, published_revision } = await page();
  expect([revision, published_revision]).toEqual([2, 1]);
  expect(text.translations.de.content).toBe(
    '<p>Das <strong>Opern</strong>haus, siehe <a href="https://schauspielhaus.example/">hier</a></p>',
  );
  expect(text.translations.en.content).toBe('<p>The Opernhaus</p>');
  // The English text was up to date and was changed with the German one.
  expect(text.basis).toBeUndefined();
  expect(quote.translations.de.author).toBe('Opernhaus');
  expect(await stored(id)).toMatchObject({ title: { de: 'Im Opernhaus' }, slug: { de: 'schauspielhaus' } });
  const [version] = await backend.ctx.db
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.resource, 'productions'), eq(recordVersions.objectId, id)))
    .orderBy(desc(recordVersions.id));
  expect(version).toMatchObject({ action: 'changed', state: { title: { de: 'Im Opernhaus' } } });
  const [entry] = await backend.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'replaced'));
  expect(entry).toMatchObject({ title: '„schauspielhaus“ → „Opernhaus“', changes: [{ field: 'texts', after: '4' }] });
  expect(await find()).toEqual([]);
});

it('replacing changes the ticked places only', async () => {
  const [german] = await find();
  const texts = [{ ...chosen([german ?? expect.fail()])[0], places: [0] }];
  expect(resultOf(await post(path, { ...words, texts }))).toMatchObject({ texts: 1, places: 1 });
  const { text } = await page();
  expect(text.translations.en.content).toBe('<p>The Schauspielhaus</p>');
  // German has changed alone, as by hand.
  expect(text.basis?.content).toContain('spielhaus');
});

it('replacing refuses a text that is named twice, in a module or a record', async () => {
  const { id } = await makeProduction(backend.ctx, { title: { de: 'Schauspielhaus und Schauspielhaus', en: '' } });
  const title = chosen((await find()).filter(({ target }) => target.kind === 'record'))[0] ?? expect.fail();
  const [first, second] = [
    { ...title, places: [0] },
    { ...title, places: [1] },
  ];
  expect(await post(path, { ...words, texts: [first, second] })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'texts' }] },
  });
  expect((await stored(id)).title.de).toBe('Schauspielhaus und Schauspielhaus');
  const [module] = chosen(await find());
  expect((await post(path, { ...words, texts: [title, module, module] })).status).toBe(422);
  expect(await replace(await find())).toMatchObject({ texts: 4, places: 5, left: [] });
});

it('replacing leaves and names what was changed or deleted since the preview', async () => {
  const changed = await makeProduction(backend.ctx, { title: { de: 'Schauspielhaus', en: '' } });
  const deleted = await makeEvent(backend.ctx, { title: { de: 'Schauspielhaus', en: '' } });
  const texts = await find();
  await applied(backend, publisher, pageSlug, 1, [set(`q-${count}`, 'author', 'Schauspielhaus', 'Im Schauspielhaus')]);
  const title = { de: 'Neues Schauspielhaus', en: '' };
  await backend.ctx.db.update(productions).set({ title }).where(eq(productions.id, changed.id));
  await backend.ctx.db.delete(events).where(eq(events.id, deleted.id));
  const result = await replace(texts);
  expect(result.texts).toBe(2);
  expect(result.left.map(({ label, message }) => [label, message])).toEqual([
    ['Zitat: Wer das sagt', 'Seitdem geändert'],
    ['Titel', 'Das gibt es nicht (mehr)'],
    ['Titel', 'Seitdem geändert'],
  ]);
  expect((await stored(changed.id)).title.de).toBe('Neues Schauspielhaus');
  expect((await page()).quote.translations.de.author).toBe('Im Schauspielhaus');
});

it('replacing leaves what the user may not change', async () => {
  await makeProduction(backend.ctx, { title: { de: 'Schauspielhaus', en: '' } });
  const programme = await backend.signIn('programme_editor');
  const texts = await find({}, programme);
  expect(texts.map(({ owner, refused }) => [owner.kind, refused])).toEqual([
    ...Array.from({ length: 3 }, () => ['page', 'Diesen Text dürfen Sie nicht ändern']),
    ['production', null],
  ]);
  const result = await replace(texts, {}, programme);
  expect(result).toMatchObject({ texts: 1, left: [{ message: 'Diesen Text dürfen Sie nicht ändern' }, {}, {}] });
  expect((await page()).revision).toBe(1);
  // Texts of settings are for admins alone.
  const settings = await find({ term: 'e', languages: ['de'] }, programme);
  expect(settings.filter(({ owner, refused }) => owner.kind === 'settings' && refused === null)).toEqual([]);
  const press = await backend.signIn('press');
  expect(await replace(await find({}, press), {}, press)).toMatchObject({ id: null, texts: 0 });
});

it('replacing leaves a text that would be too long or empty, and changes the others', async () => {
  const { id } = await makeProduction(backend.ctx, {
    title: { de: 'Schauspielhaus', en: '' },
    subtitle: { de: `${'x'.repeat(186)}Schauspielhaus`, en: '' },
  });
  const texts = (await find({ replacement: 'Neues Opernhaus' })).filter(({ owner }) => owner.kind === 'production');
  const result = await replace(texts, { replacement: 'Neues Opernhaus' });
  expect(result).toMatchObject({ texts: 1, left: [{ label: 'Untertitel' }] });
  expect((await stored(id)).title.de).toBe('Neues Opernhaus');
  const emptying = { term: 'Neues Opernhaus', replacement: '' };
  const refused = await replace(await find(emptying), emptying);
  expect(refused).toMatchObject({ id: null, left: [{ label: 'Titel' }] });
});

it('replacing leaves a module whose draft cannot hold the text, and changes the others', async () => {
  const longest = `${'x'.repeat(draftMaximum - 14)}Schauspielhaus`;
  await applied(backend, publisher, pageSlug, 1, [set(`q-${count}`, 'content', 'Ja.', longest)]);
  const replacement = 'Neues Opernhaus';
  const { left } = await replace(await find({ replacement }), { replacement });
  expect(left).toEqual([expect.objectContaining({ label: expect.stringContaining('Zitat') })]);
  expect((await page()).quote.translations.de.author).toBe('Neues Opernhaus');
});

it('a translation by machine that nobody has read stays one', async () => {
  const id = `t-${count}`;
  const value = '<p>At the Schauspielhaus</p>';
  await applied(backend, publisher, pageSlug, 1, [
    set(id, 'content', '<p>The Schauspielhaus</p>', value, 'en'),
    { op: 'machine', id, field: 'content', locale: 'en', value },
  ]);
  const { id: act } = await replace(await find());
  expect(unreadOf((await page()).text)).toEqual([{ field: 'content', locale: 'en' }]);
  await takeBack(act);
  expect(unreadOf((await page()).text)).toEqual([{ field: 'content', locale: 'en' }]);
});

it('taking a replacement back restores all texts as one act, drafts and records', async () => {
  const { id } = await makeProduction(backend.ctx, { title: { de: 'Im Schauspielhaus', en: '' } });
  const before = await page();
  const { id: act } = await replace(await find());
  expect(await last()).toMatchObject({ id: act, term: 'schauspielhaus', replacement: 'Opernhaus', texts: 4 });
  expect(await takeBack(act)).toEqual({ restored: 4, left: [] });
  const after = await page();
  expect([after.text, after.quote]).toEqual([before.text, before.quote]);
  expect([after.revision, after.published_revision]).toEqual([3, 1]);
  expect((await stored(id)).title.de).toBe('Im Schauspielhaus');
  expect((await post(`${path}${act}/take-back/`, {})).status).toBe(404);
});

it('taking a replacement back restores texts that were stored without a blank which the replacement had left', async () => {
  const values = { title: { de: 'Salome Premiere', en: '' }, subtitle: { de: 'Premiere: Salome', en: '' } };
  const { id } = await makeProduction(backend.ctx, values);
  const { id: act } = await replace(await find({ term: 'premiere' }), { term: 'premiere', replacement: '' });
  expect((await stored(id)).title.de).toBe('Salome');
  expect(await takeBack(act)).toEqual({ restored: 2, left: [] });
  expect(await stored(id)).toMatchObject(values);
});

it('taking a replacement back leaves and names what was changed since; other texts of the same record come back', async () => {
  const { id } = await makeProduction(backend.ctx, {
    title: { de: 'Im Schauspielhaus', en: '' },
    subtitle: { de: 'Schauspielhaus', en: '' },
  });
  const { id: act } = await replace(await find());
  await backend.ctx.db
    .update(productions)
    .set({ subtitle: { de: 'Ganz anders', en: '' } })
    .where(eq(productions.id, id));
  await applied(backend, publisher, pageSlug, 2, [set(`q-${count}`, 'author', 'Opernhaus', 'Das Opernhaus')]);
  const result = await takeBack(act);
  expect(result).toEqual({
    restored: 3,
    left: [
      { id: null, title: expect.any(String), label: 'Zitat: Wer das sagt', message: 'Seitdem geändert' },
      { id, title: 'Im Opernhaus', label: 'Untertitel', message: 'Seitdem geändert' },
    ],
  });
  expect(await stored(id)).toMatchObject({ title: { de: 'Im Schauspielhaus' }, subtitle: { de: 'Ganz anders' } });
});

it('taking a replacement back is used up when everything was changed since, so that the act before it can be undone', async () => {
  const { id } = await makeProduction(backend.ctx, { title: { de: 'Tosca', en: '' } });
  await replace(await find({ term: 'Tosca' }), { term: 'Tosca' });
  const title = { de: 'Carmen', en: '' };
  await backend.ctx.db.update(productions).set({ title }).where(eq(productions.id, id));
  expect(await takeBack((await last())?.id ?? 0)).toMatchObject({ restored: 0, left: [{ id }] });
  expect(await last()).toBeNull();
});

it('taking a replacement back needs the rights of the texts, and does not use up the undo of others', async () => {
  const { id: act } = await replace(await find());
  const press = await backend.signIn('press');
  expect(await takeBack(act, press)).toMatchObject({ restored: 0, left: [{}, {}, {}] });
  expect(await takeBack(act)).toMatchObject({ restored: 3 });
});

it('taking a replacement back is possible for 30 days; after that the former texts are deleted', async () => {
  const { id: act } = await replace(await find());
  now = new Date('2026-12-22T12:00:00Z');
  expect((await post(`${path}${act}/take-back/`, {})).status).toBe(404);
  await forgetChangeSets({ db: backend.ctx.db, now });
  expect(await backend.ctx.db.$count(changeSets)).toBe(0);
});
