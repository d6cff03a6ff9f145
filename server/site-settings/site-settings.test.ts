import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteApi } from '#contract/api.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { get } from '#tests/ask.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { saveSiteSettings } from './site-settings.ts';

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse();
});
afterAll(() => opera.close());

const read = () => get(opera, '/de/api/site/', siteApi.settings.response);

const settings: SiteSettings = {
  name: 'Oper am Fluss',
  claim: { de: 'Musik für alle', en: 'Music for everyone' },
  city: 'Köln',
  city_logo_text: { de: 'Eine Bühne der Stadt', en: 'A stage of the city' },
  phone: '0221 000 00 00',
  email: 'kasse@oper.example',
  street: 'Am Ufer 1',
  postal_code: '50667',
  box_office: { de: 'Mo–Fr 10–18 Uhr', en: 'Mon–Fri 10 am–6 pm' },
  newsletter_lists: [{ value: 8, name: { de: 'Spielplan', en: 'Programme' } }],
  consent_reasking: false,
  social: [{ name: 'Netz', url: 'https://netz.example/oper' }],
};

test('a house that was never asked has a name and empty texts', async () => {
  expect((await read()).body).toMatchObject({ name: 'Proscenium', phone: '', social: [] });
});

test('what was saved is read, and saving drops what shows it', async () => {
  const dropped: (string[] | null)[] = [];
  opera.changes.onDrop((tags) => dropped.push(tags));
  await saveSiteSettings(opera.house, settings);
  await saveSiteSettings(opera.house, { ...settings, city: 'Bonn' });
  const { body, tags } = await read();
  const { og_image: image, ...saved } = body;
  expect(saved).toEqual({ ...settings, city: 'Bonn' });
  expect(image).toContain('/media/sharing/house-1-de-');
  expect(tags).toEqual(['site']);
  expect(dropped).toEqual([['site'], ['site']]);
});

test('settings of the wrong shape are refused with the field named, and the old ones stay', async () => {
  const wrong = { ...settings, phone: 221 } as unknown as SiteSettings;
  expect(() => saveSiteSettings(opera.house, wrong)).toThrow(
    expect.objectContaining({ code: 'invalid', issues: [expect.objectContaining({ path: 'phone' })] }),
  );
  expect((await read()).body.phone).toBe('0221 000 00 00');
});
