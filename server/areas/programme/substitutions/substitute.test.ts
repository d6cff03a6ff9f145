import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { recordOf } from '#contract/base/records.ts';
import { productionCredits } from '#server/db/tables/production-parts.ts';
import { addCast, makeEvent, makePerson, makeProduction } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';

let now = new Date();
let tests = 0;
let production: { id: number };
let [muster, neu, wirt, chef]: { id: number; name: string }[] = [];
let roleOf: (person: { id: number } | undefined) => number;
const dropped = new Set<string>();
const backend = await sharedBackend({ clock: () => now });
backend.changes.onInvalidate((tags) => (tags ?? []).forEach((tag) => dropped.add(tag)));
const editor = await backend.signIn('publisher');
beforeEach(async () => {
  // Two acts at one moment could not be told apart.
  now = new Date(Date.UTC(2026, 10, 24, 12, 2 * tests));
  tests += 1;
  const { ctx } = backend;
  production = await makeProduction(ctx);
  muster = await makePerson(ctx, 'Maria Muster');
  neu = await makePerson(ctx, 'Nora Neu');
  wirt = await makePerson(ctx, 'Willi Wirt');
  chef = await makePerson(ctx, 'Chiara Chef');
  await addCast(ctx, { productionId: production.id }, [
    { role: both('Leitung', 'Conductor'), kind: 'team', personId: chef.id },
    { role: both('Violetta', 'Violetta'), personId: muster.id },
    { role: both('Germont', 'Germont'), personId: wirt.id },
  ]);
  const lines = await ctx.db.select().from(productionCredits).where(eq(productionCredits.productionId, production.id));
  roleOf = (person) => lines.find(({ personId }) => personId === person?.id)?.roleId ?? 0;
  dropped.clear();
});

const date = (day: string) =>
  makeEvent(backend.ctx, { productionId: production.id, start: new Date(`2026-12-${day}T18:30:00Z`) });
const notice = both('Nora Neu singt an Stelle von Maria Muster', 'Nora Neu replaces Maria Muster');
const substitute = (eventIds: number[], more: object = {}, headers = editor) =>
  send(backend, 'POST', '/de/api/events/substitutions/', headers, {
    event_ids: eventIds,
    role_id: roleOf(muster),
    replaced_id: muster?.id,
    person_id: neu?.id,
    notice,
    ...more,
  });
const takeBack = (id: number) =>
  send(backend, 'POST', `/de/api/events/${id}/substitutions/take-back/`, editor, {
    role_id: roleOf(muster),
    instead_of_id: muster?.id,
  });
const issue = (body: unknown) => errorSchema.parse(body).issues?.[0]?.path;

/** `Violetta: Nora Neu (statt …)` for each line that visitors see. */
async function seen(id: number, locale = 'de'): Promise<string[]> {
  const answer = await backend.app.request(`/${locale}/api/events/${id}/`);
  const { cast_objs: lines } = recordOf(await answer.json());
  return (Array.isArray(lines) ? lines : []).map((line: unknown) => {
    const { role_obj: role, person_obj: person } = recordOf(line);
    const { name, substitution } = recordOf(person);
    const change = typeof substitution === 'string' ? ` (${substitution})` : '';
    return `${String(recordOf(role).name)}: ${String(name)}${change}`;
  });
}
const stored = async (id: number) =>
  recordOf(await (await backend.app.request(`/de/api/events/${id}/?translations=all`, { headers: editor })).json());
const datesOf = async (person: { id: number } | undefined) => {
  const { events } = recordOf(await (await backend.app.request(`/de/api/persons/${person?.id}/`)).json());
  return (Array.isArray(events) ? events : []).map((event: unknown) => recordOf(event).id);
};

it('a substitution changes one line of the production’s cast on one date, in both languages, with a notice', async () => {
  const [evening, other] = [await date('01'), await date('03')];
  expect(await seen(evening.id)).toEqual(['Leitung: Chiara Chef', 'Violetta: Maria Muster', 'Germont: Willi Wirt']);
  const { status, body } = await substitute([evening.id]);
  expect(status, JSON.stringify(body)).toBe(200);
  const [shown] = eventDatesApi.substitute.response.parse(body).events;
  expect(shown?.lines[1]).toMatchObject({
    person: 'Nora Neu',
    instead_of: 'Maria Muster',
    role: both('Violetta', 'Violetta'),
  });
  expect(await seen(evening.id)).toEqual([
    'Leitung: Chiara Chef',
    'Violetta: Nora Neu (statt Maria Muster, geändert am 24. November 2026)',
    'Germont: Willi Wirt',
  ]);
  expect((await seen(evening.id, 'en'))[1]).toBe(
    'Violetta: Nora Neu (instead of Maria Muster, changed on 24 November 2026)',
  );
  expect(await seen(other.id)).toEqual(['Leitung: Chiara Chef', 'Violetta: Maria Muster', 'Germont: Willi Wirt']);
  expect(await stored(evening.id)).toMatchObject({
    cast: [],
    change_notices: [{ at: '2026-11-24T13:00:00+01:00', text: notice }],
    substitutions: [{ role_id: roleOf(muster), instead_of_id: muster?.id, person_id: neu?.id }],
  });
  expect([...dropped]).toEqual(
    expect.arrayContaining([`event:${evening.id}`, `person:${neu?.id}`, `person:${muster?.id}`]),
  );
});

it('a substitution moves the date from the page of one person to that of the other', async () => {
  const [evening, other] = [await date('01'), await date('03')];
  await substitute([evening.id]);
  expect(await datesOf(neu)).toEqual([evening.id]);
  expect(await datesOf(muster)).toEqual([other.id]);
  expect(await datesOf(wirt)).toEqual([evening.id, other.id]);
  expect((await takeBack(evening.id)).status).toBe(200);
  expect(await datesOf(neu)).toEqual([]);
  expect(await datesOf(muster)).toEqual([evening.id, other.id]);
});

it('a substitution follows the production in all other lines, and stays when its own line is cast anew', async () => {
  const evening = await date('01');
  await substitute([evening.id]);
  const late = await makePerson(backend.ctx, 'Lena Late');
  const credits = [
    { role_id: roleOf(wirt), person_id: late.id },
    { role_id: roleOf(muster), person_id: wirt?.id },
  ];
  const changed = await send(backend, 'POST', `/de/api/productions/${production.id}/?translations=all`, editor, {
    credits,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(await seen(evening.id)).toEqual([
    'Germont: Lena Late',
    'Violetta: Nora Neu (statt Maria Muster, geändert am 24. November 2026)',
  ]);
});

it('a substitution is taken back with its notice, and others stay', async () => {
  const evening = await date('01');
  await substitute([evening.id], { role_id: roleOf(wirt), replaced_id: wirt?.id, notice: null });
  now = new Date(now.getTime() + 60_000);
  await substitute([evening.id]);
  expect(await stored(evening.id)).toMatchObject({ change_notices: [{ text: notice }] });
  await takeBack(evening.id);
  expect(await stored(evening.id)).toMatchObject({ change_notices: [], substitutions: [{ role_id: roleOf(wirt) }] });
  expect((await seen(evening.id))[1]).toBe('Violetta: Maria Muster');
  const twice = await takeBack(evening.id);
  expect([twice.status, issue(twice.body)]).toEqual([422, 'role_id']);
});

it('a substitution of a substitute replaces the person in the cast, and that person taking over again ends it', async () => {
  const evening = await date('01');
  await substitute([evening.id]);
  const late = await makePerson(backend.ctx, 'Lena Late');
  await substitute([evening.id], { replaced_id: neu?.id, person_id: late.id });
  expect((await seen(evening.id))[1]).toMatch(/^Violetta: Lena Late \(statt Maria Muster/);
  await substitute([evening.id], { replaced_id: late.id, person_id: muster?.id, notice: null });
  expect((await seen(evening.id))[1]).toBe('Violetta: Maria Muster');
});

it('a substitution works on a cast list of the event’s own', async () => {
  const evening = await date('01');
  const cast = [{ role_id: roleOf(muster), person_id: muster?.id }];
  await send(backend, 'POST', `/de/api/events/${evening.id}/?translations=all`, editor, { cast });
  await substitute([evening.id]);
  expect(await seen(evening.id)).toEqual(['Violetta: Nora Neu (statt Maria Muster, geändert am 24. November 2026)']);
  expect(await stored(evening.id)).toMatchObject({ cast });
});

it('a substitution does not name a replaced person who is not public', async () => {
  const evening = await date('01');
  await substitute([evening.id]);
  await send(backend, 'POST', `/de/api/persons/${muster?.id}/?translations=all`, editor, { state: 'draft' });
  expect((await seen(evening.id))[1]).toBe('Violetta: Nora Neu (geändert am 24. November 2026)');
});

it('a substitution and a hidden person of the cast are among what event and production depend on', async () => {
  const evening = await date('01');
  await substitute([evening.id]);
  await send(backend, 'POST', `/de/api/persons/${wirt?.id}/?translations=all`, editor, { state: 'draft' });
  const tagsAt = async (path: string) =>
    (await backend.app.request(`/de/api/${path}/`)).headers.get('cache-tag')?.split(/,\s*/);
  const people = (...ids: (typeof muster)[]) => expect.arrayContaining(ids.map((one) => `person:${one?.id}`));
  expect(await tagsAt(`events/${evening.id}`)).toEqual(people(muster, neu, wirt, chef));
  expect(await tagsAt(`productions/${production.id}`)).toEqual(people(muster, wirt, chef));
});

it('a substitution on many dates is stored on all of them or on none', async () => {
  const [one, two, foreign] = [await date('01'), await date('03'), await makeEvent(backend.ctx)];
  const refused = await substitute([one.id, foreign.id]);
  expect([refused.status, issue(refused.body)]).toEqual([422, 'event_ids.1']);
  expect((await seen(one.id))[1]).toBe('Violetta: Maria Muster');
  expect((await substitute([one.id, two.id])).status).toBe(200);
  for (const { id } of [one, two]) expect((await seen(id))[1]).toMatch(/Nora Neu/);
});

it('a substitution on many dates lists the casts of a production by start', async () => {
  const [late, early] = [await date('05'), await date('02')];
  await substitute([late.id]);
  const path = `/de/api/events/casts/?production_id=${production.id}`;
  const answer = await backend.app.request(path, { headers: editor });
  const { events } = eventDatesApi.casts.response.parse(await answer.json());
  expect(events.map(({ event_id: id, lines }) => [id, lines[1]?.person])).toEqual([
    [early.id, 'Maria Muster'],
    [late.id, 'Nora Neu'],
  ]);
});

it('a substitution with the same person, unknown people or events is refused with the name of the field', async () => {
  const evening = await date('01');
  const same = await substitute([evening.id], { person_id: muster?.id });
  expect([same.status, issue(same.body)]).toEqual([422, 'person_id']);
  const unknown = await substitute([evening.id], { person_id: 999_999 });
  expect([unknown.status, issue(unknown.body)]).toEqual([422, 'person_id']);
  const gone = await substitute([999_999]);
  expect([gone.status, issue(gone.body)]).toEqual([422, 'event_ids.0']);
  const empty = await substitute([evening.id], { notice: both('') });
  expect([empty.status, issue(empty.body)]).toEqual([422, 'notice.de']);
  expect(await stored(evening.id)).toMatchObject({ substitutions: [], change_notices: [] });
});
