import { beforeEach, expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { redirects } from '../../db/tables/pages.ts';
import { changeSettings } from '../site-settings/change-settings.ts';
import { saveRedirect } from './save-redirect.ts';

const backend = await sharedBackend();
beforeEach(async () => {
  await backend.ctx.db.delete(redirects);
  backend.changes.drop(['redirects']);
});

const save = (old_path: string, new_path: string) => saveRedirect(backend.ctx, { old_path, new_path });
const list = async () => (await get(backend, '/de/pageeditor-api/redirect', pageEditorApi.redirects.response)).body;
const lookUp = (path: string) => get(backend, path, pageEditorApi.redirect.response);

it('redirects are listed, and looked up by a path below the locale', async () => {
  await save('/de/alter-spielplan', '/de/programm');
  await save('/en/old/season', '/en/programme');
  expect(await list()).toEqual([
    { old_path: '/de/alter-spielplan', new_path: '/de/programm' },
    { old_path: '/en/old/season', new_path: '/en/programme' },
  ]);
  expect((await lookUp('/de/pageeditor-api/redirect/alter-spielplan')).body).toEqual({ new_path: '/de/programm' });
  expect((await lookUp('/en/pageeditor-api/redirect/old/season/')).body).toEqual({ new_path: '/en/programme' });
});

it('redirects have a cache tag, and are not found in the other language or for an unknown path', async () => {
  await save('/de/a', '/de/b');
  expect((await lookUp('/de/pageeditor-api/redirect/a')).tags).toEqual(['redirects']);
  expect((await get(backend, '/en/pageeditor-api/redirect', pageEditorApi.redirects.response)).tags).toEqual([
    'redirects',
  ]);
  expect(await getError(backend, '/en/pageeditor-api/redirect/a')).toMatchObject({ status: 404, code: 'not_found' });
  expect(await getError(backend, '/de/pageeditor-api/redirect/b')).toMatchObject({ status: 404, code: 'not_found' });
});

it('redirects to an old path follow when it moves again', async () => {
  await save('/de/a', '/de/b');
  await save('/de/b', '/de/c');
  expect(await list()).toEqual([
    { old_path: '/de/a', new_path: '/de/c' },
    { old_path: '/de/b', new_path: '/de/c' },
  ]);
});

it('redirects never form a loop: the newer one stays', async () => {
  await save('/de/a', '/de/b');
  await save('/de/b', '/de/a');
  expect(await list()).toEqual([{ old_path: '/de/b', new_path: '/de/a' }]);
});

it('redirects into a part that is switched off are not found', async () => {
  await save('/de/hefte', '/de/blog');
  expect((await lookUp('/de/pageeditor-api/redirect/hefte')).body.new_path).toBe('/de/blog');
  await changeSettings(backend.ctx, { parts_off: ['magazine'] }, undefined);
  expect((await getError(backend, '/de/pageeditor-api/redirect/hefte')).status).toBe(404);
  await changeSettings(backend.ctx, { parts_off: [] }, undefined);
});

it.each([
  ['//boese.example/', 'new_path'],
  ['javascript:alert(1)', 'new_path'],
  ['http://boese.example/', 'new_path'],
])('redirects are rejected with the target %s', async (target, path) => {
  await expect(save('/de/a', target)).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] });
  expect(await list()).toEqual([]);
});

it.each(['de/a', '//boese.example/a', '/a b', '/a#b', '/a*', '/a/*/b', '/a/*?id=1', '/*a'])(
  'redirects are rejected with the old address %s',
  async (address) => {
    await expect(save(address, '/de/b')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'old_path' }] });
  },
);
