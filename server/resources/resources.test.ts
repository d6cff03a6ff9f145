import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { storedSchema } from '#contract/resources/define-resource.ts';
import { resources } from '#contract/resources.ts';
import { get, send, sharedBackend, type Written } from '#tests/test-backend.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const targets = await makeTargets(backend.ctx);
const bodies = fullBodies(targets);
const editor = await backend.signIn('publisher');
const admin = await backend.signIn('admin');

const all = '?translations=all';
const post = (path: string, body: unknown, headers = editor, locale = 'de'): Promise<Written> =>
  send(backend, 'POST', `/${locale}/api/${path}`, headers, body);
const remove = (path: string, headers = editor) => send(backend, 'DELETE', `/de/api/${path}`, headers);
const issuesOf = ({ body }: Written) => errorSchema.parse(body).issues ?? [];

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const schema = storedSchema(resource);
  const { path } = resource;
  const by = () => (resource.access === 'settings' ? admin : editor);

  it('is created, read, listed, changed and deleted', async () => {
    const sent = bodies[name] ?? {};
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(resource.fields).toSorted());
    const made = await post(`${path}/${all}`, sent, by());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    const shown = await get(backend, `/de/api/${path}/${id}/${all}`, schema, by());
    expect(shown.body).toMatchObject(sent);
    expect(shown.body).toEqual(made.body);
    expect(shown.tags).toEqual([]);
    const listed = await backend.app.request(`/de/api/${path}/${all}&ids=${id}`, { headers: by() });
    expect(listed.headers.get('Cache-Control')).toBe('no-store');
    expect(await listed.json()).toMatchObject({ count: 1, results: [made.body] });
    const title = ['title', 'name', 'new_path'].find((field) => field in sent) ?? '';
    const renamed = typeof sent[title] === 'string' ? '/de/anders' : both('Anders', 'Other');
    const changed = await post(`${path}/${id}/${all}`, { [title]: renamed, version: made.body.version }, by());
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body).toEqual({
      ...made.body,
      [title]: renamed,
      version: changed.body.version,
      ...('updated_at' in made.body ? { updated_at: changed.body.updated_at } : {}),
      ...('slug' in changed.body ? { slug: changed.body.slug } : {}),
      ...('urls' in changed.body ? { urls: changed.body.urls } : {}),
    });
    expect(changed.body.version).not.toBe(made.body.version);
    expect((await remove(`${path}/${id}/`, by())).status).toBe(204);
    expect((await backend.app.request(`/de/api/${path}/${id}/${all}`, { headers: by() })).status).toBe(404);
    expect((await post(`${path}/${id}/${all}`, {}, by())).status).toBe(404);
    expect((await remove(`${path}/${id}/`, by())).status).toBe(404);
  });

  it('is created from its required fields, and names missing ones', async () => {
    const least = Object.fromEntries(resource.required.map((field) => [field, bodies[name]?.[field]]));
    const made = await post(`${path}/${all}`, least, by());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    schema.parse(made.body);
    expect((await remove(`${path}/${made.body.id}/`, by())).status).toBe(204);
    const refused = await post(`${path}/${all}`, {}, by());
    expect(refused.status).toBe(422);
    expect(new Set(issuesOf(refused).map((issue) => issue.path))).toEqual(new Set(resource.required));
  });

  it('rejects unknown fields and names each of them', async () => {
    const refused = await post(`${path}/${all}`, { ...bodies[name], id: 4, flavour: 'sweet' }, by(), 'en');
    expect(refused.status).toBe(422);
    expect(issuesOf(refused).map((issue) => issue.path)).toEqual(['id', 'flavour']);
  });
});

it('returns the same to visitors, whatever query parameters are sent', async () => {
  const { slug: _, ...body } = bodies.venues ?? {};
  const made = await post(`venues/${all}`, { ...body, name: both('Garten', 'Garden') });
  const answer = await backend.app.request(`/en/api/venues/${made.body.id}/?translations=some`);
  expect(await answer.json()).toEqual({
    id: made.body.id,
    slug: 'garten',
    name: 'Garden',
    street: 'Schanzenstraße 6',
    postal_code: '51063',
    city: 'Köln',
    access: 'Step-free',
  });
  expect(answer.headers.get('Cache-Tag')).toBe('venues');
});

it.each(['roles/1/', 'roles/'])('%s without translations=all says what is missing', async (path) => {
  const answer = await backend.app.request(`/de/api/${path}`, { headers: editor });
  expect([answer.status, errorSchema.parse(await answer.json()).issues]).toEqual([
    400,
    [{ path: 'translations', message: 'Diese Adresse wird nur mit ?translations=all gelesen' }],
  ]);
});

it('without all_translations, texts are in the language of the path: the other language keeps its value', async () => {
  const made = await post('venues/', { name: 'Saal', access: 'Rampe' });
  expect(made.body).toMatchObject({ name: 'Saal', access: 'Rampe', slug: 'saal' });
  const english = await post(`venues/${made.body.id}/`, { name: 'Hall' }, editor, 'en');
  expect(english.body).toMatchObject({ name: 'Hall', access: 'Rampe' });
  const stored = await backend.app.request(`/de/api/venues/${made.body.id}/${all}`, { headers: editor });
  expect(await stored.json()).toMatchObject({ name: both('Saal', 'Hall'), access: both('Rampe', '') });
});

it('an English text alone and objects return 422 without all_translations', async () => {
  const english = await post('venues/', { name: 'Hall' }, editor, 'en');
  expect([english.status, issuesOf(english)]).toEqual([
    422,
    [{ path: 'name.de', message: 'This field must not be empty' }],
  ]);
  expect(issuesOf(await post('venues/', { name: both('Saal') }))).toMatchObject([{ path: 'name' }]);
});

it('a stale version returns 409 with the current state, and nothing is written', async () => {
  const made = await post(`venues/${all}`, { name: both('Alt') });
  const path = `venues/${made.body.id}/${all}`;
  const { version } = made.body;
  const first = await post(path, { city: 'Köln', version });
  const second = await post(path, { city: 'Bonn', street: 'Ring 1', version });
  expect(second.status).toBe(409);
  expect(errorSchema.parse(second.body)).toMatchObject({ code: 'conflict', details: { current: first.body } });
  const third = await post(path, { city: 'Bonn', version: first.body.version });
  expect(third.body).toMatchObject({ city: 'Bonn', street: '' });
});

it('a stale version is reported to one of two simultaneous writers', async () => {
  const made = await post(`venues/${all}`, { name: both('Gleichzeitig') });
  const path = `venues/${made.body.id}/${all}`;
  const { version } = made.body;
  const answers = await Promise.all(['A', 'B', 'C'].map((city) => post(path, { city, version })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

it('an update without changes keeps the version', async () => {
  const made = await post(`venues/${all}`, { name: both('Gleich'), city: 'Köln' });
  const same = await post(`venues/${made.body.id}/${all}`, { name: both('Gleich '), city: 'Köln' });
  expect(same.body).toEqual(made.body);
});

it('the slug is derived from the name and is unique', async () => {
  const slugs = [];
  for (const name of ['Größe & Maß', 'Größe, Maß', 'Чайка', '!!', 'Größe Maß'])
    slugs.push((await post(`venues/${all}`, { name: both(name) })).body.slug);
  expect(slugs).toEqual(['groesse-mass', 'groesse-mass-2', 'chayka', 'venue', 'groesse-mass-3']);
});

it('the slug of a long name is unique, and can be sent back', async () => {
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await post('venues/', { name: 'a'.repeat(90) });
    expect(status).toBe(201);
    expect(await post(`venues/${body.id}/`, { slug: body.slug, city: 'Berlin' })).toMatchObject({ status: 200 });
  }
});

it('the slug is rejected when taken or invalid', async () => {
  await post(`venues/${all}`, { name: both('Foyer'), slug: 'foyer' });
  const taken = await post(`venues/${all}`, { name: both('Foyer'), slug: 'foyer' });
  expect([taken.status, issuesOf(taken)]).toEqual([422, [{ path: 'slug', message: 'Das ist schon vergeben' }]]);
  for (const slug of ['Foyer', 'a b', '../x', 'ä', 'a--b', 'x'.repeat(81)])
    expect(issuesOf(await post(`venues/${all}`, { name: both('Foyer'), slug }))).toMatchObject([{ path: 'slug' }]);
});

it('the slug of an entity with a number is derived for each language that has a title', async () => {
  const made = await post(`persons/${all}`, { name: 'Zoë Über' });
  expect(made.body).toMatchObject({ slug: both('zoe-ueber', ''), sort_name: 'ueber zoe' });
  const play = await post(`productions/${all}`, { title: both('Die Zauberflöte', 'The Magic Flute') });
  expect(play.body.slug).toEqual(both('die-zauberfloete', 'the-magic-flute'));
  const cached = await post(`productions/${play.body.id}/${all}`, { title: both('Zauberflöte', 'Flute') });
  expect(cached.body.slug).toEqual(both('die-zauberfloete', 'the-magic-flute'));
  const again = await post(`productions/${play.body.id}/${all}`, { slug: both('') });
  expect(again.body.slug).toEqual(both('zauberfloete', 'flute'));
});

const wrong: [string, Record<string, unknown>, string, string?][] = [
  ['seasons', { ends_on: '2027-08-31' }, 'ends_on', 'Das Ende muss nach dem Beginn liegen'],
  ['seasons', { starts_on: '2027-02-30' }, 'starts_on'],
  ['seasons', { image_id: 2_147_483_647 }, 'image_id', 'Das gibt es nicht (mehr)'],
  ['events', { start: '2026-13-01T19:30:00+01:00' }, 'start'],
  ['events', { start: '1026-12-01T19:30:00+01:00' }, 'start', 'Dieses Jahr ist nicht möglich'],
  ['events', { end: '2026-12-01T19:30:00+01:00' }, 'end', 'Das Ende muss nach dem Beginn liegen'],
  ['events', { price_to: 3 }, 'price_to', 'Der höchste Preis liegt unter dem niedrigsten'],
  ['events', { price_from: 1.005 }, 'price_from'],
  ['events', { flags: ['neu'] }, 'flags.0', 'Dieses Kennzeichen gibt es nicht'],
  ['events', { ticket_link: 'javascript:alert(1)' }, 'ticket_link'],
  ['events', { ticket_link: 'page:99999' }, 'ticket_link', 'Das gibt es nicht (mehr)'],
  ['events', { cast: [{ person_id: 1 }] }, 'cast.0.role', 'Bitte angeben, was sie oder er tut'],
  ['events', { cast: [{ role_id: 99_999, person_id: 99_999 }] }, 'cast.0.role_id'],
  ['events', { title: both(' \u0001') }, 'title.de', 'Bitte füllen Sie dieses Feld aus'],
  ['events', { title: both('x'.repeat(201)) }, 'title.de'],
  ['productions', { description: both('<p><a href="event:99999">da</a></p>') }, 'description.de'],
  ['productions', { logos: [{ media_id: 99_999, text: both(''), link: '' }] }, 'logos.0.media_id'],
  ['productions', { questions: [{ question: both('?') }] }, 'questions.0.answer'],
  ['seasonsubscriptions', { saving_percent: 21 }, 'saving_percent'],
  ['seasonsubscriptions', { weekday: 8 }, 'weekday'],
  ['persons', { website: 'javascript:alert(1)' }, 'website'],
  ['contact', { email: 'kasse' }, 'email', 'Das ist keine E-Mail-Adresse'],
  ['contact', { opening_hours: [{ weekdays: [1], from: '18:00', to: '10:00' }] }, 'opening_hours.0.to'],
  ['slides', { ends_at: '2026-10-01T00:00:00+02:00' }, 'ends_at', 'Das Ende muss nach dem Beginn liegen'],
];

it.each(wrong)(
  'validation messages are in the language of the path: %s with %o',
  async (path, change, field, message) => {
    const name = path === 'contact' ? 'departments' : path;
    const refused = await post(`${path}/${all}`, { ...bodies[name], ...change });
    expect(refused.status, JSON.stringify(refused.body)).toBe(422);
    expect(issuesOf(refused)).toContainEqual(expect.objectContaining({ path: field, ...(message ? { message } : {}) }));
  },
);

it('validation messages are in the language of the path: a file is rejected as a picture', async () => {
  const refused = await post(`slides/${all}`, { ...bodies.slides, image_id: targets.fileId }, editor, 'en');
  expect(issuesOf(refused)).toEqual([{ path: 'image_id', message: 'This does not exist any more' }]);
});

it('validation messages are in the language of the path rejects a body that is not an object and an invalid id', async () => {
  for (const body of [[], 'x', 4, null]) expect((await post(`venues/${all}`, body)).status).toBe(422);
  for (const id of ['x', '0', '99999999999']) {
    expect((await post(`venues/${id}/${all}`, {})).status).toBe(400);
    expect((await remove(`venues/${id}/`)).status).toBe(400);
  }
});

it('keeps allowed marks in rich texts and removes everything that cannot be stored', async () => {
  const made = await post(`persons/${all}`, {
    name: 'Tab\tZeile\nEnde',
    biography: both('<p onclick="x()">Gut <b>fett</b><script>alert(1)</script></p>', '<p> &nbsp;</p>'),
    profession: both('Sopran\u0007'),
  });
  expect(made.body).toMatchObject({
    name: 'Tab Zeile Ende',
    biography: both('<p>Gut <strong>fett</strong></p>', ''),
    profession: both('Sopran', ''),
  });
});
