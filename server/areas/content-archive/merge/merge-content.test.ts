import { createHash } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { walk } from '#contract/blocks/block.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import {
  addCast,
  makeArticle,
  makeEvent,
  makeOwnSection,
  makePage,
  makePerson,
  makePicture,
  makeProduction,
  venueId,
} from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { auditLog } from '../../../db/tables/audit.ts';
import { articles } from '../../../db/tables/magazine.ts';
import { media } from '../../../db/tables/media.ts';
import { pages } from '../../../db/tables/pages.ts';
import { persons } from '../../../db/tables/people.ts';
import { eventCast } from '../../../db/tables/production-parts.ts';
import { events, productions, venues } from '../../../db/tables/programme.ts';
import { sectionTexts } from '../../../db/tables/search.ts';
import { jpeg } from '../../../platform/pictures/pictures.fixture.ts';
import { originalKey } from '../../../platform/files/storage-keys.ts';
import { publishSection } from '../../sections/publish/publish-section.ts';
import { findSection, storedBody, storedDraft } from '../../sections/revisions/section-row.ts';
import { saveRevision } from '../../sections/revisions/save-revision.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';
import type { MergedEntry } from './merge-content.ts';

const clock = () => new Date('2026-11-21T12:00:00Z');
const bytes = await jpeg({ width: 32, height: 20 });
const hash = createHash('sha256').update(bytes).digest('hex');

let source: TestBackend;
let house: TestBackend;
let written = 0;
const folder = await temporaryFolder();
beforeEach(async () => {
  source = await createTestBackend({ clock });
  house = await createTestBackend({ clock });
});
afterEach(async () => {
  await source.close();
  await house.close();
});

/** Exports the one house and brings it into the other. */
async function bring(options: { merge?: boolean; dryRun?: boolean } = { merge: true }): Promise<MergedEntry[]> {
  written += 1;
  const target = path.join(folder, `${written}.zip`);
  await exportContent({ db: source.ctx.db, place: source.ctx.config }, { target });
  const { entries } = await importContent(house.database, { config: house.ctx.config, source: target, ...options });
  return entries.filter(({ kind }) => kind !== 'settings');
}

const outcomes = (entries: MergedEntry[]) => entries.map(({ kind, key, outcome }) => `${kind} ${key} ${outcome}`);
const paragraph = (text: string) => makeBlock('text', { de: { content: `<p>${text}</p>` } });

async function modules(slug: string) {
  const section = await findSection(house.ctx.db, slug);
  if (!section) throw new Error('There is no such section');
  const blocks = [...walk(await storedDraft(house.ctx.db, section))].slice(1);
  return { section, blocks, texts: blocks.map(({ translations }) => translations.de.content) };
}

/** A new draft of a section, published. */
async function rewrite({ ctx }: TestBackend, slug: string, text: string): Promise<void> {
  const section = await findSection(ctx.db, slug);
  if (!section) throw new Error('There is no such section');
  const root = await storedDraft(ctx.db, section);
  const [block] = root.columns?.[0]?.children ?? [];
  if (block) block.translations.de.content = `<p>${text}</p>`;
  const revision = await ctx.db.transaction((tx) => saveRevision(tx, section, { body: root, author: null }));
  await publishSection(ctx, { slug, revision, locale: 'de' });
}

it('an archive in a house that has content becomes new entries beside those that are there, with references to their new ids', async () => {
  const [theirs, ours] = [source.ctx, house.ctx];
  const venue = await venueId(theirs, 'saal');
  const production = await makeProduction(theirs);
  const singer = await makePerson(theirs, 'Ada Voss', {
    biography: { de: `<p>In <a href="production:${production.id}">Salome</a></p>`, en: '' },
  });
  const event = await makeEvent(theirs, { venueId: venue, productionId: production.id });
  await addCast(theirs, { eventId: event.id }, [{ role: { de: 'Salome', en: '' }, personId: singer.id }]);
  const picture = await makePicture(theirs, { hash, size: bytes.byteLength, width: 32, height: 20 });
  await theirs.files.write(originalKey(hash), bytes);
  const article = await makeArticle(theirs, { imageId: picture.id });
  const image = makeBlock('image', { fields: { image: picture.id } });
  const linked = makeBlock('text', { de: { content: `<p><a href="person:${singer.id}">Ada</a></p>` } });
  await makeOwnSection(theirs, 'article', article.id, [image, linked], false);
  const above = await makePage(theirs, { slug: { de: 'haus', en: '' } });
  await makePage(theirs, { slug: { de: 'anfahrt', en: '' }, parentId: above.id });

  // The ids are taken.
  await venueId(ours, 'hof');
  await makeProduction(ours, { title: { de: 'Tosca', en: '' } });
  await makePerson(ours, 'Ben Ohm');
  await makeEvent(ours, { title: { de: 'Tosca', en: '' } });
  await makePicture(ours);
  await makeArticle(ours, { title: { de: 'Anderes', en: '' } });
  await makePage(ours, { slug: { de: 'karten', en: '' } });

  const entries = await bring();
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['created']));
  expect(entries.flatMap(({ refused }) => refused)).toEqual([]);
  const { db } = ours;
  const [hall] = await db.select().from(venues).where(eq(venues.slug, 'saal'));
  const [salome] = await db.select().from(productions).where(eq(productions.id, 2));
  const [ada] = await db.select().from(persons).where(eq(persons.name, 'Ada Voss'));
  expect([hall?.id, salome?.id, ada?.id]).toEqual([2, 2, 2]);
  const [evening] = await db.select().from(events).where(eq(events.id, 2));
  expect(evening).toMatchObject({ venueId: 2, productionId: 2 });
  expect(await db.select().from(eventCast)).toMatchObject([{ eventId: 2, personId: 2 }]);
  expect(ada?.biography.de).toBe('<p>In <a href="production:2">Salome</a></p>');
  const [own] = await db.select().from(articles).where(eq(articles.id, 2));
  const [file] = await db.select().from(media).where(eq(media.hash, hash));
  expect(own?.imageId).toBe(file?.id);
  expect(await ours.files.read(originalKey(hash))).toEqual(bytes);
  const { blocks } = await modules('article-2');
  expect(blocks[0]?.fields.image).toBe(file?.id);
  expect(blocks[1]?.translations.de.content).toBe('<p><a href="person:2">Ada</a></p>');
  const paths = await db.select({ path: pages.pathDe }).from(pages).orderBy(pages.id);
  expect(paths.map((one) => one.path)).toEqual(['karten', 'haus', 'haus/anfahrt']);

  expect(new Set((await bring()).map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
});

it('an archive in a house that has content meets entries with the same names, of which only empty fields are filled', async () => {
  await venueId(source.ctx, 'saal', { de: 'Großer Saal', en: 'Great Hall' });
  await source.ctx.db.update(venues).set({ city: 'Linden', street: 'Am Markt 1' });
  await venueId(house.ctx, 'buehne');
  await venueId(house.ctx, 'saal', { de: 'Saal', en: '' });
  await house.ctx.db.update(venues).set({ city: 'Aue' });
  expect(await bring()).toMatchObject([{ ownId: 2, outcome: 'changed', kept: ['name', 'city'], refused: [] }]);
  const [, hall] = await house.ctx.db.select().from(venues).orderBy(venues.id);
  expect(hall).toMatchObject({ name: { de: 'Saal', en: '' }, city: 'Aue', street: 'Am Markt 1' });
});

it('an archive in a house that has content is written as far as the house allows, and the rest is named with field and reason', async () => {
  await venueId(source.ctx, 'saal', { de: 'Saal', en: '' });
  await venueId(house.ctx, 'hof', { de: 'Hof', en: '' });
  await bring();
  await source.ctx.db.update(venues).set({ slug: 'hof', city: 'Linden' });
  const [entry] = await bring();
  expect(entry).toMatchObject({
    outcome: 'changed',
    refused: [{ field: 'slug', reason: expect.stringMatching(/\w/) }],
  });
  const [, hall] = await house.ctx.db.select().from(venues).orderBy(venues.id);
  expect(hall).toMatchObject({ slug: 'saal', city: 'Linden' });
});

it('an archive in a house that has content changes nothing in a dry run, which reports the same', async () => {
  await makeArticle(source.ctx);
  await makeArticle(house.ctx, { title: { de: 'Anderes', en: '' } });
  const report = await bring({ merge: true, dryRun: true });
  expect(outcomes(report)).toEqual(['articles 1 created']);
  expect(await house.ctx.db.$count(articles)).toBe(1);
  expect(await house.ctx.db.$count(auditLog)).toBe(0);
  expect(outcomes(await bring())).toEqual(outcomes(report));
  expect(await house.ctx.db.$count(articles)).toBe(2);
  expect(await house.ctx.db.select().from(auditLog)).toMatchObject([{ action: 'imported', kind: 'take-over' }]);
});

it('an archive in a house that has content publishes its modules, and leaves what a draft proposes for the head of the page', async () => {
  const { id } = await makePage(source.ctx, { headline: { de: 'Geprüft', en: '' } });
  const slug = await makeOwnSection(source.ctx, 'page', id, [paragraph('Alt')]);
  await bring();
  const { db } = house.ctx;
  const { section } = await modules(slug);
  const { head, ...draft } = await storedDraft(db, section);
  if (!head) throw new Error('The draft has no head');
  const { de, en } = head.translations;
  const proposing = { ...head, translations: { de: { ...de, headline: 'Ungeprüft' }, en } };
  await db.transaction((tx) => saveRevision(tx, section, { body: { ...draft, head: proposing }, author: null }));
  await rewrite(source, slug, 'Neu');
  expect(outcomes(await bring())).toEqual(['pages 1 unchanged', `sections ${slug} changed`]);
  const [page] = await db.select().from(pages).where(eq(pages.id, id));
  expect(page?.headline.de).toBe('Geprüft');
  const after = (await modules(slug)).section;
  const published = await storedBody(db, after, after.publishedRevision ?? 0);
  expect([...walk(published ?? draft)].at(-1)?.translations.de.content).toBe('<p>Neu</p>');
  const goesOn = await storedDraft(db, after);
  expect(goesOn.head?.translations.de.headline).toBe('Ungeprüft');
  expect([...walk(goesOn)].at(-1)?.translations.de.content).toBe('<p>Neu</p>');
});

it('an archive of another house with the same name becomes entries of its own', async () => {
  await makeArticle(source.ctx, { title: { de: 'Eins', en: '' } });
  await bring();
  await source.close();
  source = await createTestBackend({ clock });
  await makeArticle(source.ctx, { title: { de: 'Zwei', en: '' } });
  expect(outcomes(await bring())).toEqual(['articles 1 created']);
  const titles = await house.ctx.db.select({ title: articles.title }).from(articles).orderBy(articles.id);
  expect(titles.map(({ title }) => title.de)).toEqual(['Eins', 'Zwei']);
});

describe.each([
  { before: 'merged', options: { merge: true } },
  { before: 'brought into an empty house', options: {} },
])('an archive that was $before', ({ options }) => {
  it('brings what changed there since, and keeps what was changed here', async () => {
    const { id } = await makeArticle(source.ctx, { teaser: { de: 'Alt', en: '' } });
    await makeArticle(source.ctx, { title: { de: 'Zweiter', en: '' } });
    await bring(options);
    await house.ctx.db.update(articles).set({ author: 'Jemand' }).where(eq(articles.id, id));
    await source.ctx.db
      .update(articles)
      .set({ author: 'Ada', teaser: { de: 'Neu', en: '' } })
      .where(eq(articles.id, id));
    expect(await bring()).toMatchObject([
      { key: '1', outcome: 'changed', kept: ['author'] },
      { key: '2', outcome: 'unchanged', kept: [] },
    ]);
    const [article] = await house.ctx.db.select().from(articles).where(eq(articles.id, id));
    expect(article).toMatchObject({ author: 'Jemand', teaser: { de: 'Neu', en: '' } });
    expect(await bring()).toMatchObject([{ outcome: 'kept', kept: ['author'] }, { outcome: 'unchanged' }]);
  });

  it('does not bring back what was deleted here', async () => {
    await makePerson(source.ctx, 'Ada Voss');
    await bring(options);
    await house.ctx.db.delete(persons);
    expect(outcomes(await bring())).toEqual(['persons 1 skipped']);
    expect(await house.ctx.db.$count(persons)).toBe(0);
  });

  it('brings content that changed there, unless it was changed here too', async () => {
    for (const title of ['Eins', 'Zwei']) {
      const { id } = await makeArticle(source.ctx, { title: { de: title, en: '' } });
      await makeOwnSection(source.ctx, 'article', id, [paragraph('Alt')]);
    }
    await bring(options);
    expect(await house.ctx.db.$count(sectionTexts)).toBe(2);
    expect(new Set((await bring()).map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    await rewrite(house, 'article-2', 'Von hier');
    await rewrite(source, 'article-1', 'Neu');
    await rewrite(source, 'article-2', 'Neu');
    const entries = await bring();
    expect(outcomes(entries)).toEqual([
      ...['articles 1 unchanged', 'articles 2 unchanged'],
      ...['sections article-1 changed', 'sections article-2 kept'],
    ]);
    const { section, texts } = await modules('article-1');
    expect(texts).toEqual(['<p>Neu</p>']);
    expect(section.publishedRevision).toBe(section.draftRevision);
    expect((await modules('article-2')).texts).toEqual(['<p>Von hier</p>']);
  });
});
