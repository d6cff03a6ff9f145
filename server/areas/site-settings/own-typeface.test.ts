import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { beforeAll, expect, it } from 'vitest';
import { mediaApi } from '#contract/media/media-api.ts';
import { settingsApi, siteApi } from '#contract/api.ts';
import { mediaSchema } from '#contract/media/media.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { root } from '#tests/source-files.ts';
import type { FileStore } from '../../app-context.ts';
import { lettersIn } from '../../platform/fonts/measure-font.ts';
import { pdf, upload } from '../../platform/pictures/pictures.fixture.ts';
import { shownTypeface } from './own-typeface.ts';
import { readSiteSettings } from './site-settings.ts';

const ids: Record<'light' | 'regular' | 'other' | 'pdf' | 'broken', number> = {
  ...{ light: 0, regular: 0, other: 0, pdf: 0, broken: 0 },
};
const fontFile = (name: string) => readFile(path.join(root, name));

async function uploaded(bytes: Uint8Array, name: string, address = ''): Promise<{ status: number; id: number }> {
  const body = upload(bytes, name);
  const answer = await backend.app.request(`/de/api/media/${address}`, { method: 'POST', headers: admin, body });
  return { status: answer.status, id: mediaSchema.safeParse(await answer.json()).data?.id ?? 0 };
}

const backend = await sharedBackend();
const admin = await backend.signIn('admin');
beforeAll(async () => {
  const light = await fontFile('server/platform/pictures/fonts/jost-light.ttf');
  ids.light = (await uploaded(light, 'Hausschrift Light.TTF')).id;
  ids.regular = (await uploaded(await fontFile('ui/fonts/jost/jost-400.woff2'), 'hausschrift.woff2')).id;
  ids.other = (await uploaded(await fontFile('ui/fonts/bitter/bitter-400.woff2'), 'andere.woff2')).id;
  ids.pdf = (await uploaded(pdf, 'heft.pdf')).id;
  ids.broken = (await uploaded(light.subarray(0, 9000), 'kaputt.ttf')).id;
}, 60_000);

const change = (body: object) => send(backend, 'POST', '/de/api/settings/', admin, body);
const shown = async () => (await get(backend, '/de/api/site/', siteApi.settings.response)).body;
const own = (more: object = {}) => ({
  name: 'Hausschrift',
  licence: 'Gehört dem Haus',
  kind: 'sans',
  ...{ regular_id: ids.regular, light_id: null, italic_id: null },
  ...more,
});
const theme = { ...usualTheme, typeface: 'own' };

it('fonts are files of the media library, at most 5 MB, recognised by their content', async () => {
  const { body } = await get(backend, `/de/api/media/${ids.light}/`, mediaApi.show.response, admin);
  expect(body).toMatchObject({ kind: 'file', file_name: 'Hausschrift-Light.ttf', mime: 'font/ttf' });
  const large = Buffer.concat([await fontFile('ui/fonts/jost/jost-400.woff2'), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await uploaded(large, 'gross.woff2')).status).toBe(413);
});

it('the look cannot have a typeface that there is not', async () => {
  expect((await shown()).own_typeface).toBeNull();
  const refused = await change({ theme });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { issues: [{ path: 'theme.typeface', message: /keine eigene Schrift/ }] },
  ]);
});

it('each font that cannot be used is refused at its field, and what is not given is named', async () => {
  const refused = await change({ own_typeface: own({ light_id: ids.broken, italic_id: ids.pdf }) });
  expect(refused.body).toMatchObject({
    issues: [
      { path: 'own_typeface.light_id', message: /beschädigt oder unvollständig/ },
      { path: 'own_typeface.italic_id', message: /keine Schrift im Format/ },
    ],
  });
  const missing = await change({ own_typeface: own({ regular_id: 99_999 }) });
  expect(missing.body).toMatchObject({ issues: [{ path: 'own_typeface.regular_id' }] });
  const empty = await change({ own_typeface: own({ licence: ' ', measured: {} }) });
  expect(empty.body).toMatchObject({
    issues: expect.arrayContaining([{ path: 'own_typeface.licence', message: expect.any(String) }]),
  });
  expect((await shown()).own_typeface).toBeNull();
}, 60_000);

it('a typeface of the house is shown with addresses and stand-ins; its files are served for good, and no others', async () => {
  const before = (await shown()).og_image ?? '';
  const pictureBefore = await (await backend.app.request(before)).bytes();
  const saved = await change({ own_typeface: own({ light_id: ids.light }), theme });
  expect([saved.status, saved.body]).toMatchObject([200, { own_typeface: own({ light_id: ids.light }) }]);
  const { own_typeface: typeface, theme: look, og_image: after = '', icons } = await shown();
  expect(look?.typeface).toBe('own');
  expect(JSON.stringify(typeface)).not.toContain('Gehört');
  expect(typeface).toMatchObject({ kind: 'sans', italic: null });
  expect(typeface?.light?.url).toMatch(/^\/media\/house\/typeface-300-[0-9a-f]{12}\.woff2$/);
  expect(typeface?.regular.url).toMatch(/^\/media\/house\/typeface-400-[0-9a-f]{12}\.woff2$/);
  expect(typeface?.regular.usual.size).toBeGreaterThan(90);

  const answer = await backend.app.request(typeface?.light?.url ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const letters = lettersIn(await decompress(await answer.bytes()));
  expect(letters).toContain('ü'.codePointAt(0));
  expect(letters).not.toContain('Ā'.codePointAt(0));
  for (const name of ['typeface-300-0123456789ab.woff2', 'typeface-400-italic-0123456789ab.woff2', 'typeface-x'])
    expect((await backend.app.request(`/media/house/${name}`)).status).toBe(404);

  expect(after).not.toBe(before);
  const picture = await (await backend.app.request(after)).bytes();
  const part = async (bytes: Uint8Array) =>
    sharp(bytes).extract({ left: 60, top: 380, width: 600, height: 180 }).raw().toBuffer();
  expect((await part(picture)).equals(await part(pictureBefore))).toBe(false);
  expect((await backend.app.request(icons?.png ?? '')).status).toBe(200);
}, 60_000);

it('a typeface of the house is left out, not the whole answer, while its files cannot be read', async () => {
  await change({ own_typeface: own() });
  const reported: unknown[] = [];
  const away: FileStore = { ...backend.ctx.files, read: () => Promise.reject(new Error('The storage is away')) };
  const reporter = { ...backend.ctx.reporter, report: (_: string, error: unknown) => reported.push(error) };
  const ctx = { ...backend.ctx, files: away, reporter };
  expect(await shownTypeface(ctx, await readSiteSettings(backend.ctx.db))).toEqual({
    ...{ typeface: null, fonts: [ids.regular], hasFailed: true },
  });
  expect(reported).toEqual([new Error('The storage is away')]);
});

it('a typeface of the house of one file has it for both weights', async () => {
  const before = (await shown()).og_image;
  expect((await change({ own_typeface: own({ regular_id: ids.other }) })).status).toBe(200);
  const { own_typeface: typeface, og_image: after } = await shown();
  expect(typeface).toMatchObject({ light: null, regular: { url: expect.stringContaining('typeface-300-400-') } });
  expect(after).not.toBe(before);
  await change({ own_typeface: own() });
}, 60_000);

it('a typeface of the house stays while the look has it: it is neither removed, nor are its files, nor replaced by something else', async () => {
  const removed = await change({ own_typeface: null });
  expect(removed.body).toMatchObject({
    issues: [{ path: 'own_typeface', message: /wählen Sie zuerst eine andere/ }],
  });
  expect((await send(backend, 'DELETE', `/de/api/media/${ids.regular}/`, admin)).status).toBe(409);
  const { body: uses } = await get(backend, `/de/api/media/${ids.regular}/uses/`, mediaApi.uses.response, admin);
  expect(uses).toMatchObject([{ content_type: 'settings', as: 'typeface' }]);
  expect((await uploaded(pdf, 'heft.pdf', `${ids.regular}/file/`)).status).toBe(422);
}, 60_000);

it('a typeface of the house changes its address with its file', async () => {
  const before = (await shown()).own_typeface?.regular.url ?? '';
  const another = await fontFile('ui/fonts/archivo/archivo-400.woff2');
  expect((await uploaded(another, 'neu.woff2', `${ids.regular}/file/`)).status).toBe(200);
  const after = (await shown()).own_typeface?.regular.url ?? '';
  expect(after).not.toBe(before);
  expect((await backend.app.request(before)).status).toBe(404);
  expect((await backend.app.request(after)).status).toBe(200);
}, 60_000);

it('a typeface of the house is removed and comes back with an earlier version; a look that needs it does not come back alone', async () => {
  expect((await change({ own_typeface: null, theme: usualTheme })).status).toBe(200);
  expect((await shown()).own_typeface).toBeNull();
  const { body: now } = await get(backend, '/de/api/settings/', settingsApi.show.response, admin);
  const list = await backend.app.request('/de/api/settings/1/versions/', { headers: admin });
  const { results } = (await list.json()) as { results: { id: number }[] };
  const restore = (fields: string[]) =>
    send(backend, 'POST', `/de/api/settings/1/versions/${results[1]?.id}/restore/`, admin, {
      ...{ version: now.version, fields },
    });
  expect((await restore(['theme'])).body).toMatchObject({ issues: [{ path: 'theme.typeface' }] });
  const restored = await restore(['theme', 'own_typeface']);
  expect(restored.body).toMatchObject({ theme: { typeface: 'own' }, own_typeface: own() });
  expect((await shown()).own_typeface?.kind).toBe('sans');
});
