import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteSettingsSchema } from '#contract/site-settings.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePicture } from '#tests/factories/media.ts';
import { makeProduction } from '#tests/factories/production.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { originalKey } from '../media/keys.ts';
import { events } from '../programme/schema.ts';
import { saveSiteSettings } from '../site-settings/site-settings.ts';
import { drawn, drawSharing } from './draw-sharing.ts';

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => opera.close());

const ask = async (path: string, headers: Record<string, string> = {}) => opera.app.request(path, { headers });
const addressOf = async (path: string) => ((await (await ask(path)).json()) as { og_image?: string }).og_image ?? '';

/** A photograph, half red, half blue. */
async function photograph() {
  const blue = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  const row = await makePicture(opera.house, { width: 1600, height: 1000, focalX: 1000, focalY: 500 });
  await opera.house.files.write(originalKey(row.hash), bytes);
  return row;
}

describe('the picture for sharing', () => {
  test('of an event is 1200 by 630, and another one in each language', async () => {
    const { id } = await makeEvent(opera.house, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
    const german = await addressOf(`/de/api/events/${id}/`);
    const english = await addressOf(`/en/api/events/${id}/`);
    expect(german).toMatch(new RegExp(`^/media/sharing/event-${id}-de-[0-9a-f]{12}\\.jpg$`));
    const pictures = await Promise.all(
      [german, english].map(async (address) => {
        const answer = await ask(address);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  });

  test('is drawn once for all who ask at the same moment, then kept', async () => {
    const picture = await photograph();
    const { id } = await makeProduction(opera.house, { heroImageId: picture.id });
    const address = await addressOf(`/de/api/productions/${id}/`);
    const before = drawn.count;
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(address)));
    answers.push(await ask(address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(drawn.count - before).toBe(1);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304);
  });

  test('of something that has changed has another address, to which the old one leads', async () => {
    const { id } = await makeEvent(opera.house);
    const old = await addressOf(`/de/api/events/${id}/`);
    const change = { title: { de: 'Elektra', en: 'Elektra' } };
    await opera.house.db.update(events).set(change).where(eq(events.id, id));
    const now = await addressOf(`/de/api/events/${id}/`);
    expect(now).not.toBe(old);
    const answer = await ask(old);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, now]);
    expect((await ask(now)).status).toBe(200);
  });

  test('of the house stands for what has none, and is another one when its name changes', async () => {
    const before = await addressOf('/en/api/site/');
    expect(before).toMatch(/^\/media\/sharing\/house-1-en-[0-9a-f]{12}\.jpg$/);
    const answer = await ask(before);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const settings = siteSettingsSchema.parse(await (await ask('/de/api/site/')).json());
    await saveSiteSettings(opera.house, { ...settings, claim: { de: 'Musik für alle', en: 'Music for everyone' } });
    const after = await addressOf('/en/api/site/');
    expect(after).not.toBe(before);
    expect((await ask(before)).headers.get('location')).toBe(after);
    expect((await ask(after.replace('house-1', 'house-2'))).status).toBe(404);
  });

  test('is there for what is public alone', async () => {
    const closed = await makeEvent(opera.house, { flags: ['private-event'] });
    const hidden = await makeProduction(opera.house, { isOnline: false });
    expect(await addressOf(`/de/api/events/${closed.id}/`)).toBe('');
    const before = drawn.count;
    for (const name of [
      `event-${closed.id}-de-0123456789ab.jpg`,
      `production-${hidden.id}-de-0123456789ab.jpg`,
      'event-999999-de-0123456789ab.jpg',
      'event-99999999999-de-0123456789ab.jpg',
      'event-1-fr-0123456789ab.jpg',
      'person-1-de-0123456789ab.jpg',
      'event-1-de.jpg',
    ])
      expect((await ask(`/media/sharing/${name}`)).status, name).toBe(404);
    expect(drawn.count).toBe(before);
  });
});

describe('the drawing', () => {
  const words = {
    house: 'Oper Colonia',
    preline: 'Samstag, 28. November 2026',
    title: 'Salome',
    by: 'Richard Strauss',
  };

  test('keeps the point of interest in view', async () => {
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
    const bytes = await drawSharing({ ...words, picture: { bytes: wide, focal: { x: 95, y: 50 } } });
    const part = await sharp(bytes).extract({ left: 1100, top: 150, width: 40, height: 40 }).toBuffer();
    const corner = await sharp(part).stats();
    expect(corner.channels[2]?.mean).toBeGreaterThan(corner.channels[0]?.mean ?? 0);
  });

  test.each([
    ['the longest word', 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'],
    ['a whole sentence', 'Aufstieg und Fall der Stadt Mahagonny und was danach geschah, '.repeat(8)],
    ['markup', '<b>Tosca</b> & "Co" </span>'],
    ['what is no letter', '\u0000\u0007\uD800 \u00AD'],
    ['nothing', ''],
    ['letters from elsewhere', '歌劇 Příhody lišky Bystroušky 🎭'],
  ])('holds %s', async (_, title) => {
    const bytes = await drawSharing({ ...words, title, picture: null });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
