import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { searchApi } from '#contract/search/search-api.ts';
import { binApi } from '#contract/resources/versions.ts';
import { binEntries, recordVersions } from '../../db/tables/audit.ts';
import { articleCategoryMembers } from '../../db/tables/magazine.ts';
import { media } from '../../db/tables/media.ts';
import { downloadDirectories } from '../../db/tables/press.ts';
import { events } from '../../db/tables/programme.ts';
import { sectionTexts } from '../../db/tables/search.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import { both } from '#tests/factories/resource.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makeDirectory, makeOwnSection, makePerson, makePicture } from '#tests/factories/rows.ts';
import { get, getError } from '#tests/test-backend.ts';
import { issuesOf, openOffice } from '#tests/office.ts';
import { reindexAll } from '../../areas/search/reindex.ts';
import { storeSectionText } from '../../areas/sections/publish/store-section-text.ts';
import { findSection } from '../../areas/sections/revisions/section-row.ts';
import { allResources } from '../../all-resources.ts';
import { emptyBin } from '../bin/empty-bin.ts';
import { maxVersions } from '../versions/record-version.ts';
import { thinVersions } from '../versions/thin-versions.ts';

const office = await openOffice();
const { backend, targets, bodies } = office;

const all = '?translations=all';
const post = (path: string, body: unknown, headers?: Record<string, string>) => office.post(path, body, headers);
const remove = (path: string, headers?: Record<string, string>) => office.remove(path, headers);
const read = async (path: string) =>
  (await backend.app.request(`/de/api/${path}${all}`, { headers: office.editor })).json();

async function binned(resource: string, objectId: number) {
  const entry = await office.binned(resource, objectId);
  if (!entry) throw new Error(`${resource} ${objectId} is not in the bin`);
  return entry;
}

it('a version whose references are gone is refused with the name of what is missing, and restored without it in one request', async () => {
  const { ctx } = backend;
  const venue = await post(`venues/${all}`, { name: both('Depot 3') });
  const singer = await makePerson(ctx, 'Gast Sänger');
  const [production] = [targets.productionId];
  const cast = [
    { role: { name: both('Graf', 'Count'), kind: 'cast' }, person_id: singer.id },
    { role: { name: both('Gräfin', 'Countess'), kind: 'cast' }, person_id: targets.singerId },
  ];
  const made = await post(`events/${all}`, {
    ...bodies.events,
    production_id: production,
    venue_id: venue.body.id,
    external_id: 'gone-1',
    cast,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const path = `events/${made.body.id}`;
  const changed = await post(`${path}/${all}`, { venue_id: targets.venueId, cast: [], title: both('Neu') });
  expect((await remove(`venues/${venue.body.id}/`)).status).toBe(204);
  expect((await remove(`persons/${singer.id}/`)).status).toBe(204);

  const [, first] = await office.versionsOf(path);
  const restore = `${path}/versions/${first?.id}/restore/`;
  const refused = await post(restore, { version: changed.body.version });
  expect(refused.status).toBe(422);
  expect(issuesOf(refused)).toEqual([
    { path: 'venue_id', message: '„Depot 3“ liegt im Papierkorb' },
    { path: 'cast.0.person_id', message: '„Gast Sänger“ liegt im Papierkorb' },
  ]);
  expect(await read(`${path}/`)).toEqual(changed.body);

  const without = await post(restore, {
    version: changed.body.version,
    leave_out: issuesOf(refused).map((issue) => issue.path),
  });
  expect(without.status, JSON.stringify(without.body)).toBe(200);
  expect(without.body).toMatchObject({ title: both('Salome', 'Salome'), venue_id: targets.venueId });
  expect(without.body.cast).toMatchObject([{ person_id: targets.singerId }]);

  const entry = await binned('venues', venue.body.id);
  expect((await post(`bin/${entry.id}/restore/`, {})).status).toBe(200);
  const field = await post(restore, { version: without.body.version, fields: ['venue_id'] });
  expect(field.body.venue_id).toBe(venue.body.id);
  await remove(`${path}/`);
});

it('a version whose references are gone loses only the link that leads nowhere, not the text', async () => {
  const article = await post(`articles/${all}`.replace('articles', 'blog/articles'), bodies.articles);
  const text = both(`<p>Mehr im <a href="article:${article.body.id}">Heft</a>.</p>`);
  const made = await post(`productions/${all}`, { ...bodies.productions, article_ids: [], description: text });
  const path = `productions/${made.body.id}`;
  const changed = await post(`${path}/${all}`, { description: both('<p>Neu</p>') });
  expect((await remove(`blog/articles/${article.body.id}/`)).status).toBe(204);
  const [, first] = await office.versionsOf(path);
  const restore = `${path}/versions/${first?.id}/restore/`;
  const body = { version: changed.body.version, fields: ['description'] };
  const refused = await post(restore, body);
  expect(issuesOf(refused).map((issue) => issue.path)).toEqual(['description.de']);
  const restored = await post(restore, { ...body, leave_out: ['description.de'] });
  expect(JSON.stringify(restored.body.description)).toContain('Heft');
  expect(JSON.stringify(restored.body.description)).not.toContain('article:');
  await remove(`${path}/`);
});

it('an unknown field, an unknown version and a deleted record are refused', async () => {
  const made = await post(`venues/${all}`, { name: both('Saal 9') });
  const path = `venues/${made.body.id}`;
  const [first] = await office.versionsOf(path);
  const wrong = await post(`${path}/versions/${first?.id}/restore/`, {
    version: made.body.version,
    fields: ['colour'],
  });
  expect(issuesOf(wrong)).toMatchObject([{ path: 'fields.0' }]);
  expect((await post(`${path}/versions/999999/restore/`, { version: made.body.version })).status).toBe(404);
  expect((await post(`venues/${targets.venueId}/versions/${first?.id}/restore/`, { version: '' })).status).toBe(404);
  await remove(`${path}/`);
  expect((await getError(backend, `/de/api/${path}/versions/`, office.editor)).status).toBe(404);
});

it('the bin restores the section with its revisions, lists of others and cleared references', async () => {
  const { db } = backend.ctx;
  const made = await post(`productions/${all}`, bodies.productions);
  const id = made.body.id;
  const [section] = await db
    .insert(sections)
    .values({
      slug: `production-${id}`,
      contentType: 'production',
      objectId: id,
      draftRevision: 2,
      publishedRevision: 1,
    })
    .returning();
  const body = { id: 'root', kind: 'container' } as never;
  await db.insert(sectionRevisions).values([1, 2].map((number) => ({ sectionId: section?.id ?? 0, number, body })));
  const directory = await makeDirectory(backend.ctx, { productionId: id });
  expect((await remove(`productions/${id}/`)).status).toBe(204);
  const orphan = () => db.select().from(downloadDirectories).where(eq(downloadDirectories.id, directory.id));
  expect((await orphan())[0]?.productionId).toBeNull();

  const entry = await binned('productions', id);
  expect(entry).toMatchObject({ title: 'Elektra', resource: 'productions' });
  expect((await post(`bin/${entry.id}/restore/`, {})).body).toMatchObject({ resource: 'productions', id });
  expect((await orphan())[0]?.productionId).toBe(id);
  const revisions = await db
    .select()
    .from(sectionRevisions)
    .where(eq(sectionRevisions.sectionId, section?.id ?? 0));
  expect(revisions.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect((await backend.app.request(`/de/api/productions/${id}/`)).status).toBe(404);
  expect((await post(`bin/${entry.id}/restore/`, {})).status).toBe(404);
});

it('the bin restores a record without the words of its former modules, which the search finds no more', async () => {
  const { ctx } = backend;
  const { id } = (await post(`blog/articles/${all}`, { ...bodies.articles, state: 'public' })).body;
  const path = `blog/articles/${id}/`;
  const modules = [makeBlock('text', { de: { content: '<p>Zwetschgenkompott</p>' } })];
  const slug = await makeOwnSection(ctx, 'article', id, modules);
  const found = async () => {
    const query = '/de/api/search/others/?query=Zwetschgenkompott';
    return (await get(backend, query, searchApi.others.response)).body.results.map((one) => one.id);
  };
  expect(await found()).toEqual([id]);
  const row = sql<object>`to_jsonb(${sectionTexts})`;
  const [words] = await ctx.db.select({ row }).from(sectionTexts).where(eq(sectionTexts.objectId, id));
  expect((await remove(path)).status).toBe(204);
  // As in an entry of a version that kept them.
  const entry = await binned('articles', id);
  const removedRows = sql`removed_rows || ${JSON.stringify([{ table: 'section_texts', rows: [words?.row] }])}::jsonb`;
  await ctx.db.update(binEntries).set({ removedRows }).where(eq(binEntries.id, entry.id));
  expect((await post(`bin/${entry.id}/restore/`, {})).status).toBe(200);
  await post(`${path}${all}`, { state: 'public' });
  expect(await found()).toEqual([]);
  // What an earlier version has restored is removed when the index is built anew.
  const section = await findSection(ctx.db, slug);
  if (!section) throw new Error('The section was not restored');
  await storeSectionText(ctx.db, section, makeRoot(...modules));
  expect(await found()).toEqual([id]);
  await reindexAll(ctx);
  expect(await found()).toEqual([]);
});

it('the bin restores the articles of a category', async () => {
  const { db } = backend.ctx;
  const category = await post(`blog/categories/${all}`, { name: both('Rubrik') });
  await db.insert(articleCategoryMembers).values({ articleId: targets.articleId, categoryId: category.body.id });
  await remove(`blog/categories/${category.body.id}/`);
  const entry = await binned('article-categories', category.body.id);
  await post(`bin/${entry.id}/restore/`, {});
  const members = await db
    .select()
    .from(articleCategoryMembers)
    .where(eq(articleCategoryMembers.categoryId, category.body.id));
  expect(members.map(({ articleId }) => articleId)).toEqual([targets.articleId]);
});

it('the bin names what is taken or missing meanwhile and restores nothing by halves', async () => {
  const { ctx } = backend;
  const picture = await makePicture(ctx);
  const sent = { ...bodies.events, external_id: 'taken-1', image_id: picture.id, cast: [] };
  const made = await post(`events/${all}`, sent);
  await ctx.db.update(events).set({ sequence: 4 }).where(eq(events.id, made.body.id));
  await remove(`events/${made.body.id}/`);
  const other = await post(`events/${all}`, { ...sent, image_id: null });
  await ctx.db.delete(media).where(eq(media.id, picture.id));
  const entry = await binned('events', made.body.id);
  const refused = await post(`bin/${entry.id}/restore/`, {});
  expect(issuesOf(refused)).toEqual([{ path: 'image_id', message: `„Nr. ${picture.id}“ gibt es nicht mehr` }]);
  const taken = await post(`bin/${entry.id}/restore/`, { leave_out: ['image_id'] });
  expect(issuesOf(taken)).toEqual([{ path: 'external_id', message: 'Das ist schon vergeben' }]);
  expect((await backend.app.request(`/de/api/events/${made.body.id}/${all}`, { headers: office.editor })).status).toBe(
    404,
  );
  const back = await post(`bin/${entry.id}/restore/`, { leave_out: ['image_id', 'external_id'] });
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await read(`events/${made.body.id}/`)).toMatchObject({
    image_id: null,
    external_id: null,
    state: 'draft',
    sequence: 4,
  });
  await remove(`events/${other.body.id}/`);
});

it('the bin stays closed for what is still used, and shows editors only what they may edit', async () => {
  expect((await remove(`venues/${targets.venueId}/`)).status).toBe(409);
  const redirect = await post(`redirects/${all}`, { old_path: '/de/bin', new_path: '/de/neu' }, office.admin);
  await remove(`redirects/${redirect.body.id}/`, office.admin);
  const entry = await binned('redirects', redirect.body.id);
  const { body } = await get(backend, '/de/api/bin/?page_size=100', binApi.list.response, office.editor);
  expect(body.results.map(({ resource }) => resource)).not.toContain('redirects');
  expect((await getError(backend, `/de/api/bin/${entry.id}/`, office.editor)).status).toBe(404);
  expect((await post(`bin/${entry.id}/restore/`, {})).status).toBe(404);
  expect((await remove(`bin/${entry.id}/`)).status).toBe(403);
  expect((await getError(backend, '/de/api/bin/')).status).toBe(401);
  expect((await remove(`bin/${entry.id}/`, office.admin)).status).toBe(204);
  expect((await remove(`bin/${entry.id}/`, office.admin)).status).toBe(404);
  const left = await backend.ctx.db.$count(
    recordVersions,
    sql`${recordVersions.resource} = 'redirects' and ${recordVersions.objectId} = ${redirect.body.id}`,
  );
  expect(left).toBe(0);
});

it('the bin is emptied after 30 days', async () => {
  const { db } = backend.ctx;
  const made = await post(`venues/${all}`, { name: both('Weg') });
  await remove(`venues/${made.body.id}/`);
  const mine = () => db.$count(binEntries, eq(binEntries.objectId, made.body.id));
  const resources = allResources;
  await emptyBin(backend.ctx, { resources, now: new Date(Date.now() + 29 * 86_400_000) });
  expect(await mine()).toBeGreaterThan(0);
  await emptyBin(backend.ctx, { resources, now: new Date(Date.now() + 31 * 86_400_000) });
  expect(await mine()).toBe(0);
});

const ofVenue = (id: number) => and(eq(recordVersions.resource, 'venues'), eq(recordVersions.objectId, id));
const stored = (id: number) => backend.ctx.db.$count(recordVersions, ofVenue(id));

it('versions of one record are bounded', async () => {
  const made = await post(`venues/${all}`, { name: both('Viel') });
  const [first] = await backend.ctx.db.select().from(recordVersions).where(ofVenue(made.body.id));
  const { id: _, ...version } = first ?? expect.unreachable('no version');
  await backend.ctx.db.insert(recordVersions).values(Array.from({ length: maxVersions + 5 }, () => version));
  await post(`venues/${made.body.id}/${all}`, { position: 10 });
  // A write may store two: what it found changed, and itself.
  expect(await stored(made.body.id)).toBe(maxVersions - 1);
});

it('versions are thinned to the last of each day after 30 days, and deleted after two years', async () => {
  const { db } = backend.ctx;
  const made = await post(`venues/${all}`, { name: both('Alt'), position: 1 });
  for (const position of [2, 3]) await post(`venues/${made.body.id}/${all}`, { position });
  await thinVersions({ db, now: new Date(Date.now() + 29 * 86_400_000) });
  expect(await stored(made.body.id)).toBe(3);
  await thinVersions({ db, now: new Date(Date.now() + 32 * 86_400_000) });
  expect(await stored(made.body.id)).toBe(1);
  await thinVersions({ db, now: new Date(Date.now() + 731 * 86_400_000) });
  expect(await stored(made.body.id)).toBe(0);
});

it('versions ascribe a change that went round the engine to nobody', async () => {
  const made = await post(`venues/${all}`, { name: both('Umweg'), city: 'Köln' });
  await backend.ctx.db.execute(sql`update venues set city = 'Bonn' where id = ${made.body.id}`);
  await post(`venues/${made.body.id}/${all}`, { street: 'Ring 1' });
  const [last, found] = await office.versionsOf(`venues/${made.body.id}`);
  expect(last?.changes.map(({ field }) => field)).toEqual(['street']);
  expect(found).toMatchObject({ action: 'found', user_name: null });
  expect(found?.changes.map(({ field }) => field)).toEqual(['city']);
});

it('versions keep the publication state when a whole one is restored', async () => {
  const made = await post(`productions/${all}`, { ...bodies.productions, article_ids: [] });
  const path = `productions/${made.body.id}`;
  const hidden = await post(`${path}/${all}`, { state: 'draft', composer: 'Anders' });
  const [, first] = await office.versionsOf(path);
  const restore = `${path}/versions/${first?.id}/restore/`;
  const whole = await post(restore, { version: hidden.body.version });
  expect(whole.body).toMatchObject({ composer: 'Richard Strauss', state: 'draft' });
  const chosen = await post(restore, { version: whole.body.version, fields: ['state'] });
  expect(chosen.body.state).toBe('public');
});
