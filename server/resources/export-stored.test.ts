import { expect, it } from 'vitest';
import { resources } from '#contract/resources.ts';
import { fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('admin');
const bodies = fullBodies(await makeTargets(backend.ctx));

it.each(resources.map(({ name, path }) => [name, path]))(
  'exports the list of %s with all columns as a file',
  async (name, path) => {
    const made = await send(backend, 'POST', `/de/api/${path}/?translations=all`, editor, bodies[name]);
    expect(made.status).toBe(201);
    const { id } = made.body;
    const answer = await backend.app.request(`/de/api/${path}/csv/?translations=all&ids=${id}`, { headers: editor });
    expect(answer.headers.get('content-disposition')).toMatch(/\.csv"$/);
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?id;/);
    expect(lines[1]).toMatch(new RegExp(`^${id};`));
  },
);
