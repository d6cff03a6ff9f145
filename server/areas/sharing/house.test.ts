import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaApi } from '#contract/media/media-api.ts';
import { settingsApi, siteApi } from '#contract/api.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';

const backend = await sharedBackend();
const admin = await backend.signIn('admin');

const square = (size: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colour}" d="M0 0h${size}v${size}H0z"></path></svg>`;
const none = { svg: '', media_id: null };

const change = (body: object) => send(backend, 'POST', '/de/api/settings/', admin, body);
const shown = async (locale = 'de') => (await get(backend, `/${locale}/api/site/`, siteApi.settings.response)).body;
const load = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await backend.app.request(address, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it('a house without marks has its name in text, and an icon with the first letter', async () => {
  await change({ name: 'Anders' });
  const { logo, logo_on_dark: onDark, city_mark: city, icons } = await shown();
  expect([logo, onDark, city, icons?.svg]).toEqual([null, null, null, null]);
  const { answer, bytes } = await load(icons?.png ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
  const { max } = (await sharp(bytes).stats()).channels[0] ?? { max: 0 };
  expect(max).toBeGreaterThan(200);
});

it('a house without marks gets another icon with another first letter; the old address leads to it', async () => {
  const before = (await shown()).icons?.large ?? '';
  await change({ name: 'Zauber' });
  const after = (await shown()).icons?.large ?? '';
  expect(after).not.toBe(before);
  const { answer } = await load(before);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, after]);
  expect((await load('/media/house/icon-7000-0123456789ab.png')).answer.status).toBe(404);
  expect((await load('/media/house/logo-0123456789ab.svg')).answer.status).toBe(404);
});

it('a small SVG is in the answer, a large one has an address and cannot run as a page', async () => {
  const large = square(40, '#a01020').replace('</svg>', `<title>${'x'.repeat(3000)}</title></svg>`);
  await change({ logo: { ...none, svg: square(40, '#102030') }, logo_on_dark: { ...none, svg: large } });
  const { logo, logo_on_dark: onDark } = await shown();
  expect(logo).toMatchObject({ url: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/), width: 40, height: 40 });
  expect(decodeURIComponent(logo?.url.split(',')[1] ?? '')).toBe(square(40, '#102030'));
  const { answer, bytes } = await load(onDark?.url ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(bytes.toString()).toBe(large);
});

it('one logo serves both grounds', async () => {
  await change({ logo: { ...none, svg: square(30, '#fff') }, logo_on_dark: none });
  const { logo, logo_on_dark: onDark } = await shown();
  expect(onDark).toEqual(logo);
});

it('each refused mark is named with the reason, in the language of the request, and nothing is stored', async () => {
  const before = await shown();
  const refused = await change({
    phone: '999',
    logo: { ...none, svg: square(4, '#fff').replace('<path', '<script>x</script><path') },
    icon: { ...none, svg: square(4, '#fff').replace('0 0 4 4', '0 0 4 8') },
    city_mark: { ...none, svg: 'x' },
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    issues: [
      { path: 'logo.svg', message: 'Das SVG enthält ein Skript' },
      { path: 'city_mark.svg', message: 'Diese Datei ist kein lesbares SVG' },
      { path: 'icon.svg', message: 'Das Symbol muss quadratisch sein' },
    ],
  });
  expect(await shown()).toEqual(before);
});

it('pictures of the media library serve as well, must exist, and cannot be deleted while they are used', async () => {
  const picture = await makePicture(backend.ctx, { width: 800, height: 800, hash: 'b'.repeat(64) });
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  await backend.ctx.files.write(originalKey(picture.hash), bytes);
  const mark = { svg: '', media_id: picture.id };
  expect((await change({ logo: mark, icon: mark, sharing_image_id: picture.id })).status).toBe(200);
  const { logo, icons, og_image: shared } = await shown();
  expect(logo?.url).toMatch(new RegExp(`^/media/${picture.id}/b{12}/640\\.webp$`));
  const icon = await sharp((await load(icons?.touch ?? '')).bytes).stats();
  expect(icon.channels.map(({ mean }) => Math.round(mean)).slice(0, 3)).toEqual([0, 255, 0]);
  const preview = await sharp((await load(shared ?? '')).bytes)
    .extract({ left: 1000, top: 160, width: 9, height: 9 })
    .toBuffer();
  const [red, green] = (await sharp(preview).stats()).channels;
  expect(green?.mean).toBeGreaterThan((red?.mean ?? 0) * 3);
  const { body: uses } = await get(backend, `/de/api/media/${picture.id}/uses/`, mediaApi.uses.response, admin);
  expect(uses).toMatchObject([
    { content_type: 'settings', as: 'logo' },
    { content_type: 'settings', as: 'og_image' },
  ]);
  expect((await send(backend, 'DELETE', `/de/api/media/${picture.id}/`, admin)).status).toBe(409);
  const missing = await change({ logo: { svg: '', media_id: 99_999 } });
  expect(missing.body).toMatchObject({ issues: [{ path: 'logo.media_id' }] });
  const oblong = await makePicture(backend.ctx, { width: 800, height: 400, hash: 'c'.repeat(64) });
  const wrong = await change({ icon: { svg: '', media_id: oblong.id } });
  expect(wrong.body).toMatchObject({ issues: [{ path: 'icon.media_id' }] });
});

it('marks leave versions that bring an earlier logo back', async () => {
  await change({ logo: { ...none, svg: square(20, '#111111') } });
  await change({ logo: { ...none, svg: square(20, '#222222') } });
  const { body: now } = await get(backend, '/de/api/settings/', settingsApi.show.response, admin);
  const list = await backend.app.request('/de/api/settings/1/versions/', { headers: admin });
  const { results } = (await list.json()) as { results: { id: number; changes: { field: string }[] }[] };
  expect(results[0]?.changes.map(({ field }) => field)).toEqual(['logo']);
  const path = `/de/api/settings/1/versions/${results[1]?.id}/restore/`;
  const restored = await send(backend, 'POST', path, admin, { version: now.version, fields: ['logo'] });
  expect(restored.body).toMatchObject({ logo: { svg: square(20, '#111111') } });
});

describe('a mark', () => {
  const icon = async () => (await load((await shown()).icons?.large ?? '')).bytes;
  const colourAt = async (bytes: Buffer, left: number, top: number) => {
    const part = await sharp(bytes).extract({ left, top, width: 4, height: 4 }).toBuffer();
    return (await sharp(part).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  };

  it.each([
    ['a large view box', square(100_000, '#0000ff')],
    ['a small one', square(1, '#0000ff')],
    ['a large size', square(10, '#0000ff').replace('<svg ', '<svg width="30000" height="30000" ')],
    [
      'a size and no view box',
      square(9000, '#0000ff').replace('viewBox="0 0 9000 9000"', 'width="9000" height="9000"'),
    ],
  ])('with %s is drawn in every size', async (_, svg) => {
    expect((await change({ icon: { ...none, svg }, logo: { ...none, svg }, logo_on_dark: none })).status).toBe(200);
    expect((await load('/favicon.ico')).answer.status).toBe(200);
    expect(await sharp(await icon()).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(await colourAt(await icon(), 500, 500)).toEqual([0, 0, 255]);
    const { answer, bytes } = await load((await shown()).og_image ?? '');
    expect(answer.status).toBe(200);
    const [red = 255, , blue = 0] = await colourAt(bytes, 80, 70);
    expect(blue - red).toBeGreaterThan(150);
  });

  it('that cannot be drawn is refused with the reason', async () => {
    const deep = square(4, '#fff')
      .replace('<path', `${'<g>'.repeat(400)}<path`)
      .replace('</svg>', `${'</g>'.repeat(400)}</svg>`);
    const { status, body } = await change({ logo: { ...none, svg: deep } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ issues: [{ path: 'logo.svg', message: /nicht als Bild zeichnen/ }] });
  });

  it('of blanks is none', async () => {
    await change({ icon: { ...none, svg: ' \n' } });
    expect((await shown()).icons?.svg).toBeNull();
    expect((await load('/favicon.ico')).answer.status).toBe(200);
  });

  it('that is a photo of a telephone is upright', async () => {
    const picture = await makePicture(backend.ctx, { width: 400, height: 400, hash: 'd'.repeat(64) });
    const half = { create: { width: 400, height: 200, channels: 3, background: '#ff0000' } } as const;
    const bytes = await sharp({ create: { ...half.create, height: 400, background: '#0000ff' } })
      .composite([{ input: await sharp(half).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    await backend.ctx.files.write(originalKey(picture.hash), bytes);
    await change({ icon: { svg: '', media_id: picture.id } });
    const [red = 255, , blue = 0] = await colourAt(await icon(), 250, 20);
    expect(blue - red).toBeGreaterThan(200);
    await change({ icon: none });
  });
});

it('the favicon holds three sizes', async () => {
  await change({ icon: { ...none, svg: square(10, '#0000ff') } });
  const { answer, bytes } = await load('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  const sides = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const [length, offset] = [bytes.readUInt32LE(14 + 16 * index), bytes.readUInt32LE(18 + 16 * index)];
      return (await sharp(bytes.subarray(offset, offset + length)).metadata()).width;
    }),
  );
  expect(sides).toEqual([16, 32, 48]);
  const etag = answer.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect((await load('/favicon.ico', { 'if-none-match': known })).answer.status).toBe(304);
});

it('the manifest names the house in each language, and icons that exist', async () => {
  await change({ name: 'Oper am See', english_name: 'Lakeside Opera', claim: { de: 'Musik', en: '' } });
  const read = async (locale: string) =>
    (await (await backend.app.request(`/${locale}/manifest.webmanifest`)).json()) as {
      name: string;
      description: string;
      icons: { src: string }[];
    };
  const [german, english] = [await read('de'), await read('en')];
  expect([german.name, english.name, english.description]).toEqual(['Oper am See', 'Lakeside Opera', 'Musik']);
  expect((await shown('en')).name).toBe('Lakeside Opera');
  expect(english.icons).toHaveLength(3);
  for (const { src } of english.icons) expect((await load(src)).answer.status).toBe(200);
  expect((await load('/fr/manifest.webmanifest')).answer.status).toBe(404);
});
