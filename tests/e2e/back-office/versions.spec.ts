import { expect, type Page, test } from '@playwright/test';
import { deleteOpenEntry, expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';
import { both, headersFrom, post } from '../support/office-calls.ts';

async function remove(page: Page, path: string): Promise<void> {
  const answer = await page.request.delete(`/de/api/${path}/`, { headers: await headersFrom(page) });
  expect(answer.status(), await answer.text()).toBe(204);
}

test('the history names changes in words, compares versions, and restores a field and a version', async ({ page }) => {
  await openBackOffice(page, '/events');
  const venue = await post(page, 'venues/', { name: both('Alte Remise', 'Old Stable') });
  const event = await post(page, 'events/', {
    title: both('Hofkonzert', 'Court concert'),
    start: '2034-11-05T19:30:00+01:00',
    venue_id: venue.id,
    availability: 'few',
    long_text: both('<p>Ein Abend im Hof mit Musik.</p>'),
  });
  await post(page, `events/${event.id}/`, {
    venue_id: null,
    availability: 'sold_out',
    long_text: both('<p>Ein Abend im Garten mit Musik.</p>'),
  });

  await page.goto(`/admin/events/${event.id}`);
  await page.getByLabel('Titel Deutsch').first().fill('Gartenkonzert');
  await save(page);
  await page.getByRole('link', { name: 'Verlauf' }).click();
  const versions = page.getByRole('list', { name: 'Verlauf' }).locator('> li');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Hofkonzert');
  await expect(versions.nth(1)).toContainText('Alte Remise');
  await expect(versions.nth(1)).toContainText('Restkarten');
  await expect(versions.nth(1).locator('del', { hasText: 'Hof' }).first()).toBeVisible();
  await expect(versions.nth(1).locator('ins', { hasText: 'Garten' }).first()).toBeVisible();
  await expect(versions.nth(2)).toContainText('angelegt');
  await expectAccessible(page);

  await versions.nth(1).getByRole('button', { name: 'Wert davor wiederherstellen: Spielort' }).click();
  await expect(versions).toHaveCount(4);
  await expect(versions.nth(0)).toContainText('frühere Fassung wiederhergestellt');
  await expect(versions.nth(0).locator('ins', { hasText: 'Alte Remise' })).toBeVisible();

  await versions
    .nth(3)
    .getByRole('button', { name: /^Mit jetzt vergleichen/ })
    .click();
  const comparison = page.getByRole('region', { name: 'Fassungen vergleichen' });
  await expect(comparison.getByText('Ausverkauft')).toBeVisible();
  await expect(comparison.getByText('Alte Remise')).toHaveCount(0);
  await versions
    .nth(3)
    .getByRole('button', { name: /^Diese Fassung wiederherstellen/ })
    .click();
  await expect(comparison.getByText('Kein Unterschied')).toBeVisible();

  // What is missing is named, and one press restores the rest.
  await post(page, `events/${event.id}/`, { venue_id: null, title: both('Ohne Ort') });
  await remove(page, `venues/${venue.id}`);
  await page.goto(`/admin/events/${event.id}/history`);
  await versions
    .last()
    .getByRole('button', { name: /^Diese Fassung wiederherstellen/ })
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Spielort: „Alte Remise“ liegt im Papierkorb' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ohne diese Felder wiederherstellen' }).click();
  await expect(versions.nth(0)).toContainText('frühere Fassung wiederhergestellt');
  await expect(page.getByRole('link', { name: '‹ Hofkonzert' })).toBeVisible();
  await remove(page, `events/${event.id}`);
});

test('a deleted production is restored from the bin as a draft, with its team', async ({ page }) => {
  await openBackOffice(page, '/productions');
  const person = await post(page, 'persons/', { name: 'Frida Probe' });
  const production = await post(page, 'productions/', {
    title: both('Wiederkehr', 'Return'),
    credits: [{ role: { name: both('Regie', 'Director'), kind: 'team' }, person_id: person.id }],
  });
  const seen = async () => (await visitorResponse(page, production.urls.de)).status;
  expect(await seen()).toBe(200);
  await page.goto(`/admin/productions/${production.id}`);
  await deleteOpenEntry(page, 'productions');
  expect(await seen()).toBe(404);

  await page.goto('/admin/bin');
  await expect(page.getByRole('heading', { name: 'Papierkorb' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Wiederkehr' });
  await expect(row).toContainText('Produktion');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Wiederherstellen: Wiederkehr' }).click();
  await page.waitForURL(`**/admin/productions/${production.id}`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Entwurf');
  await expect(page.getByRole('combobox', { name: 'Name' }).first()).toHaveValue('Frida Probe');
  expect(await seen()).toBe(404);

  await remove(page, `productions/${production.id}`);
  await remove(page, `persons/${person.id}`);
  await page.goto('/admin/bin');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Endgültig löschen: Frida Probe' }).click();
  await expect(page.getByText('Endgültig gelöscht')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Frida Probe' })).toHaveCount(0);
});

test('history and bin can be used on a phone in English', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBackOffice(page, '/venues', 'en');
  const venue = await post(page, 'venues/', { name: both('Pavillon', 'Pavilion') });
  await post(page, `venues/${venue.id}/`, { name: both('Pavillon', 'Garden pavilion') });
  await page.goto(`/admin/venues/${venue.id}/history`);
  await expect(
    page.getByRole('list', { name: 'History' }).locator('ins', { hasText: 'Garden pavilion' }),
  ).toBeVisible();
  await expectAccessible(page);
  await remove(page, `venues/${venue.id}`);
  await page.goto('/admin/bin');
  await expect(page.getByRole('button', { name: 'Restore: Garden pavilion' })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
