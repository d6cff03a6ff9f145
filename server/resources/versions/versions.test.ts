import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { resources } from '#contract/resources.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { get } from '#tests/test-backend.ts';
import { both } from '#tests/factories/resource.ts';
import { openOffice } from '#tests/office.ts';

const office = await openOffice();

const all = '?translations=all';
const bodyOf = (name: string) => office.bodies[name] ?? {};

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const { path } = resource;
  const by = () => (resource.access === 'settings' ? office.admin : office.editor);
  const title = () => ['title', 'name', 'new_path'].find((field) => field in bodyOf(name)) ?? '';
  const renamed = () => (typeof bodyOf(name)[title()] === 'string' ? '/de/anders' : both('Anders', 'Other'));

  it('has versions that are compared and restored, and comes back whole from the bin', async () => {
    const made = await office.post(`${path}/${all}`, bodyOf(name), by());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    const changed = await office.post(
      `${path}/${id}/${all}`,
      { [title()]: renamed(), version: made.body.version },
      by(),
    );
    const versions = await office.versionsOf(`${path}/${id}`, by());
    expect(versions.map(({ action }) => action)).toEqual(['changed', 'created']);
    const [second, first] = versions;
    expect(second?.user_name).toBe(first?.user_name);
    expect(second?.previous).toBe(first?.id);
    expect(second?.changes.map(({ field }) => field)).toContain(title());
    const compared = await get(
      office.backend,
      `/de/api/${path}/${id}/versions/compare/?from=${first?.id}`,
      versionCalls(resource).compare.response,
      by(),
    );
    expect(compared.body.changes.map(({ field }) => field)).toContain(title());

    const restore = `${path}/${id}/versions/${first?.id}/restore/`;
    const stale = await office.post(restore, { version: made.body.version }, by());
    expect([stale.status, errorSchema.parse(stale.body).code]).toEqual([409, 'conflict']);
    const restored = await office.post(restore, { version: changed.body.version, fields: [title()] }, by());
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(restored.body[title()]).toEqual(bodyOf(name)[title()]);
    expect((await office.versionsOf(`${path}/${id}`, by()))[0]?.action).toBe('restored');

    const again = await office.post(`${path}/${id}/${all}`, { [title()]: renamed() }, by());
    const whole = await office.post(restore, { version: again.body.version }, by());
    expect(whole.status, JSON.stringify(whole.body)).toBe(200);
    expect(whole.body).toMatchObject(bodyOf(name));

    expect((await office.remove(`${path}/${id}/`, by())).status).toBe(204);
    const entry = await office.binned(name, id);
    const back = await office.post(`bin/${entry?.id}/restore/`, {}, by());
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    const now = await office.backend.app.request(`/de/api/${path}/${back.body.id}/${all}`, { headers: by() });
    expect(await now.json()).toMatchObject({
      ...bodyOf(name),
      ...('state' in resource.fields ? { state: 'draft' } : {}),
      ...(name === 'redirects' ? {} : { id }),
    });
    expect(await office.binned(name, id)).toBeUndefined();
    expect((await office.versionsOf(`${path}/${back.body.id}`, by())).map(({ action }) => action)).toEqual([
      'undeleted',
      'restored',
      'changed',
      'restored',
      'changed',
      'created',
    ]);
    expect((await office.remove(`${path}/${back.body.id}/`, by())).status).toBe(204);
  });
});
