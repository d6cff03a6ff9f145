import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice, visitorResponse } from '../../support/back-office.ts';
import { both, headersFrom, post } from '../../support/office-calls.ts';

/** In the titles of the events of this test. */
/** Events of an earlier try keep theirs. */
const mark = `Wintersaat ${Date.now().toString(36)}`;
async function startOf(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(`/de/api/events/${id}/?translations=all`);
  return ((await answer.json()) as { start: string }).start;
}

async function remove(page: Page, id: number): Promise<void> {
  const answer = await page.request.delete(`/de/api/events/${id}/`, { headers: await headersFrom(page) });
  expect(answer.status()).toBe(204);
}

test('an event is dragged to another day of the month and to another time of the week', async ({ page }) => {
  await openBackOffice(page, '/events');
  const link = { ticket_link: 'https://tickets.example/1', state: 'public' };
  const event = await post(page, 'events/', {
    title: both(`${mark} öffentlich`),
    start: '2035-02-14T19:30:00+01:00',
    ...link,
  });
  const draft = await post(page, 'events/', {
    title: both(`${mark} Entwurf`),
    start: '2035-02-20T19:30:00+01:00',
    state: 'draft',
  });
  await page.getByRole('link', { name: 'Kalender' }).click();
  await expect(page.getByRole('heading', { name: 'Kalender der Spielzeit' })).toBeVisible();
  await page.goto('/admin/calendar?day=2035-02-01');
  const chip = page.getByRole('link', { name: new RegExp(`${mark} öffentlich`) });
  await expect(page.getByRole('link', { name: new RegExp(`${mark} Entwurf.*Entwurf`) })).toBeVisible();
  await expectAccessible(page);

  const cell = (day: number) => page.getByRole('cell').filter({ has: page.locator(`time[datetime="2035-02-${day}"]`) });
  await chip.dragTo(cell(15));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Mittwoch, 14. Februar 2035, 19:30')).toBeVisible();
  await expect(dialog.getByText('Donnerstag, 15. Februar 2035, 19:30')).toBeVisible();
  await expect(dialog.getByText(/öffentlich, und es gibt Karten/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(15).getByRole('link', { name: new RegExp(mark) })).toBeFocused();
  expect(await startOf(page, event.id)).toBe('2035-02-15T19:30:00+01:00');
  expect((await visitorResponse(page, event.urls.de)).html).toContain('15. Februar');

  await page.goto('/admin/calendar?day=2035-02-15&view=week');
  await expect(chip).toBeVisible();
  await expectAccessible(page);
  const friday = page.getByRole('list', { name: 'Freitag, 16. Februar 2035' });
  const box = await friday.boundingBox();
  if (!box) throw new Error('The day is not visible');
  // The column has 24 hours; 18:00 is at three quarters.
  await chip.dragTo(friday, { sourcePosition: { x: 10, y: 2 }, targetPosition: { x: 20, y: box.height * 0.75 + 2 } });
  await expect(dialog.getByText('Freitag, 16. Februar 2035, 18:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(dialog).toBeHidden();
  expect(await startOf(page, event.id)).toBe('2035-02-16T18:00:00+01:00');
  await remove(page, event.id);
  await remove(page, draft.id);
});

test('an event is moved by keyboard, and its conflicts are named', async ({ page }) => {
  await openBackOffice(page, '/events');
  const venues = await page.request.get('/de/api/venues/?translations=all');
  const venue = ((await venues.json()) as { results: { id: number }[] }).results[0]?.id;
  const at = (start: string) => ({ start, venue_id: venue, state: 'draft' });
  const first = await post(page, 'events/', { title: both(`${mark} eins`), ...at('2035-03-20T19:30:00+01:00') });
  const second = await post(page, 'events/', { title: both(`${mark} zwei`), ...at('2035-03-29T19:30:00+02:00') });
  await page.goto('/admin/calendar?day=2035-03-01');
  await expect(page.getByText('Keine Konflikte in diesen Tagen')).toBeVisible();
  const chip = page.getByRole('link', { name: new RegExp(`${mark} eins`) });
  await chip.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('application', { name: `${mark} eins wird verschoben` });
  await expect(bar.getByRole('button', { name: 'Hierhin' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Space');
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(bar.getByText('Donnerstag, 29. März 2035, 19:30')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(dialog).toBeHidden();
  // Summer time has begun in between.
  expect(await startOf(page, first.id)).toBe('2035-03-29T19:30:00+02:00');
  await expect(page.getByRole('heading', { name: 'Ein Konflikt oder Hinweis' })).toBeVisible();

  // 02:30 is skipped in the night to 25 March.
  await page.goto('/admin/calendar?day=2035-03-29&view=list');
  await page.getByRole('button', { name: `Verschieben: ${mark} eins, Do., 29. März` }).click();
  await dialog.getByLabel('Neuer Beginn').fill('2035-03-25T02:30');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect(dialog.getByText(/weil die Uhr umgestellt wird/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await remove(page, first.id);
  await remove(page, second.id);
});

test('conflicts that are not listed are counted, in both languages', async ({ page }) => {
  await openBackOffice(page, '/events');
  const venues = await page.request.get('/de/api/venues/?translations=all');
  const venue = ((await venues.json()) as { results: { id: number }[] }).results[0]?.id;
  const data = { title: both(`${mark} zugleich`), start: '2035-05-10T19:30:00+02:00', venue_id: venue, state: 'draft' };
  const made: number[] = [];
  // 26 events at one time are 325 pairs.
  for (let count = 0; count < 26; count += 1) made.push((await post(page, 'events/', data)).id);
  await page.goto('/admin/calendar?day=2035-05-01');
  await expect(page.getByRole('heading', { name: '325 Konflikte und Hinweise' })).toBeVisible();
  await expect(page.getByText('25 weitere Konflikte sind hier nicht aufgeführt.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openBackOffice(page, '/calendar?day=2035-05-01', 'en');
  await expect(page.getByText('25 more conflicts are not listed here.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const id of made) await remove(page, id);
});

test('the calendar is a list of days at 360 px, and a day leads to a new event', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBackOffice(page, '/calendar?day=2035-04-01', 'en');
  const event = await post(page, 'events/', {
    title: both(`${mark} Telefon`, `${mark} phone`),
    start: '2035-04-10T19:30:00+02:00',
    state: 'draft',
  });
  await page.reload();
  await page.getByRole('button', { name: `Move to: ${mark} phone, Tue 10 Apr` }).click();
  await page.getByLabel('New start').fill('2035-04-11T20:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await startOf(page, event.id)).toBe('2035-04-11T20:00:00+02:00');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'New event on Thursday, 12 April 2035' }).click();
  await expect(page.getByLabel('Start').first()).toHaveValue('2035-04-12T19:30');
  await remove(page, event.id);
});
