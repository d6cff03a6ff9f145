import { expect, type Page, test } from '@playwright/test';
import { choose, expectAccessible, openBackOffice, visitorResponse } from '../../support/back-office.ts';
import { both, headersFrom, post } from '../../support/office-calls.ts';

/** In the titles of the events of this test. */
/** Events of an earlier try keep theirs. */
const mark = `Laternenfest ${Date.now().toString(36)}`;
async function openSelection(page: Page): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ query: mark }));
  await page.goto(`/admin/events?filter=${filter}`);
  await page
    .getByRole('checkbox', { name: /Diese Zeile auswählen|auswählen/ })
    .nth(1)
    .check();
  await page.getByRole('link', { name: 'Alle 2 im Filter ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Termine gemeinsam ändern' })).toBeVisible();
}

test('events are changed together after a preview, and taken back', async ({ page }) => {
  await openBackOffice(page, '/events');
  const venue = await post(page, 'venues/', { name: both(`${mark} Saal`) });
  const day = (date: string) => ({ start: `${date}T19:30:00+02:00`, state: 'public', price_from: 10, price_to: 20 });
  const first = await post(page, 'events/', { title: both(`${mark} eins`), external_id: 'LF1', ...day('2034-10-07') });
  const second = await post(page, 'events/', { title: both(`${mark} zwei`), ...day('2034-10-08') });
  const seen = async (address: string) => (await visitorResponse(page, address)).html;

  await openSelection(page);
  await page.getByRole('checkbox', { name: 'Spielort' }).check();
  await choose(page.getByRole('combobox', { name: 'Spielort' }), mark, `${mark} Saal`);
  await page.getByRole('checkbox', { name: 'Uhrzeit verschieben' }).check();
  await page.getByLabel('Minuten').fill('-30');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const preview = page.getByRole('region', { name: 'Vorschau: 2 Termine' });
  await expect(preview.getByRole('heading', { name: '2 Termine ändern sich' })).toBeVisible();
  await expect(preview.getByText(`(leer) → ${mark} Saal`)).toHaveCount(2);
  await expect(preview.getByText(/19:30 → .*19:00/)).toHaveCount(2);
  await expectAccessible(page);
  expect(await seen(first.urls.de)).not.toContain(`${mark} Saal`);

  await preview.getByRole('button', { name: '2 Termine ändern' }).click();
  await expect(page.getByText(/2 Termine gemeinsam geändert/)).toBeVisible();
  expect(await seen(first.urls.de)).toContain(`${mark} Saal`);
  expect(await seen(second.urls.en)).toContain('7 pm');

  // Somebody changes one of them, so that it is left when the change is taken back.
  const changed = { data: { price_to: 30 }, headers: await headersFrom(page) };
  expect((await page.request.post(`/de/api/events/${second.id}/?translations=all`, changed)).status()).toBe(200);
  await page.getByRole('region', { name: 'Letzte gemeinsame Änderung' }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(page.getByText('Zurückgenommen: 1 von 2')).toBeVisible();
  await expect(page.getByText(`${mark} zwei: Seitdem geändert`)).toBeVisible();
  expect(await seen(first.urls.de)).not.toContain(`${mark} Saal`);
  expect(await seen(second.urls.de)).toContain(`${mark} Saal`);

  for (const path of [`events/${first.id}`, `events/${second.id}`, `venues/${venue.id}`])
    expect((await page.request.delete(`/de/api/${path}/`, { headers: await headersFrom(page) })).status()).toBe(204);
});

test('the preview names events that cannot be changed, at 360 px, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBackOffice(page, '/events');
  const start = '2034-10-09T19:30:00+02:00';
  const event = await post(page, 'events/', { title: both(`${mark} ohne Nummer`), start, state: 'draft' });
  await page.goto(`/admin/change/events?ids=${event.id}`);
  await page.getByRole('checkbox', { name: 'Link zu den Karten' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Link zu den Karten' }).fill('kein Link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ein Ziel ist etwas aus dem Haus oder eine https-Adresse')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link zu den Karten' }).fill('https://tickets.example/{external_id}');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vorschau: ein Termin' })).toBeFocused();
  await expect(page.getByText('Die Nummer beim Ticketanbieter fehlt')).toBeVisible();
  await expect(page.getByRole('button', { name: '0 Termine ändern' })).toBeDisabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(
    (await page.request.delete(`/de/api/events/${event.id}/`, { headers: await headersFrom(page) })).status(),
  ).toBe(204);
});
