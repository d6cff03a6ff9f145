import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { seasonsResource } from '#contract/programme/programme-resources.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { both } from '#tests/factories/resource.ts';
import { get, send, sharedBackend, type Written } from '#tests/test-backend.ts';

const backend = await sharedBackend();
const programme = await backend.signIn('programme_editor');
const press = await backend.signIn('press');
const editor = await backend.signIn('editor');
const publisher = await backend.signIn('publisher');

const all = '?translations=all';
const post = (path: string, headers: Record<string, string>, body: unknown): Promise<Written> =>
  send(backend, 'POST', `/de/api/${path}`, headers, body);
let count = 0;
const season = (more: object = {}) => {
  count += 1;
  const days = { starts_on: '2036-08-01', ends_on: '2037-07-31' };
  return { slug: `spielzeit-${count}`, name: both('Spielzeit', 'Season'), ...days, ...more };
};
const paths = ({ body }: Written) => errorSchema.parse(body).issues?.map(({ path }) => path);

async function publicSeason(): Promise<number> {
  const { body } = await post(`seasons/${all}`, publisher, season({ state: 'public' }));
  return body.id;
}

it('a user who may not publish creates drafts, whatever the default is, and is refused any other state', async () => {
  const made = await post(`seasons/${all}`, programme, season());
  expect(made).toMatchObject({ status: 201, body: { state: 'draft' } });
  const refused = await post(`seasons/${all}`, programme, season({ state: 'public' }));
  expect([refused.status, paths(refused)]).toEqual([403, ['state']]);
  expect(refused.body.issues).toMatchObject([{ message: 'Ihre Rolle veröffentlicht nicht; bitten Sie um Freigabe' }]);
  const slide = await post(`slides/${all}`, editor, { title: both('Neu') });
  expect(slide.body).toMatchObject({ state: 'draft' });
});

it('a user who may not publish changes the fields of a public record, but neither its state nor when it is seen', async () => {
  const id = await publicSeason();
  const changed = await post(`seasons/${id}/${all}`, programme, { name: both('Neuer Name'), state: 'public' });
  expect(changed).toMatchObject({ status: 200, body: { name: both('Neuer Name'), state: 'public' } });
  const hidden = await post(`seasons/${id}/${all}`, programme, { name: both('Anders'), state: 'draft' });
  expect([hidden.status, paths(hidden)]).toEqual([403, ['state']]);
  const planned = await post(`seasons/${id}/${all}`, programme, { public_from: '2036-01-01T10:00:00+01:00' });
  expect([planned.status, paths(planned)]).toEqual([403, ['public_from']]);
  expect((await post(`seasons/${id}/${all}`, publisher, { state: 'draft' })).status).toBe(200);
});

it('a user who may not publish plans a moment in a draft, which changes nothing for visitors', async () => {
  const { body } = await post(`seasons/${all}`, programme, season());
  const planned = await post(`seasons/${body.id}/${all}`, programme, { public_from: '2036-01-01T10:00:00+01:00' });
  expect(planned.status).toBe(200);
});

it('a user who may not publish does not move the publication of a public press directory', async () => {
  const { body } = await post(`download-directories/${all}`, publisher, {
    title: both('Elektra'),
    published_at: '2026-11-01T10:00:00+01:00',
    state: 'public',
  });
  const path = `download-directories/${body.id}/${all}`;
  expect((await post(path, press, { title: both('Salome') })).status).toBe(200);
  const moved = await post(path, press, { published_at: '2036-11-01T10:00:00+01:00' });
  expect([moved.status, paths(moved)]).toEqual([403, ['published_at']]);
});

it('a user who may not publish deletes drafts, but nothing that is public', async () => {
  const id = await publicSeason();
  const refused = await send(backend, 'DELETE', `/de/api/seasons/${id}/`, programme);
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('löscht nichts') } });
  const many = await send(backend, 'DELETE', `/de/api/seasons/?ids=${id}`, programme);
  expect(many.body).toMatchObject({ removed: [], kept: [{ id }] });
  const draft = await post(`seasons/${all}`, programme, season());
  expect((await send(backend, 'DELETE', `/de/api/seasons/${draft.body.id}/`, programme)).status).toBe(204);
});

it('a user who may not publish restores fields of a version, but not its state', async () => {
  const id = await publicSeason();
  const { body } = await post(`seasons/${id}/${all}`, publisher, { state: 'draft', name: both('Später') });
  const listed = await get(
    backend,
    `/de/api/seasons/${id}/versions/`,
    versionCalls(seasonsResource).list.response,
    programme,
  );
  const [, first] = listed.body.results;
  const path = `seasons/${id}/versions/${first?.id}/restore/`;
  const refused = await post(path, programme, { version: body.version, fields: ['state', 'name'] });
  expect([refused.status, paths(refused)]).toEqual([403, ['state']]);
  const restored = await post(path, programme, { version: body.version });
  expect(restored.body).toMatchObject({ state: 'draft', name: both('Spielzeit', 'Season') });
});

it('a user who may not publish is refused a change of the state of many events, and an import as public', async () => {
  const event = await post(`events/${all}`, programme, { title: both('Salome'), start: '2036-01-01T19:30:00+01:00' });
  const change = { state: 'public' };
  const preview = await post('events/bulk/preview/', programme, { ids: [event.body.id], change });
  expect([preview.status, paths(preview)]).toEqual([403, ['change.state']]);
  const versions = [{ id: event.body.id, version: event.body.version }];
  expect((await post('events/bulk/', programme, { events: versions, change })).status).toBe(403);
  const imported = await backend.app.request('/de/api/import/persons/?state=public', {
    method: 'POST',
    headers: { ...programme, 'content-type': 'application/octet-stream' },
    body: 'name\nAnna',
  });
  expect(imported.status).toBe(403);
});

it('a user who may not publish creates pages offline and neither puts them online nor deletes an online one', async () => {
  const page = { title: both('Anfahrt'), slug: both('anfahrt') };
  const made = await post('pages/', editor, page);
  expect(made).toMatchObject({ status: 201, body: { is_online: false } });
  const online = await post(`pages/${made.body.id}/`, editor, { is_online: true });
  expect([online.status, paths(online)]).toEqual([403, ['is_online']]);
  expect((await post(`pages/${made.body.id}/`, editor, { headline: both('So kommen Sie her') })).status).toBe(200);
  expect((await post(`pages/${made.body.id}/`, publisher, { is_online: true })).status).toBe(200);
  expect((await send(backend, 'DELETE', `/de/api/pages/${made.body.id}/`, editor)).status).toBe(403);
});
