import { expect, type Page, test } from '@playwright/test';
import { choose, expectAccessible, openBackOffice, publicAddress, visitorResponse } from '../support/back-office.ts';
import { both, post, remove } from '../support/office-calls.ts';

/** Presses the button of the dialog and waits for the form of the copy; returns its id. */
async function makeCopy(page: Page, resource: string, original: number): Promise<number> {
  await page.getByRole('dialog').getByRole('button', { name: 'Kopie anlegen' }).click();
  await page.waitForURL(
    (url) => new RegExp(`/${resource}/\\d+$`).test(url.pathname) && !url.pathname.endsWith(`/${original}`),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

const duplicate = (page: Page) => page.getByRole('button', { name: 'Duplizieren' }).click();

test('a production is duplicated for another season, without its questions, as a draft', async ({ page }) => {
  await openBackOffice(page, '/productions');
  const season = await post(page, 'seasons/', {
    name: both('Saison der Kopien', 'Season of copies'),
    starts_on: '2036-09-01',
    ends_on: '2037-07-01',
  });
  const original = await post(page, 'productions/', {
    title: both('Die Doppelgängerin', 'The Double'),
    teaser: both('Zweimal dieselbe.', 'The same one twice.'),
    questions: [{ question: both('Wie lange?', 'How long?'), answer: both('<p>Kurz.</p>', '<p>Short.</p>') }],
  });
  await page.goto(`/admin/productions/${original.id}`);
  await duplicate(page);
  const dialog = page.getByRole('dialog', { name: /Die Doppelgängerin/ });
  await expect(dialog.getByRole('switch', { name: 'Wiederaufnahme' })).toBeChecked();
  await choose(dialog.getByRole('combobox', { name: 'Spielzeit' }), 'Kopien', /Saison der Kopien/);
  await dialog.getByRole('checkbox', { name: 'Fragen' }).uncheck();
  await expectAccessible(page);
  await dialog.getByLabel('Titel Deutsch').fill('');
  await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
  await expect(dialog.getByLabel('Titel Deutsch')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Titel Deutsch').fill('Die Doppelgängerin');
  const copy = await makeCopy(page, 'productions', original.id);
  await expect(page.getByLabel('Kurztext Deutsch')).toHaveValue('Zweimal dieselbe.');
  await expect(page.getByLabel('Kurztext Englisch')).toHaveValue('The same one twice.');
  await expect(page.getByRole('combobox', { name: 'Spielzeit' })).toHaveValue('Saison der Kopien');
  await expect(page.getByRole('region', { name: 'Fragen' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Adresse Deutsch')).toHaveValue('die-doppelgaengerin-2');
  expect((await visitorResponse(page, await publicAddress(page))).status).toBe(404);
  await remove(page, `productions/${copy}`, `productions/${original.id}`, `seasons/${season.id}`);
});

test('an event is duplicated from the list with a new date and its prices', async ({ page }) => {
  await openBackOffice(page, '/events');
  const original = await post(page, 'events/', {
    title: both('Abend der Kopie', 'Evening of the copy'),
    start: '2036-10-07T19:30:00+02:00',
    external_id: 'kopie-1',
    prices: [{ name: both('Parkett', 'Stalls'), price: 40, reduced: null }],
  });
  await page.goto(`/admin/events?filter=${encodeURIComponent(JSON.stringify({ query: 'Abend der Kopie' }))}`);
  await page
    .getByRole('row', { name: /Abend der Kopie/ })
    .getByRole('checkbox')
    .check();
  await duplicate(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kopie anlegen' }).click();
  const start = dialog.getByRole('textbox', { name: 'Beginn' });
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await start.fill('2036-10-09T20:00');
  const copy = await makeCopy(page, 'events', original.id);
  await expect(page.getByRole('textbox', { name: 'Beginn' }).first()).toHaveValue('2036-10-09T20:00');
  await expect(page.getByRole('region', { name: 'Karten' }).getByLabel('Platzgruppe Deutsch')).toHaveValue('Parkett');
  expect((await visitorResponse(page, `/de/api/events/${copy}/`)).status).toBe(404);
  await remove(page, `events/${copy}`, `events/${original.id}`);
});

test('an article and a subscription are duplicated from their forms', async ({ page }) => {
  await openBackOffice(page, '/articles');
  const title = both('Artikel zum Kopieren', 'Article to copy');
  const article = await post(page, 'blog/articles/', { title, published_at: '2026-01-07T10:00:00+01:00' });
  await page.goto(`/admin/articles/${article.id}`);
  await duplicate(page);
  const second = await makeCopy(page, 'articles', article.id);
  await expect(page.getByLabel('Titel Deutsch')).toHaveValue('Artikel zum Kopieren (Kopie)');
  expect((await visitorResponse(page, await publicAddress(page))).status).toBe(404);

  const event = await post(page, 'events/', { title, start: '2036-11-07T19:30:00+01:00' });
  const subscription = await post(page, 'seasonsubscriptions/', {
    title: both('Abo zum Kopieren', 'Subscription to copy'),
    kind: 'series',
    evenings: 5,
    event_ids: [event.id],
  });
  await page.goto(`/admin/seasonsubscriptions/${subscription.id}`);
  await duplicate(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Artikel zum Kopieren, /)).toBeVisible();
  await dialog.getByLabel('Titel Deutsch').fill('Abo ohne Termine');
  await dialog.getByRole('combobox', { name: 'Termine' }).press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const other = await makeCopy(page, 'seasonsubscriptions', subscription.id);
  await expect(page.getByLabel('Titel Deutsch')).toHaveValue('Abo ohne Termine');
  await expect(page.getByText(/Artikel zum Kopieren, /)).toHaveCount(0);
  const subscriptions = [`seasonsubscriptions/${other}`, `seasonsubscriptions/${subscription.id}`];
  await remove(page, ...subscriptions, `events/${event.id}`, `blog/articles/${second}`, `blog/articles/${article.id}`);
});

test('a page is duplicated with its subpages, offline at new addresses', async ({ page }) => {
  await openBackOffice(page, '/pages');
  const top = await post(page, 'pages/', {
    title: both('Kopierseite', 'Copy page'),
    slug: both('kopierseite', 'copy-page'),
  });
  const below = { title: both('Darunter', 'Below'), slug: both('darunter', 'below'), parent_id: top.id };
  await post(page, 'pages/', below);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Mehr zu Kopierseite' }).click();
  await page.getByRole('menuitem', { name: /^Duplizieren/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Titel Deutsch')).toHaveValue('Kopierseite (Kopie)');
  await expectAccessible(page);
  await makeCopy(page, 'pages', top.id);
  await expect(page.getByRole('switch', { name: 'Online' })).not.toBeChecked();
  await expect(page.getByLabel('Adresse Deutsch')).toHaveValue('kopierseite-kopie');
  expect((await visitorResponse(page, '/de/kopierseite')).status).toBe(200);
  for (const address of ['/de/kopierseite-kopie', '/de/kopierseite-kopie/darunter'])
    expect((await visitorResponse(page, address)).status).toBe(404);
  await page.goto('/admin/pages');
  await expect(page.getByText('/de/kopierseite-kopie/darunter')).toBeVisible();
});
