import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { eventCast, productionArticles, productionPictures } from '#server/db/tables/production-parts.ts';
import { events, productions, roles } from '#server/db/tables/programme.ts';
import { searchDocuments } from '#server/db/tables/search.ts';
import { makeArticle } from '#tests/factories/rows.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const targets = await makeTargets(backend.ctx);
const bodies = Object.fromEntries(
  Object.entries(fullBodies(targets)).map(([name, body]) => [
    name,
    'public_from' in body ? { ...body, public_from: null } : body,
  ]),
);
const editor = await backend.signIn('publisher');

const post = (path: string, body: unknown) => send(backend, 'POST', `/de/api/${path}?translations=all`, editor, body);
const make = async (path: string, more: Record<string, unknown> = {}) => {
  const made = await post(`${path}/`, { ...bodies[path.replace('blog/', '')], ...more });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const line = (name: string, personId: number, kind = 'cast') => ({
  role: { name: both(name), kind },
  person_id: personId,
});

it('a cast list keeps its order and shares roles with the same name', async () => {
  const cast = [line('Page', targets.singerId), line('Jude', targets.directorId), line('Page', targets.directorId)];
  const made = await make('events', { cast, external_id: null });
  const before = await backend.ctx.db.$count(roles);
  const again = await make('events', { cast, external_id: '' });
  expect(await backend.ctx.db.$count(roles)).toBe(before);
  expect(again.cast).toEqual(made.cast);
  expect(again.external_id).toBeNull();
  expect(made.cast).toMatchObject(cast);
  const [first, second, third] = made.cast as { role_id: number }[];
  expect(first?.role_id).toBe(third?.role_id);
  const turned = [third, { role_id: second?.role_id, person_id: targets.singerId }, first];
  const changed = await post(`events/${made.id}/`, { cast: turned });
  expect(changed.body.cast).toMatchObject([
    line('Page', targets.directorId),
    line('Jude', targets.singerId),
    line('Page', targets.singerId),
  ]);
});

it('a cast list gets a new role when a name changes; the other entries keep theirs', async () => {
  const made = await make('events', { cast: [line('Wächter', targets.singerId)], external_id: null });
  const [stored] = made.cast as { role_id: number }[];
  const renamed = { ...stored, role: { name: both('Zweiter Wächter'), kind: 'cast' } };
  const changed = await post(`events/${made.id}/`, { cast: [renamed] });
  expect(changed.body.cast).toMatchObject([line('Zweiter Wächter', targets.singerId)]);
  expect((changed.body.cast as { role_id: number }[])[0]?.role_id).not.toBe(stored?.role_id);
  const [cached] = await backend.ctx.db
    .select()
    .from(roles)
    .where(eq(roles.id, stored?.role_id ?? 0));
  expect(cached?.name).toEqual(both('Wächter'));
});

it('a write is atomic: an invalid part leaves the entity unchanged', async () => {
  const made = await make('productions');
  const refused = await post(`productions/${made.id}/`, {
    title: both('Anders'),
    picture_ids: [],
    logos: [{ media_id: 99_999, text: both(''), link: '' }],
  });
  expect(refused.status).toBe(422);
  const stored = await backend.app.request(`/de/api/productions/${made.id}/?translations=all`, { headers: editor });
  expect(await stored.json()).toEqual(made);
});

it('a write is atomic: a database error in the last part takes back the parts written before', async () => {
  const made = await make('productions');
  const events0 = await backend.ctx.db.$count(events);
  await backend.ctx.db.execute(
    sql`alter table production_articles add constraint none_at_all check (position > 1000) not valid`,
  );
  const broken = await post(`productions/${made.id}/`, { title: both('Anders'), credits: [], article_ids: [] });
  expect(broken.status).toBe(200);
  const failed = await post(`productions/${made.id}/`, {
    title: both('Ganz anders'),
    credits: [line('Regie', targets.singerId, 'team')],
    article_ids: [targets.articleId],
  });
  expect(failed.status).toBe(500);
  expect(takeConsoleErrors()).toHaveLength(1);
  const created = await post('productions/', { ...bodies.productions, title: both('Nie gewesen') });
  expect(created.status).toBe(500);
  expect(takeConsoleErrors()).toHaveLength(1);
  await backend.ctx.db.execute(sql`alter table production_articles drop constraint none_at_all`);
  const stored = await backend.app.request(`/de/api/productions/${made.id}/?translations=all`, { headers: editor });
  expect(await stored.json()).toEqual(broken.body);
  const found = await backend.ctx.db
    .select({ id: productions.id })
    .from(productions)
    .where(sql`${productions.title}->>'de' = 'Nie gewesen'`);
  expect(found).toEqual([]);
  expect(await backend.ctx.db.$count(events)).toBe(events0);
});

it('replaces a sent list of a production completely and keeps lists that were not sent', async () => {
  const made = await make('productions');
  const second = await makeArticle(backend.ctx);
  const changed = await post(`productions/${made.id}/`, {
    article_ids: [second.id, targets.articleId],
    picture_ids: [],
  });
  expect(changed.body).toMatchObject({
    article_ids: [second.id, targets.articleId],
    picture_ids: [],
    logos: made.logos,
    questions: made.questions,
  });
  expect(await backend.ctx.db.$count(productionPictures, eq(productionPictures.productionId, made.id))).toBe(0);
  const twice = await post(`productions/${made.id}/`, { article_ids: [second.id, second.id] });
  expect(errorSchema.parse(twice.body).issues).toEqual([
    { path: 'article_ids', message: 'Nichts darf doppelt vorkommen' },
  ]);
});

it('appends an article to those of a production and keeps their order', async () => {
  const made = await make('productions');
  const article = await make('blog/articles', { production_ids: [made.id] });
  const shown = await backend.app.request(`/de/api/productions/${made.id}/?translations=all`, { headers: editor });
  const production = (await shown.json()) as { article_ids: number[]; version: string };
  expect(production.article_ids).toEqual([targets.articleId, article.id]);
  // A change made through another resource counts as a change as well.
  expect((await post(`productions/${made.id}/`, { state: 'draft', version: made.version })).status).toBe(409);
  await post(`blog/articles/${article.id}/`, { production_ids: [] });
  expect(await backend.ctx.db.$count(productionArticles, eq(productionArticles.articleId, article.id))).toBe(0);
});

it.each([
  ['that begins later', { start: '2026-12-01T20:00:00+01:00' }, 1],
  ['that ends later', { end: '2026-12-01T23:00:00+01:00' }, 1],
  ['that plays elsewhere', { venue_id: null }, 1],
  ['that is cancelled', { availability: 'cancelled' }, 1],
  ['that is cancelled by its flag', { flags: ['canceled'] }, 1],
  ['that is at the same time in other words', { start: '2026-12-01T18:30:00Z' }, 0],
  ['that is nearly sold out', { availability: 'few', price_from: 20 }, 0],
  ['with another title', { title: both('Elektra') }, 0],
])('change tags of an event: %s', async (_, change, counted) => {
  const made = await make('events', { external_id: null });
  expect((await post(`events/${made.id}/`, change)).body.sequence).toBe(counted);
});

it('prices are euros in the API and cents in the database', async () => {
  const made = await make('events', { external_id: null, price_from: 19.99, price_to: 4350.35 });
  expect(made).toMatchObject({ price_from: 19.99, price_to: 4350.35, prices: [{ price: 99, reduced: 49.5 }] });
  const [row] = await backend.ctx.db.select().from(events).where(eq(events.id, made.id));
  expect(row).toMatchObject({ priceFrom: 1999, priceTo: 435_035, prices: [{ price: 9900, reduced: 4950 }] });
  const shown = await backend.app.request(`/de/api/events/${made.id}/`);
  expect(await shown.json()).toMatchObject({ price_from: 19.99, prices: [{ price: 99, reduced: 49.5 }] });
});

it('a created entity is found and a deleted one is not', async () => {
  const made = await make('productions', { title: both('Unerhörtes Werk') });
  const documents = () =>
    backend.ctx.db.$count(
      searchDocuments,
      sql`${searchDocuments.kind} = 'production' and ${searchDocuments.targetId} = ${made.id}`,
    );
  expect(await documents()).toBe(2);
  expect((await send(backend, 'DELETE', `/de/api/productions/${made.id}/`, editor)).status).toBe(204);
  expect(await documents()).toBe(0);
});

it('deleting an event deletes its cast list', async () => {
  const made = await make('events', { external_id: null });
  expect((await send(backend, 'DELETE', `/de/api/events/${made.id}/`, editor)).status).toBe(204);
  expect(await backend.ctx.db.$count(eventCast, eq(eventCast.eventId, made.id))).toBe(0);
});

it('an address with an old slug still works because of its number', async () => {
  const made = await make('persons', { name: 'Vorher Name', slug: both('') });
  await post(`persons/${made.id}/`, { slug: both('nachher') });
  const shown = await backend.app.request(`/de/api/persons/${made.id}/`);
  expect(await shown.json()).toMatchObject({
    slug: both('nachher', 'nachher'),
    url: `/de/kuenstler/nachher/${made.id}`,
  });
});
