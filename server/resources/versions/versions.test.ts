import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { resources } from '#contract/resources.ts';
import { binApi, type RecordVersion, versionCalls } from '#contract/resources/versions.ts';
import { get, getError } from '#tests/request.ts';
import { both, fullBodies, makeTargets, type Targets } from '#tests/factories/resource.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { send, type Written } from '#tests/write.ts';

let opera: TestBackend;
let targets: Targets;
let editor: Record<string, string>;
let admin: Record<string, string>;
let bodies: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  opera = await createTestBackend();
  targets = await makeTargets(opera.ctx);
  bodies = fullBodies(targets);
  editor = await opera.signIn('publisher');
  admin = await opera.signIn('admin');
});
afterAll(() => opera.close());

const all = '?translations=all';
const post = (path: string, body: unknown, headers = editor): Promise<Written> =>
  send(opera, 'POST', `/de/api/${path}`, headers, body);
const remove = (path: string, headers = editor) => send(opera, 'DELETE', `/de/api/${path}`, headers);

async function versionsOf(path: string, headers = editor): Promise<RecordVersion[]> {
  const resource = resources.find(
    (one) => path.startsWith(`${one.path}/`) && !path.slice(one.path.length + 1).includes('/'),
  );
  if (!resource) throw new Error(`There is no resource at ${path}`);
  return (await get(opera, `/de/api/${path}/versions/`, versionCalls(resource).list.response, headers)).body.results;
}

async function binned(resource: string, objectId: number, headers = admin) {
  const bin = await get(opera, `/de/api/bin/?resource=${resource}&page_size=100`, binApi.list.response, headers);
  return bin.body.results.find((entry) => entry.object_id === objectId);
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const { path } = resource;
  const by = () => (resource.access === 'settings' ? admin : editor);
  const title = () => ['title', 'name', 'new_path'].find((field) => field in (bodies[name] ?? {})) ?? '';
  const renamed = () => (typeof bodies[name]?.[title()] === 'string' ? '/de/anders' : both('Anders', 'Other'));

  test('has versions that are compared and restored, and comes back whole from the bin', async () => {
    const made = await post(`${path}/${all}`, bodies[name], by());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    const changed = await post(`${path}/${id}/${all}`, { [title()]: renamed(), version: made.body.version }, by());
    const versions = await versionsOf(`${path}/${id}`, by());
    expect(versions.map(({ action }) => action)).toEqual(['changed', 'created']);
    const [second, first] = versions;
    expect(second?.user_name).toBe(first?.user_name);
    expect(second?.previous).toBe(first?.id);
    expect(second?.changes.map(({ field }) => field)).toContain(title());
    const compared = await get(
      opera,
      `/de/api/${path}/${id}/versions/compare/?from=${first?.id}`,
      versionCalls(resource).compare.response,
      by(),
    );
    expect(compared.body.changes.map(({ field }) => field)).toContain(title());

    const restore = `${path}/${id}/versions/${first?.id}/restore/`;
    const stale = await post(restore, { version: made.body.version }, by());
    expect([stale.status, errorSchema.parse(stale.body).code]).toEqual([409, 'conflict']);
    const restored = await post(restore, { version: changed.body.version, fields: [title()] }, by());
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(restored.body[title()]).toEqual(bodies[name]?.[title()]);
    expect((await versionsOf(`${path}/${id}`, by()))[0]?.action).toBe('restored');

    const again = await post(`${path}/${id}/${all}`, { [title()]: renamed() }, by());
    const whole = await post(restore, { version: again.body.version }, by());
    expect(whole.status, JSON.stringify(whole.body)).toBe(200);
    expect(whole.body).toMatchObject(bodies[name] ?? {});

    expect((await remove(`${path}/${id}/`, by())).status).toBe(204);
    const entry = await binned(name, id);
    const back = await post(`bin/${entry?.id}/restore/`, {}, by());
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    const now = await opera.app.request(`/de/api/${path}/${back.body.id}/${all}`, { headers: by() });
    expect(await now.json()).toMatchObject({
      ...bodies[name],
      ...('state' in resource.fields ? { state: 'draft' } : {}),
      ...(name === 'redirects' ? {} : { id }),
    });
    expect(await binned(name, id)).toBeUndefined();
    expect((await versionsOf(`${path}/${back.body.id}`, by())).map(({ action }) => action)).toEqual([
      'undeleted',
      'restored',
      'changed',
      'restored',
      'changed',
      'created',
    ]);
    expect((await remove(`${path}/${back.body.id}/`, by())).status).toBe(204);
  });

  test('keeps versions and the bin from visitors', async () => {
    const read = (address: string) => getError(opera, `/de/api/${path}/${address}`);
    expect((await read('1/versions/')).status).toBe(401);
    expect((await read('1/versions/compare/?from=1')).status).toBe(401);
    expect((await post(`${path}/1/versions/1/restore/`, { version: '' }, {})).status).toBe(401);
  });
});
