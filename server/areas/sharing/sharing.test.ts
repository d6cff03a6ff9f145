import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import { expect, it } from 'vitest';
import { makeEvent, makePicture, makeProduction } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { shippedFonts } from '../../platform/pictures/render-text.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { events } from '../../db/tables/programme.ts';
import { readSiteSettings, saveSiteSettings } from '../site-settings/site-settings.ts';
import { renderCounter, renderSharingPicture } from './render-sharing-picture.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });

const requestPath = async (path: string, headers: Record<string, string> = {}) =>
  backend.app.request(path, { headers });
const addressOf = async (path: string) =>
  ((await (await requestPath(path)).json()) as { og_image?: string }).og_image ?? '';

/** A photograph, half red, half blue. */
async function photograph() {
  const blue = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  const row = await makePicture(backend.ctx, { width: 1600, height: 1000, focalX: 1000, focalY: 500 });
  await backend.ctx.files.write(originalKey(row.hash), bytes);
  return row;
}

it('the sharing picture of an event is 1200 by 630 pixels and differs by language', async () => {
  const { id } = await makeEvent(backend.ctx, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
  const german = await addressOf(`/de/api/events/${id}/`);
  const english = await addressOf(`/en/api/events/${id}/`);
  expect(german).toMatch(new RegExp(`^/media/sharing/event-${id}-de-[0-9a-f]{12}\\.jpg$`));
  const pictures = await Promise.all(
    [german, english].map(async (address) => {
      const answer = await requestPath(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
});

it('the sharing picture is rendered once for simultaneous requests, then stored', async () => {
  const picture = await photograph();
  const { id } = await makeProduction(backend.ctx, { heroImageId: picture.id });
  const address = await addressOf(`/de/api/productions/${id}/`);
  const before = renderCounter.count;
  const answers = await Promise.all(Array.from({ length: 5 }, () => requestPath(address)));
  answers.push(await requestPath(address));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(renderCounter.count - before).toBe(1);
  const etag = answers[0]?.headers.get('etag') ?? '';
  for (const known of [etag, '*']) expect((await requestPath(address, { 'if-none-match': known })).status).toBe(304);
});

it('the sharing picture of changed content has a new address, to which the old one redirects', async () => {
  const { id } = await makeEvent(backend.ctx);
  const old = await addressOf(`/de/api/events/${id}/`);
  const change = { title: { de: 'Elektra', en: 'Elektra' } };
  await backend.ctx.db.update(events).set(change).where(eq(events.id, id));
  const now = await addressOf(`/de/api/events/${id}/`);
  expect(now).not.toBe(old);
  const answer = await requestPath(old);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, now]);
  expect((await requestPath(now)).status).toBe(200);
});

it('the sharing picture of the site is the default, and changes with the site name', async () => {
  const before = await addressOf('/en/api/site/');
  expect(before).toMatch(/^\/media\/sharing\/house-1-en-[0-9a-f]{12}\.jpg$/);
  const answer = await requestPath(before);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const settings = await readSiteSettings(backend.ctx.db);
  await saveSiteSettings(backend.ctx, { ...settings, claim: { de: 'Musik für alle', en: 'Music for everyone' } });
  const after = await addressOf('/en/api/site/');
  expect(after).not.toBe(before);
  expect((await requestPath(before)).headers.get('location')).toBe(after);
  expect((await requestPath(after.replace('house-1', 'house-2'))).status).toBe(404);
});

it('the sharing picture has another address with another look, name or logo, so that other networks fetch it anew', async () => {
  const { id } = await makeEvent(backend.ctx);
  const production = await makeProduction(backend.ctx);
  const pages = [`/de/api/events/${id}/`, `/de/api/productions/${production.id}/`, '/de/api/site/'];
  const addresses = () => Promise.all(pages.map(addressOf));
  const settings = await readSiteSettings(backend.ctx.db);
  const [, dark] = readyThemes;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
  const seen = [await addresses()];
  for (const change of [
    { theme: dark?.theme ?? usualTheme },
    { name: 'Oper am Fluss' },
    { logo_on_dark: { svg, media_id: null } },
  ]) {
    await saveSiteSettings(backend.ctx, { ...settings, ...change });
    seen.push(await addresses());
  }
  for (const [index] of pages.entries()) expect(new Set(seen.map((each) => each[index])).size).toBe(seen.length);
  await saveSiteSettings(backend.ctx, settings);
  expect(await addresses()).toEqual(seen[0]);
  const [old] = seen[1] ?? [];
  expect((await requestPath(old ?? '')).headers.get('location')).toBe(seen[0]?.[0]);
  const answer = await requestPath(pages[0] ?? '');
  expect(answer.headers.get('cache-tag')?.split(',')).toContain('site');
});

it('the sharing picture exists for public content only', async () => {
  const closed = await makeEvent(backend.ctx, { flags: ['private-event'] });
  const hidden = await makeProduction(backend.ctx, { state: 'draft' });
  expect(await addressOf(`/de/api/events/${closed.id}/`)).toBe('');
  const before = renderCounter.count;
  for (const name of [
    `event-${closed.id}-de-0123456789ab.jpg`,
    `production-${hidden.id}-de-0123456789ab.jpg`,
    'event-999999-de-0123456789ab.jpg',
    'event-99999999999-de-0123456789ab.jpg',
    'event-1-fr-0123456789ab.jpg',
    'person-1-de-0123456789ab.jpg',
    'event-1-de.jpg',
  ])
    expect((await requestPath(`/media/sharing/${name}`)).status, name).toBe(404);
  expect(renderCounter.count).toBe(before);
});

const texts = {
  siteName: 'Oper Colonia',
  logo: null,
  theme: usualTheme,
  fonts: shippedFonts('spectral'),
  preline: 'Samstag, 28. November 2026',
  title: 'Salome',
  by: 'Richard Strauss',
};

it('rendering keeps the focal point visible', async () => {
  const wide = await sharp({ create: { width: 3000, height: 630, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 300, height: 630, channels: 3, background: '#0000ff' } },
        left: 2700,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const bytes = await renderSharingPicture({ ...texts, picture: { bytes: wide, focal: { x: 95, y: 50 } } });
  const part = await sharp(bytes).extract({ left: 1100, top: 150, width: 40, height: 40 }).toBuffer();
  const corner = await sharp(part).stats();
  expect(corner.channels[2]?.mean).toBeGreaterThan(corner.channels[0]?.mean ?? 0);
});

it('rendering has the colours and the type of the house', async () => {
  const render = async (theme: Theme) => {
    const fonts = shippedFonts(theme.typeface === 'own' ? 'spectral' : theme.typeface);
    const bytes = await renderSharingPicture({ ...texts, theme, fonts, picture: null });
    const title = await sharp(bytes).extract({ left: 60, top: 380, width: 600, height: 180 }).raw().toBuffer();
    const ground = await sharp(bytes).extract({ left: 1150, top: 20, width: 20, height: 20 }).toBuffer();
    return { title, ground: (await sharp(ground).stats()).dominant };
  };
  const rendered = await Promise.all(readyThemes.map(({ theme }) => render(theme)));
  expect(new Set(rendered.map(({ ground }) => JSON.stringify(ground))).size).toBe(readyThemes.length);
  const inAnotherType = await render({ ...usualTheme, typeface: 'jost' });
  expect(inAnotherType.ground).toEqual(rendered[0]?.ground);
  expect(inAnotherType.title.equals(rendered[0]?.title ?? inAnotherType.title)).toBe(false);
});

it.each([
  ['the longest word', 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'],
  ['a whole sentence', 'Aufstieg und Fall der Stadt Mahagonny und was danach geschah, '.repeat(8)],
  ['markup', '<b>Tosca</b> & "Co" </span>'],
  ['control characters', '\u0000\u0007\uD800 \u00AD'],
  ['an empty text', ''],
  ['other scripts', '歌劇 Příhody lišky Bystroušky 🎭'],
])('rendering renders %s', async (_, title) => {
  const bytes = await renderSharingPicture({ ...texts, title, picture: null });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
