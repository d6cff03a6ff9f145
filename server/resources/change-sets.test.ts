import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeDirectory, makePage, makePerson, makeProduction, makeSeason } from '#tests/factories/rows.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { changeSets } from '../db/tables/audit.ts';
import { downloadDirectories } from '../db/tables/press.ts';
import { persons } from '../db/tables/people.ts';
import { productions } from '../db/tables/programme.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { block, draft } from '#server/areas/sections/sections.fixture.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const publisher = await backend.signIn('publisher');

const carried = async () =>
  (await backend.ctx.db.select().from(changeSets).orderBy(changeSets.id)).at(-1) ?? expect.fail();
const undo = (address: string, body = {}) => send(backend, 'POST', `/de/api/${address}`, publisher, body);

it('an act that a process of the version before has stored is undone when it is a release, planned or of a press directory', async () => {
  const { ctx } = backend;
  const season = await makeSeason(ctx, '2026-carried');
  const at = new Date('2026-12-24T09:00:00Z');
  const person = await makePerson(ctx, 'Gast', { publicFrom: at });
  const directory = await makeDirectory(ctx, { state: 'public', publishedAt: now });
  const entries = [
    { kind: 'person', id: person.id, state: 'draft', publicFrom: null },
    { kind: 'press', id: directory.id, state: 'draft', publicFrom: '2026-01-01T12:00:00.000Z' },
  ];
  await ctx.db.execute(sql`insert into season_releases (season_id, at, user_name, public_from, entries)
      values (${season.id}, ${now.toISOString()}, 'Ada', ${at.toISOString()}, ${JSON.stringify(entries)}::jsonb)`);
  const { id } = await carried();
  const { body } = await undo(`seasons/${season.id}/release/take-back/`, { release_id: id });
  expect(body).toMatchObject({ restored: 2, left: [], last: null });
  expect(await ctx.db.select().from(persons).where(eq(persons.id, person.id))).toMatchObject([
    { state: 'draft', publicFrom: null },
  ]);
  expect(await ctx.db.select().from(downloadDirectories).where(eq(downloadDirectories.id, directory.id))).toMatchObject(
    [{ state: 'draft', publishedAt: new Date('2026-01-01T12:00:00Z') }],
  );
});

it('an act that a process of the version before has stored is undone when it replaced texts of records and modules, once, whichever process does it', async () => {
  const { ctx } = backend;
  const { id } = await makeProduction(ctx, { title: { de: 'Im Opernhaus', en: '' } });
  const page = await makePage(ctx, { slug: { de: 'haus', en: 'house' } });
  const slug = `page-${page.id}`;
  const body = block('container', 'r-1', {}, [block('quote', 'q-1', { content: 'Opernhaus' })]);
  await createSection(ctx, { slug, contentType: 'page', objectId: page.id, body, publish: true });
  const text = { title: 'Seite', label: 'Zitat', before: 'Haus', after: 'Opernhaus' };
  const entries = [
    { ...text, target: { kind: 'module', slug, block: 'q-1', field: 'content', locale: 'de' } },
    { ...text, target: { kind: 'record', resource: 'productions', id, path: 'title.de' }, after: 'Im Opernhaus' },
  ];
  await ctx.db.execute(sql`insert into text_replacements (at, user_name, term, replacement, entries)
      values (${now.toISOString()}, 'Ada', 'Haus', 'Opernhaus', ${JSON.stringify(entries)}::jsonb)`);
  const act = await carried();
  expect(act).toMatchObject({ kind: 'replacement', details: { term: 'Haus', replacement: 'Opernhaus' } });
  expect((await undo(`replacing/${act.id}/take-back/`)).body).toMatchObject({ restored: 2, left: [] });
  expect(JSON.stringify((await draft(backend, publisher, slug)).body)).toContain('"Haus"');
  expect(await ctx.db.select().from(productions).where(eq(productions.id, id))).toMatchObject([
    { title: { de: 'Haus' } },
  ]);
  const at = new Date(now.getTime() + 1).toISOString();
  await ctx.db.execute(sql`insert into text_replacements (at, user_name, term, replacement, entries)
      values (${at}, 'Ada', 'Haus', 'Opernhaus', '[]')`);
  await ctx.db.execute(sql`update text_replacements set taken_back_at = ${now.toISOString()} where entries = '[]'`);
  expect((await undo(`replacing/${(await carried()).id}/take-back/`)).status).toBe(404);
});

it('an act that a process of the version before has stored is undone when it changed events together, apart from those that were changed since', async () => {
  const { ctx } = backend;
  const made = async (title: string) => {
    const sent = { title: { de: title, en: '' }, start: '2026-12-05T19:30:00+01:00', price_from: 20 };
    return (await send(backend, 'POST', '/de/api/events/?translations=all', publisher, sent)).body;
  };
  const [first, second] = [await made('Tosca'), await made('Salome')];
  const entries = [
    { id: first.id, title: 'Tosca', version: first.version, before: { price_from: 10 } },
    { id: second.id, title: 'Salome', version: 'another', before: { price_from: 10 } },
    { id: 999_999, title: 'Elektra', version: 'gone', before: { price_from: 10 } },
  ];
  await ctx.db.execute(sql`insert into event_bulk_changes (at, user_name, entries)
      values (${now.toISOString()}, 'Ada', ${JSON.stringify(entries)}::jsonb)`);
  const { body } = await undo(`events/bulk/${(await carried()).id}/take-back/`);
  expect(body).toMatchObject({
    restored: 1,
    left: [
      { id: second.id, title: 'Salome', label: '', message: 'Seitdem geändert' },
      { id: 999_999, title: 'Elektra', label: '', message: 'Das gibt es nicht (mehr)' },
    ],
  });
});
