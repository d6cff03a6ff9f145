import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AppError, errorSchema } from '#contract/base/errors.ts';
import { media } from '#server/db/tables/media.ts';
import { sections } from '#server/db/tables/sections.ts';
import { slides } from '#server/db/tables/site.ts';
import { deletePage } from '#server/areas/pages/editing/delete-page.ts';
import { events, productions } from '#server/db/tables/programme.ts';
import {
  addCast,
  makeEvent,
  makeOwnSection,
  makePage,
  makePerson,
  makePicture,
  makeProduction,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');

const remove = (path: string) => send(backend, 'DELETE', `/de/api/${path}/`, editor);
const usedIn = async (path: string) => {
  const refused = await remove(path);
  expect(refused.status, JSON.stringify(refused.body)).toBe(409);
  const { message, details } = errorSchema.parse(refused.body);
  expect(message).toBe('Das wird noch gebraucht');
  return (details as { used_in: unknown }).used_in;
};
const link = (target: string) => makeBlock('link', { fields: { link: target }, de: { content: 'Mehr' } });

it('deleting an entity that something references is refused for a venue, a category, a season and a production with events', async () => {
  const { id: productionId } = await makeProduction(backend.ctx, { title: both('Tosca') });
  const made = await makeTargetsOnce();
  await backend.ctx.db.update(productions).set({ seasonId: made.seasonId }).where(eq(productions.id, productionId));
  const event = await makeEvent(backend.ctx, { productionId, venueId: made.venueId, categoryId: made.categoryId });
  const makeEvening = { kind: 'event', id: event.id, title: 'Salome' };
  expect(await usedIn(`venues/${made.venueId}`)).toEqual([makeEvening]);
  expect(await usedIn(`categories/${made.categoryId}`)).toEqual([makeEvening]);
  expect(await usedIn(`productions/${productionId}`)).toEqual([makeEvening]);
  expect(await usedIn(`seasons/${made.seasonId}`)).toEqual([{ kind: 'production', id: productionId, title: 'Tosca' }]);
  await backend.ctx.db.delete(events).where(eq(events.id, event.id));
  for (const path of [`productions/${productionId}`]) expect((await remove(path)).status).toBe(204);
});

it('deleting an entity that something references names the uses in the requested language, in German where that name is missing', async () => {
  const venue = await send(backend, 'POST', '/de/api/venues/?translations=all', editor, {
    name: both('Halle', 'Hall'),
  });
  const venueId = (venue.body as { id: number }).id;
  const named = await makeEvent(backend.ctx, { venueId, title: both('Die Zauberflöte', 'The Magic Flute') });
  const unnamed = await makeEvent(backend.ctx, { venueId, title: both('Salome', '') });
  const refused = await send(backend, 'DELETE', `/en/api/venues/${venueId}/`, editor);
  expect(errorSchema.parse(refused.body).details).toEqual({
    used_in: [
      { kind: 'event', id: named.id, title: 'The Magic Flute' },
      { kind: 'event', id: unnamed.id, title: 'Salome' },
    ],
  });
  const many = await send(backend, 'DELETE', `/en/api/venues/?ids=${venueId}`, editor);
  expect(many.body).toMatchObject({ kept: [{ title: 'Hall', used_in: [{ title: 'The Magic Flute' }, {}] }] });
});

it('deleting an entity that something references is refused for a person on a cast list, and names the productions and events', async () => {
  const { id } = await makePerson(backend.ctx, 'Mara Lind');
  const production = await makeProduction(backend.ctx, { title: both('Elektra') });
  const event = await makeEvent(backend.ctx);
  await addCast(backend.ctx, { productionId: production.id }, [{ role: both('Elektra'), personId: id }]);
  await addCast(backend.ctx, { eventId: event.id }, [{ role: both('Salome'), personId: id }]);
  expect(await usedIn(`persons/${id}`)).toEqual([
    { kind: 'production', id: production.id, title: 'Elektra' },
    { kind: 'event', id: event.id, title: 'Salome' },
  ]);
});

it('deleting an entity that something references is refused for an event of a subscription or of a section', async () => {
  const event = await makeEvent(backend.ctx);
  const subscription = await makeSubscription(backend.ctx, {}, { eventIds: [event.id] });
  const person = await makePerson(backend.ctx, 'Mit Abschnitt');
  await makeOwnSection(backend.ctx, 'person', person.id, [link(`event:${event.id}`)]);
  expect(await usedIn(`events/${event.id}`)).toMatchObject([
    { kind: 'subscription', id: subscription.id, title: 'Freitags-Abo' },
    { kind: 'section', title: `person-${person.id}` },
  ]);
});

it('ignores references from its own section and deletes that section', async () => {
  const { id } = await makePerson(backend.ctx, 'Geht Ganz');
  await makeOwnSection(backend.ctx, 'person', id, [link(`person:${id}`)]);
  const dropped: string[] = [];
  backend.ctx.changes.onInvalidate((tags) => void dropped.push(...(tags ?? [])));
  expect((await remove(`persons/${id}`)).status).toBe(204);
  expect(await backend.ctx.db.$count(sections, eq(sections.slug, `person-${id}`))).toBe(0);
  expect(dropped).toEqual(expect.arrayContaining([`person:${id}`, 'persons', `section:person-${id}`]));
});

it('is refused for a medium, and lists where it is used', async () => {
  const picture = await makePicture(backend.ctx);
  const targets = { ...(await makeTargetsOnce()), pictureId: picture.id, fileId: picture.id };
  const bodies = fullBodies(targets);
  const made: Record<string, number> = {};
  for (const [name, path] of [
    ['productions', 'productions'],
    ['events', 'events'],
    ['persons', 'persons'],
    ['articles', 'blog/articles'],
    ['seasonsubscriptions', 'seasonsubscriptions'],
    ['download-directories', 'download-directories'],
    ['slides', 'slides'],
    ['seasons', 'seasons'],
  ] as const) {
    const sent = await send(backend, 'POST', `/de/api/${path}/?translations=all`, editor, bodies[name]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    made[name] = sent.body.id;
  }
  const other = await makePerson(backend.ctx, 'Mit Verweis', {
    biography: both(`<p><a href="media:${picture.id}">Lebenslauf</a> <a href="media:${picture.id}0">x</a></p>`),
  });
  const refused = await remove(`media/${picture.id}`);
  expect(refused.status).toBe(409);
  const found = (errorSchema.parse(refused.body).details as { used_in: unknown[] }).used_in;
  const use = (kind: string, id: number | undefined, as: string) => ({
    section: null,
    content_type: kind,
    object_id: id,
    as,
    title: expect.stringMatching(/\S/),
    url: expect.toBeOneOf([null, expect.stringMatching(/^\/de\//)]),
  });
  expect(found).toEqual([
    use('article', made.articles, 'picture'),
    use('event', made.events, 'picture'),
    use('person', made.persons, 'picture'),
    use('press', made['download-directories'], 'file'),
    use('production', made.productions, 'hero'),
    use('production', made.productions, 'logo'),
    use('production', made.productions, 'picture'),
    use('season', made.seasons, 'picture'),
    use('slide', made.slides, 'picture'),
    use('subscription', made.seasonsubscriptions, 'picture'),
    use('person', other.id, 'link'),
  ]);
  expect(await backend.ctx.db.$count(media, eq(media.id, picture.id))).toBe(1);
});

it('lists the links to a page, and deletes it if requested', async () => {
  const page = await makePage(backend.ctx);
  const [slide] = await backend.ctx.db
    .insert(slides)
    .values({ title: both('Neu', 'New'), link: `page:${page.id}#preise` })
    .returning();
  await backend.ctx.db.insert(slides).values({ title: both('Andere'), link: `page:${page.id}1` });
  const event = await makeEvent(backend.ctx, { ticketLink: `page:${page.id}` });
  const production = await makeProduction(backend.ctx, {
    synopsis: both('', `<p><a href="page:${page.id}">more</a></p>`),
  });
  const refused = await deletePage(backend.ctx, page.id).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).details).toEqual({
    used_in: [],
    used_by: [
      { kind: 'event', id: event.id, title: 'Salome' },
      { kind: 'production', id: production.id, title: 'Salome' },
      { kind: 'slide', id: slide?.id, title: 'Neu' },
    ],
  });
  const inEnglish = await deletePage(backend.ctx, page.id, { locale: 'en' }).catch((error: unknown) => error);
  expect((inEnglish as AppError).details).toMatchObject({ used_by: [{}, {}, { kind: 'slide', title: 'New' }] });
  await deletePage(backend.ctx, page.id, { evenIfLinked: true });
});

it('a text keeps a link to a deleted entity but accepts no new one', async () => {
  const page = await makePage(backend.ctx);
  const text = both(`<p><a href="page:${page.id}">dort</a></p>`);
  const { body } = await send(backend, 'POST', '/de/api/persons/?translations=all', editor, {
    name: 'Alter Verweis',
    biography: text,
  });
  await deletePage(backend.ctx, page.id, { evenIfLinked: true });
  const path = `/de/api/persons/${body.id}/?translations=all`;
  expect((await send(backend, 'POST', path, editor, { biography: text, website: '' })).status).toBe(200);
  const other = both(`<p><a href="page:${page.id + 1}">dort</a></p>`);
  expect((await send(backend, 'POST', path, editor, { biography: other })).status).toBe(422);
});

let targetsMade: ReturnType<typeof makeTargets> | undefined;
function makeTargetsOnce() {
  targetsMade ??= makeTargets(backend.ctx);
  return targetsMade;
}
