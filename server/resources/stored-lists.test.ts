import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listOf } from '#contract/base/list.ts';
import { maxListed } from '#contract/resources/define-resource.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { resources } from '#contract/resources.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { countRead } from '#tests/rows-read.ts';
import { addCast, makeEvent, makePerson, makeProduction } from '#tests/factories/rows.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');

const answer = listOf(z.looseObject({ id: z.int() })).extend({ more: z.boolean() });
const list = async (path: string, query = '', locale = 'de') =>
  (await get(backend, `/${locale}/api/${path}/?translations=all${query}`, answer, editor)).body;
const names = async (query: string, locale?: string) =>
  (await list('persons', query, locale)).results.map(({ name }) => name);
const titles = async (query: string, locale?: string) =>
  (await list('productions', query, locale)).results.map(({ title }) => (title as { de: string }).de);

it('the list of all entities contains offline entities, is sorted and paged, and links to the neighbouring pages', async () => {
  for (const name of ['Zoe Anders', 'Abel Brandt', 'Ähre Clemens'])
    await makePerson(backend.ctx, name, { isOnline: name !== 'Abel Brandt' });
  const whole = await list('persons');
  expect(whole.results.map(({ name }) => name)).toEqual(['Abel Brandt', 'Zoe Anders', 'Ähre Clemens']);
  const first = await list('persons', '&page_size=2&sort=-name');
  expect(first).toMatchObject({
    count: 3,
    next: '/de/api/persons/?translations=all&page_size=2&sort=-name&page=2',
    previous: null,
  });
  expect(await names('&page=1000000000')).toEqual([]);
  expect(await names('&page=2&page_size=2')).toEqual(['Ähre Clemens']);
});

it('the list of all entities filters by words, ids and fields', async () => {
  const [zoe] = (await list('persons', '&query=zoe')).results;
  expect(zoe?.name).toBe('Zoe Anders');
  expect(await names('&query=AHRE+clem')).toEqual(['Ähre Clemens']);
  expect(await names(`&query=${zoe?.id}`)).toContain('Zoe Anders');
  expect(await names('&query=%25')).toEqual([]);
  expect(await names('&is_online=false')).toEqual(['Abel Brandt']);
  expect(await names(`&ids=${zoe?.id},99999999,9999999999`)).toEqual(['Zoe Anders']);
  expect(await names('&ids=0')).toEqual([]);
});

it('the list of all entities sorts by the title in the language of the path and ignores accents', async () => {
  await makeProduction(backend.ctx, { title: both('Zauberflöte', 'A flute') });
  await makeProduction(backend.ctx, { title: both('Ägypten') });
  await makeProduction(backend.ctx, { title: both('Butterfly', 'Zebra') });
  expect(await titles('')).toEqual(['Ägypten', 'Butterfly', 'Zauberflöte']);
  expect(await titles('&sort=title', 'en')).toEqual(['Zauberflöte', 'Ägypten', 'Butterfly']);
  expect(await titles('&sort=-title')).toEqual(['Zauberflöte', 'Butterfly', 'Ägypten']);
});

it('the list of all entities filters events by production', async () => {
  const { id: productionId } = await makeProduction(backend.ctx);
  const event = await makeEvent(backend.ctx, { productionId });
  await makeEvent(backend.ctx, { title: both('Tosca') });
  expect((await list('events', `&production_id=${productionId}`)).results.map(({ id }) => id)).toEqual([event.id]);
  expect((await list('events', '&query=tosca')).count).toBe(1);
});

it.each(['sort=colour', 'sort=--name', 'page=0', 'page=1000000001', 'page_size=101', 'ids=x', 'is_online=maybe'])(
  'the list of all entities rejects %s and names the parameter',
  async (query) => {
    const refused = await getError(backend, `/de/api/persons/?translations=all&${query}`, editor);
    expect(refused).toMatchObject({ status: 400, issues: [{ path: query.split('=')[0] }] });
  },
);

it('a very long list counts up to a limit and reports that there are more', async () => {
  const add = (count: number) =>
    backend.ctx.db.execute(
      sql`insert into roles (name, kind) select '{"de": "Viele", "en": ""}', 'cast' from generate_series(1, ${count}::int)`,
    );
  await add(maxListed);
  expect(await list('roles', '&query=viele')).toMatchObject({ count: maxListed, more: false });
  await add(1);
  const last = await list('roles', '&query=viele&page=100&page_size=100');
  expect(last).toMatchObject({ count: maxListed, more: true, next: null });
  expect(last.results).toHaveLength(100);
  expect((await list('roles', '&query=viele&page=101&page_size=100')).results).toEqual([]);
  await backend.ctx.db.execute(sql`delete from roles where name->>'de' = 'Viele'`);
});

it('a very long list finds every text of an event that is missing in a language', async () => {
  const texts = Object.entries(eventsResource.fields).flatMap(([name, field]) =>
    name !== 'slug' && oneLanguage(field) ? [name] : [],
  );
  expect(texts).toContain('long_text');
  for (const name of texts) {
    const body = { title: both('Ganz', 'Whole'), start: '2027-01-01T19:00:00+01:00', [name]: both('Nur hier') };
    const { body: made } = await send(backend, 'POST', '/de/api/events/?translations=all', editor, body);
    const found = await list('events', `&ids=${made.id}&missing=en`);
    expect(found.count, name).toBe(1);
    expect((await list('events', `&ids=${made.id}&missing=de`)).count, name).toBe(0);
  }
});

it('a very long list stores and finds an event with the longest titles of any script', async () => {
  const letters = Array.from({ length: 193 }, (_, place) => String.fromCodePoint(0x4e_00 + place * 37));
  const long = `${letters.join('')}Fermate`;
  const body = { title: both(long, long), subtitle: both(long, long), start: '2027-01-01T19:00:00+01:00' };
  const made = await send(backend, 'POST', '/de/api/events/?translations=all', editor, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect((await list('events', '&query=fermate&sort=title')).count).toBe(1);
});

it.each(['productions', 'events', 'persons', 'articles', 'seasonsubscriptions', 'download-directories', 'departments'])(
  'the number of queries does not depend on the number of rows: the list of %s',
  async (name) => {
    const path = resources.find((resource) => resource.name === name)?.path ?? '';
    const targets = await makeOnce();
    const body = { ...fullBodies(targets)[name], external_id: undefined };
    const add = async (slug: string) => {
      const made = await send(backend, 'POST', `/de/api/${path}/?translations=all`, editor, {
        ...body,
        slug: name === 'departments' ? slug : both(slug),
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    };
    await add('eins');
    const few = await countQueries(backend, () => list(path, '&page_size=100'));
    for (const slug of ['zwei', 'drei', 'vier']) await add(slug);
    expect(await countQueries(backend, () => list(path, '&page_size=100'))).toBe(few);
  },
);

let targetsMade: ReturnType<typeof makeTargets> | undefined;
function makeOnce() {
  targetsMade ??= makeTargets(backend.ctx);
  return targetsMade;
}

it('a cast list of four hundred entries is written and read completely', async () => {
  const { id } = await makeEvent(backend.ctx);
  const { singerId } = await makeOnce();
  await addCast(backend.ctx, { eventId: id }, [{ role: both('Chor'), personId: singerId }]);
  const cast = Array.from({ length: 400 }, (_, place) => ({
    role: { name: both(`Stimme ${place}`), kind: 'cast' },
    person_id: singerId,
  }));
  const sent = await send(backend, 'POST', `/de/api/events/${id}/?translations=all`, editor, { cast });
  expect(sent.status).toBe(200);
  expect(sent.body.cast).toMatchObject(cast);
});

it.each(['draft', 'archived'] as const)(
  'a list of few %s events reads no others',
  async (state) => {
    await backend.ctx.db.execute(sql`
    insert into events (slug, title, start) select '{"de": "probe", "en": ""}', '{"de": "Probe", "en": ""}', now() from generate_series(1, 1000)`);
    const event = await makeEvent(backend.ctx, { state });
    await backend.ctx.db.execute(sql`analyze events`);
    let found: z.output<typeof answer> | undefined;
    const { rows } = await countRead(backend, async () => {
      found = await list('events', `&state=${state}`);
    });
    expect(found?.results.map(({ id }) => id)).toContain(event.id);
    expect(rows).toBeLessThan(100);
  },
  60_000,
);
