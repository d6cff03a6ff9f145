import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { redirects } from '../db/schema.ts';
import { saveRedirect } from './save-redirect.ts';

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse();
});
beforeEach(() => opera.house.db.delete(redirects));
afterAll(() => opera.close());

const save = (old_path: string, new_path: string) => saveRedirect(opera.house, { old_path, new_path });
const list = async () => (await get(opera, '/de/pageeditor-api/redirect', pageEditorApi.redirects.response)).body;
const lookUp = (path: string) => get(opera, path, pageEditorApi.redirect.response);

describe('redirects', () => {
  test('are listed, and looked up by a path below the locale', async () => {
    await save('/de/alter-spielplan', '/de/programm');
    await save('/en/old/season', '/en/programme');
    expect(await list()).toEqual([
      { old_path: '/de/alter-spielplan', new_path: '/de/programm' },
      { old_path: '/en/old/season', new_path: '/en/programme' },
    ]);
    expect((await lookUp('/de/pageeditor-api/redirect/alter-spielplan')).body).toEqual({ new_path: '/de/programm' });
    expect((await lookUp('/en/pageeditor-api/redirect/old/season/')).body).toEqual({ new_path: '/en/programme' });
  });

  test('carry the tag under which they are dropped, found or not', async () => {
    await save('/de/a', '/de/b');
    expect((await lookUp('/de/pageeditor-api/redirect/a')).tags).toEqual(['redirects']);
    expect((await get(opera, '/en/pageeditor-api/redirect', pageEditorApi.redirects.response)).tags).toEqual([
      'redirects',
    ]);
  });

  test('are not found in the other language, nor where there is none', async () => {
    await save('/de/a', '/de/b');
    expect(await getError(opera, '/en/pageeditor-api/redirect/a')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await getError(opera, '/de/pageeditor-api/redirect/b')).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('that lead to an old path lead to its new place when it moves again', async () => {
    await save('/de/a', '/de/b');
    await save('/de/b', '/de/c');
    expect(await list()).toEqual([
      { old_path: '/de/a', new_path: '/de/c' },
      { old_path: '/de/b', new_path: '/de/c' },
    ]);
  });

  test('never make a circle: the newer one stays', async () => {
    await save('/de/a', '/de/b');
    await save('/de/b', '/de/a');
    expect(await list()).toEqual([{ old_path: '/de/b', new_path: '/de/a' }]);
  });

  test('find a path with an umlaut however it is written', async () => {
    await save('/de/k%C3%BCnstler', '/de/kuenstler');
    expect((await lookUp('/de/pageeditor-api/redirect/k%C3%BCnstler')).body.new_path).toBe('/de/kuenstler');
  });

  test.each([
    ['//boese.example/', 'new_path'],
    ['javascript:alert(1)', 'new_path'],
    ['http://boese.example/', 'new_path'],
  ])('do not lead to %s', async (target, path) => {
    await expect(save('/de/a', target)).rejects.toMatchObject({ code: 'invalid', issues: [{ path }] });
    expect(await list()).toEqual([]);
  });

  test('begin with a language', async () => {
    await expect(save('/fr/a', '/de/b')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'old_path' }] });
  });
});
