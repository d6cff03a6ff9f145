import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { takeOverApi } from '#contract/api.ts';
import { productionsDefinition } from '#server/areas/programme/resources/productions.resource.ts';
import { claimRun, insertRun } from '#server/areas/take-over/runs/run-rows.ts';
import { media } from '#server/db/tables/media.ts';
import { pages } from '#server/db/tables/pages.ts';
import { productions, seasons } from '#server/db/tables/programme.ts';
import { sections } from '#server/db/tables/sections.ts';
import { takeOverRuns } from '#server/db/tables/site.ts';
import { removeStored } from '#server/resources/routes.ts';
import { updateRecord } from '#server/resources/write-stored.ts';
import { fillForeignHouse } from './foreign-house.ts';
import { type TakingOver, takingOver } from './taking-over.ts';
import { send } from './test-backend.ts';

let over: TakingOver;
const { house } = await takingOver((next) => {
  over = next;
});

describe('a second run', { tags: 'long' }, () => {
  it('changes nothing if nothing has changed', async () => {
    await over.take();
    const before = await over.own.ctx.db.select().from(productions).orderBy(productions.id);
    const revisions = await over.own.ctx.db.select().from(sections);
    const { counts } = await over.take();
    for (const [kind, { created, changed }] of Object.entries(counts))
      expect([kind, created, changed]).toEqual([kind, 0, 0]);
    expect(await over.own.ctx.db.select().from(productions).orderBy(productions.id)).toEqual(before);
    expect(await over.own.ctx.db.select().from(sections)).toEqual(revisions);
  });

  it('changes what changed there, keeps what changed here, and says so', async () => {
    await over.take();
    const { ctx } = over.own;
    await updateRecord(ctx, {
      ...{ resource: productionsDefinition, id: 11, version: undefined },
      fill: () => ({ composer: 'Wolfgang Amadeus Mozart' }),
    });
    const first = house.answers.get('api/productions/11/');
    house.answers.set('api/productions/11/', (locale, query) => {
      const answer = typeof first === 'function' ? first(locale, query) : null;
      const json = answer && typeof answer === 'object' && 'json' in answer ? (answer.json as object) : {};
      return { json: { ...json, composer: 'Mozart', teaser: locale === 'de' ? 'Neu' : 'New' } };
    });
    const { counts, lines } = await over.take();
    expect(counts.production).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await over.stored(productionsDefinition, 11)).toMatchObject({
      composer: 'Wolfgang Amadeus Mozart',
      teaser: { de: 'Neu', en: 'New' },
    });
    expect(lines).toContain(
      'kept | production | /de/api/productions/11/ | composer | Changed here; was not overwritten',
    );
  });

  it('does not overwrite modules that were changed here, and does not bring back what was deleted', async () => {
    await over.take();
    const { ctx } = over.own;
    await ctx.db.execute(
      sql`update section_revisions set body = jsonb_set(body, '{columns,0,children,0,translations,de,content}', '"Mit dem Rad"')`,
    );
    await removeStored(ctx, { resource: productionsDefinition, id: 12, locale: 'de' });
    const { lines } = await over.take();
    expect(lines).toContain(
      'kept | page | /de/pageeditor-api/page/besuch/anfahrt | modules | Changed here; was not overwritten',
    );
    expect(lines).toContain('skipped | production | /de/api/productions/12/ |  | Deleted here; was not created again');
    expect(await ctx.db.$count(productions)).toBe(1);
  });

  it('that is public publishes nothing of an earlier one that left drafts, and says what was changed here', async () => {
    await over.take({ state: 'draft' });
    const { db } = over.own.ctx;
    await db.execute(
      sql`update section_revisions set body = jsonb_set(body, '{columns,0,children,0,translations,de,content}', '"Mit dem Rad"')`,
    );
    const before = await db.select().from(sections);
    const { lines, counts } = await over.take({ state: 'public' });
    expect(lines).toContain(
      'kept | page | /de/pageeditor-api/page/besuch/anfahrt | modules | Changed here; was not overwritten',
    );
    expect(counts.page).toMatchObject({ kept: 1, changed: 0, created: 0 });
    expect(await db.select().from(sections)).toEqual(before);
    expect(before.map(({ publishedRevision }) => publishedRevision)).toEqual([null]);
    expect((await db.select().from(pages)).filter(({ isOnline }) => isOnline)).toEqual([]);
    expect((await over.stored(productionsDefinition, 11)).state).toBe('draft');
  });

  it('reports what is gone there, and leaves English as it is where only German can be read', async () => {
    await over.take();
    house.answers.delete('api/productions/12/');
    house.answers.set('api/productions/', { json: { results: [{ id: 11, title: 'Die Zauberflöte' }] } });
    const german = house.answers.get('api/productions/11/');
    house.answers.set('api/productions/11/', (locale, query) =>
      locale === 'en' ? { status: 500 } : typeof german === 'function' ? german(locale, query) : null,
    );
    const { lines } = await over.take();
    expect(lines).toContain(
      'skipped | production | /de/api/productions/12/ |  | No longer on the former website; stays here',
    );
    expect((await over.stored(productionsDefinition, 11)).title).toEqual({
      de: 'Die Zauberflöte',
      en: 'The Magic Flute',
    });
  });
});

describe('a house that has content', { tags: 'long' }, () => {
  it('keeps it: the same season and file are used, and only empty fields are filled', async () => {
    const { ctx } = over.own;
    const [season] = await ctx.db
      .insert(seasons)
      .values({
        slug: 'eigene',
        name: { de: 'Spielzeit 2026/27', en: '' },
        startsOn: '2026-09-01',
        endsOn: '2027-06-30',
      })
      .returning();
    const { lines, counts } = await over.take();
    expect(counts.season).toMatchObject({ created: 0, present: 1 });
    expect(await ctx.db.select().from(seasons)).toMatchObject([{ slug: 'eigene', startsOn: '2026-09-01' }]);
    expect((await over.stored(productionsDefinition, 11)).season_id).toBe(season?.id);
    expect(lines).toContain('skipped | season | /de/api/seasons/ |  | Was here already; only empty fields were filled');
    const files = await ctx.db.select().from(media);
    house.files.set('/media/noch-einmal.png', house.files.get('/media/bahnhof.png') ?? Buffer.alloc(0));
    const directions = house.answers.get('pageeditor-api/page/besuch/anfahrt');
    house.answers.set('pageeditor-api/page/besuch', (locale, query) => {
      const answer = typeof directions === 'function' ? directions(locale, query) : null;
      const text = JSON.stringify(answer).replaceAll('bahnhof.png', 'noch-einmal.png');
      return { json: { ...JSON.parse(text).json, id: 2, urls: { de: '/de/besuch', en: '/en/visit' } } };
    });
    expect((await over.take()).counts.media).toMatchObject({ created: 0, present: 1 });
    expect(await ctx.db.select().from(media)).toEqual(files);
  });
});

describe('a run that is interrupted', { tags: 'long' }, () => {
  it('goes on where it was: what is done is not read again, and nothing comes twice', async () => {
    const killed = new AbortController();
    house.answers.set('api/productions/12/', () => {
      killed.abort();
      return 'hangs';
    });
    const { id, run } = await over.take({}, killed.signal);
    expect(run).toMatchObject({ status: 'running', stage: 'production' });
    await fillForeignHouse(house);
    const { run: ended, counts } = await over.goOn(id);
    expect(ended.status).toBe('done');
    expect(counts.production).toMatchObject({ created: 2 });
    expect(house.asked).not.toContain('de api/persons/7/');
    expect(await over.own.ctx.db.$count(productions)).toBe(2);
  });

  it('by a kill is taken by another process once nobody holds it', async () => {
    const { id } = await insertRun(over.own.ctx, { source: house.url, state: 'public', subjects: ['programme'] }, null);
    expect((await claimRun(over.own.ctx.db))?.run.id).toBe(id);
    expect(await claimRun(over.own.ctx.db)).toBeNull();
    await over.own.ctx.db.update(takeOverRuns).set({ heldUntil: new Date(Date.now() - 1000) });
    expect((await over.goOn(id)).run.status).toBe('done');
  });
});

const start = (headers: Record<string, string>, body: object) =>
  send(over.own, 'POST', '/en/api/take-over/', headers, body);

it('the calls begin a run, one at a time, show and stop it', async () => {
  const admin = await over.own.signIn('admin');
  const begun = await start(admin, { source: `${house.url}/`, subjects: ['press'] });
  expect([begun.status, begun.body]).toMatchObject([201, { source: house.url, state: 'draft', status: 'running' }]);
  const { id } = takeOverApi.start.response.parse(begun.body);
  expect((await start(admin, { source: house.url })).status).toBe(409);
  expect((await send(over.own, 'POST', `/en/api/take-over/${id}/stop/`, admin, {})).body).toMatchObject({
    status: 'stopped',
  });
  expect((await send(over.own, 'POST', `/en/api/take-over/${id}/resume/`, admin, {})).body).toMatchObject({
    status: 'running',
  });
  await over.goOn(id);
  const list = await over.own.app.request('/en/api/take-over/', { headers: admin });
  expect(await list.json()).toMatchObject({ results: [{ id, status: 'done', findings: { skipped: 1 } }] });
  const findings = await over.own.app.request(`/en/api/take-over/${id}/findings/?finding=skipped`, {
    headers: admin,
  });
  expect(await findings.json()).toMatchObject({ count: 1, results: [{ kind: 'press', own_id: null }] });
});

it.each([
  ['ftp://alt.example', 'The given address'],
  ['https://alt.example/de', 'without a path'],
  ['http://127.0.0.1:1', 'not on the public network'],
  ['http://[::1]:1', 'not on the public network'],
  ['http://localhost:1', 'not on the public network'],
])('the calls refuse %s', async (source, words) => {
  const admin = await over.own.signIn('admin');
  const refused = await start(admin, { source });
  expect(refused.status).toBe(422);
  if (!source.startsWith('ftp')) expect(JSON.stringify(refused.body)).toContain(words);
  expect(JSON.stringify(refused.body)).toContain('"path":"source"');
});

it('the calls refuse an address at which no house answers', async () => {
  house.answers.set('pageeditor-api/nav', { status: 404 });
  const refused = await start(await over.own.signIn('admin'), { source: house.url });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('status 404')]);
});
