import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice, visitorResponse } from '../support/back-office.ts';
import { both, headersFrom, post } from '../support/office-calls.ts';

/** In the title of everything of the hidden season. */
const mark = 'Mondscheinklang';
const farAway = { starts_on: '2054-09-01', ends_on: '2055-07-31' };
async function undo(page: Page) {
  await page.getByRole('region', { name: 'Letzte Veröffentlichung' }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(page.getByText(/^Zurückgenommen: (\d+) von \1$/)).toBeVisible();
}

test(
  'a season entered as a draft is published together, seen in both languages, and taken back',
  { tag: '@core' },
  async ({ page }) => {
    await openBackOffice(page, '/seasons');
    const days = { starts_on: '2034-09-01', ends_on: '2034-12-31' };
    const season = await post(page, 'seasons/', { name: both(`${mark} 34/35`), ...days, state: 'draft' });
    const title = both(`${mark} Oper`, `${mark} opera`);
    const production = await post(page, 'productions/', { title, season_id: season.id, state: 'draft' });
    const dates = { start: '2034-10-07T19:30:00+02:00', production_id: production.id };
    const event = await post(page, 'events/', { title: both(`${mark} Abend`), ...dates, state: 'draft' });
    const addresses = [season, production, event].flatMap(({ urls }) => [urls.de, urls.en]);
    const lists = ['/de/programm?date=2034-10-07', '/de/produktionen', `/de/api/search/?query=${mark}`, '/sitemap.xml'];
    const seen = async () => {
      const answers = await Promise.all([...addresses, ...lists].map((address) => visitorResponse(page, address)));
      return answers.filter(({ status, html }) => status === 200 && html.includes(`${mark} `)).length;
    };
    expect(await seen()).toBe(0);

    await page.goto(`/admin/seasons/${season.id}`);
    await page.getByRole('link', { name: 'Gemeinsam veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Spielzeit veröffentlichen' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: '3 Einträge jetzt veröffentlichen' }).click();
    await expect(page.getByText('Alles in dieser Spielzeit ist öffentlich oder archiviert.')).toBeVisible();
    // The three entries in both languages, and the programme of the day.
    expect(await seen()).toBeGreaterThanOrEqual(7);

    await undo(page);
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    expect(await seen()).toBe(0);

    await page.getByLabel('Öffentlich ab').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: '3 Einträge einplanen' }).click();
    await expect(page.getByText(/muss in der Zukunft liegen/)).toBeVisible();
    await page.getByLabel('Öffentlich ab').fill('2034-01-01T10:00');
    await page.getByRole('button', { name: '3 Einträge einplanen' }).click();
    await expect(page.getByText(/öffentlich ab 01.01.2034/)).toBeVisible();
    expect(await seen()).toBe(0);

    for (const path of [`events/${event.id}`, `productions/${production.id}`, `seasons/${season.id}`])
      expect((await page.request.delete(`/de/api/${path}/`, { headers: await headersFrom(page) })).status()).toBe(204);
  },
);

test('the link to the release appears with the season, however late it is loaded', async ({ page }) => {
  await openBackOffice(page, '/seasons');
  const { id } = await post(page, 'seasons/', { name: both(`${mark} 54/55`), ...farAway, state: 'draft' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/de/api/seasons/${id}/**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/seasons/${id}`);
  await expect(page.getByRole('main')).toBeVisible();
  const release = page.getByRole('link', { name: 'Gemeinsam veröffentlichen' });
  await expect(release).toHaveCount(0);
  letGo();
  await expect(release).toHaveAttribute('href', new RegExp(`/seasons/${id}/release$`));
  expect((await page.request.delete(`/de/api/seasons/${id}/`, { headers: await headersFrom(page) })).status()).toBe(
    204,
  );
});

test('what lacks a title is named, leads to its field and is left out in one press', async ({ page }) => {
  await openBackOffice(page, '/seasons');
  const days = { starts_on: '2044-09-01', ends_on: '2045-07-31' };
  const season = await post(page, 'seasons/', { name: both(`${mark} 44/45`), ...days, state: 'draft' });
  const shared = { season_id: season.id, state: 'draft' };
  const production = await post(page, 'productions/', { title: both(`${mark} Halbfertig`, ''), ...shared });
  const dates = { start: '2044-10-07T19:30:00+02:00', state: 'draft' };
  const event = await post(page, 'events/', { title: both(`${mark} Gala`), ...dates });
  const publish = page.getByRole('button', { name: /jetzt veröffentlichen/ });

  await page.goto(`/admin/seasons/${season.id}/release`);
  await expect(page.getByText('Ein angekreuzter Eintrag hat nicht in beiden Sprachen einen Titel')).toBeVisible();
  await expect(publish).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Titel Englisch fehlt' }).click();
  await expect(page.getByLabel('Titel Englisch', { exact: true })).toBeFocused();
  await page.goBack();
  await page.locator('details', { hasText: 'Kein Spielort' }).getByText('2 Hinweise').click();
  await page.getByRole('link', { name: 'Kein Spielort' }).click();
  await expect(page.getByRole('combobox', { name: 'Spielort' })).toBeFocused();
  await page.goBack();
  await page.locator('details', { hasText: 'Kein Spielort' }).getByText('2 Hinweise').click();
  await page.getByRole('link', { name: 'Keine Preise' }).click();
  await expect(page.getByRole('button', { name: 'Platzgruppe hinzufügen' })).toBeFocused();
  await page.goBack();

  await page.getByRole('button', { name: 'Diesen Eintrag weglassen' }).click();
  await page.getByRole('button', { name: '2 Einträge jetzt veröffentlichen' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  expect((await visitorResponse(page, event.urls.en)).status).toBe(200);
  expect((await visitorResponse(page, production.urls.de)).status).toBe(404);

  await undo(page);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  for (const path of [`events/${event.id}`, `productions/${production.id}`, `seasons/${season.id}`])
    expect((await page.request.delete(`/de/api/${path}/`, { headers: await headersFrom(page) })).status()).toBe(204);
});
