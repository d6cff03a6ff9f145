import { expect, type Page, type Route, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

test.describe.configure({ mode: 'default' });

const entries = (page: Page) => page.locator('[data-entry]');

const faults = (page: Page) => axeFindings(axeOn(page));

test(
  'the list of productions leads to an event: more entries, one category, one production, its dates',
  { tag: '@core' },
  async ({ page }) => {
    const seen = watchPage(page);
    await openInteractive(page, '/de/produktionen');
    const first = await entries(page).count();
    await page.getByRole('link', { name: 'Weitere Produktionen' }).press('Enter');
    await expect(entries(page).nth(first).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(/\/de\/produktionen$/);
    await page.getByRole('navigation', { name: 'Sparte' }).getByRole('link', { name: 'Oper', exact: true }).click();
    await expect(page).toHaveURL(/\?category=oper$/);
    await expect(page.getByRole('navigation', { name: 'Sparte' }).locator('[aria-current]')).toHaveText('Oper');
    await entries(page).getByRole('link', { name: 'Salome' }).click();
    await expect(page.locator('h1')).toHaveText('Salome');

    const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    for (const name of ['Besetzung', 'Bilder', 'Termine']) {
      await parts.getByRole('link', { name }).click();
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(heading).toBeInViewport();
      // Not behind the sticky header.
      const bar = await parts.boundingBox();
      await expect
        .poll(async () => ((await heading.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))
        .toBeGreaterThanOrEqual(0);
    }
    const dates = page.getByRole('region', { name: 'Termine' });
    await dates
      .getByRole('link', { name: /November|Dezember|Januar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/de\/produktionen\/salome\/\d+\?event_overlay=\d+$/);
    await page.getByRole('dialog').getByRole('link', { name: 'Mehr Informationen' }).click();
    await expect(page).toHaveURL(/\/de\/programm\/salome\/\d+$/);
    expect(seen.errors).toEqual([]);
  },
);

test('the search is used by keyboard alone', { tag: '@core' }, async ({ page }) => {
  const seen = watchPage(page);
  await openInteractive(page, '/de/search');
  const field = page.getByRole('combobox', { name: 'Wonach suchen Sie?' });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('oper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/search\?q=oper$/);
  await expect(field).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Termine und Produktionen' })).toBeVisible();
  await page.getByRole('link', { name: 'Termine und Produktionen', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/de\/search\/events\?q=oper$/);
  await expect(entries(page).first()).toBeVisible();
  const before = await entries(page).count();
  await page.getByRole('link', { name: 'Weitere Ergebnisse' }).press('Enter');
  await expect(entries(page).nth(before).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(/\/de\/search\/events\?q=oper$/);

  await field.fill('qqxyzzy');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zu „qqxyzzy“ haben wir nichts gefunden.' })).toBeVisible();
  await page.getByRole('button', { name: 'Eingabe löschen' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  expect(seen.errors).toEqual([]);
});

test('a slide’s name shows its slide and keeps the focus', async ({ page }) => {
  await openInteractive(page, '/en');
  const names = page.getByRole('navigation', { name: /limelight/i }).getByRole('link');
  const shown = page.getByRole('region', { name: /limelight/i }).getByRole('heading', { level: 2 });
  const before = await shown.textContent();
  await names.nth(1).press('Enter');
  await expect(shown).not.toHaveText(before ?? '');
  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/en$/);
});

test('a sent message clears the form, and the thanks are announced', { tag: '@core' }, async ({ page }) => {
  await openInteractive(page, '/en/contacts');
  const form = page.getByRole('region', { name: 'Write to us' });
  await page.getByLabel('Your name').fill('Maria Muster');
  await form.getByLabel('Your e-mail address').fill('maria@netz');
  await page.getByLabel('Your message').fill('Are there seats?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Your e-mail address')).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Are there seats?');
  await form.getByLabel('Your e-mail address').fill('maria@netz.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you, your message has reached us.')).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a message that cannot be sent stays in the form, and is sent when the connection is back', async ({ page }) => {
  await openInteractive(page, '/de/kontakt');
  const form = page.getByRole('region', { name: 'Schreiben Sie uns' });
  await page.getByLabel('Ihr Name').fill('Maria Muster');
  await form.getByLabel('Ihre E-Mail-Adresse').fill('maria@netz.example');
  await page.getByLabel('Ihre Nachricht').fill('Gibt es noch Plätze im Zug?');
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ];
  for (const fail of failures) {
    await page.route('**/kontakt.data*', fail);
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Ihre Nachricht ließ sich gerade nicht senden.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Gibt es noch Plätze im Zug?');
    await page.unrouteAll();
  }
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Danke, Ihre Nachricht ist angekommen.')).toBeFocused();
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('');
});

test('the subscriptions name savings, pre-sale, delivery and the contact', async ({ request }) => {
  const promises = {
    '/de/abonnements': ['bis zu 20 %', 'Vorkaufsrecht', 'Spielzeitheft und Monatsplan frei Haus', 'Abonnementbüro'],
    '/en/subscriptions': [
      'up to 20%',
      'buy first',
      'season booklet and monthly programme by post',
      'Subscription office',
    ],
  };
  for (const [path, sentences] of Object.entries(promises)) {
    const html = (await (await request.get(path)).text()).replaceAll(/\s+/g, ' ');
    for (const sentence of sentences) expect(html, path).toContain(sentence);
    expect(html).toMatch(/href="tel:\+?\d/);
    expect(html).toContain('href="mailto:');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is corrected and sent', async ({ page }) => {
    await page.goto('/de/kontakt');
    const form = page.getByRole('region', { name: 'Schreiben Sie uns' });
    await page.getByLabel('Ihr Name').fill('Maria Muster');
    await form.getByLabel('Ihre E-Mail-Adresse').fill('maria@netz');
    await page.getByLabel('Ihre Nachricht').fill('Gibt es noch Plätze?');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert')).toHaveText('Bitte prüfen Sie die markierten Angaben.');
    await expect(form.getByLabel('Ihre E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Gibt es noch Plätze?');
    await form.getByLabel('Ihre E-Mail-Adresse').fill('maria@netz.example');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page).toHaveURL(/\/de\/kontakt\?sent=1#nachricht$/);
    await expect(page.getByText('Danke, Ihre Nachricht ist angekommen.')).toBeInViewport();
  });

  test('the finder shows a subscription, and a filter without results is removed', async ({ page }) => {
    await page.goto('/de/abonnements');
    const all = await entries(page).count();
    await page.getByLabel('Wochentag').selectOption({ label: 'Freitag' });
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page).toHaveURL(/weekday=5/);
    await expect(page.getByLabel('Wochentag')).toHaveValue('5');
    expect(await entries(page).count()).toBeLessThan(all);
    await page.goto('/de/abonnements?weekday=1&price_to=60&category=tanz');
    await expect(page.getByText('Dazu passt gerade kein Abonnement.')).toBeVisible();
    await page.getByRole('link', { name: 'Alle Abonnements ansehen' }).click();
    await expect(entries(page)).toHaveCount(all);
  });

  test('the search finds results, and a slide’s name leads to its target', async ({ page }) => {
    await page.goto('/de/search');
    await page.locator('main').getByRole('textbox').fill('salome');
    await page.locator('main').getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=salome$/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Salome');
    await page.goto('/de');
    await page.getByRole('navigation', { name: 'Weiteres im Rampenlicht' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(/\/de$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});

const entities = {
  de: {
    lists: ['/de/produktionen', '/de/blog', '/de/kuenstler', '/de/abonnements', '/de/pressedownloads'],
    contact: '/de/kontakt',
    search: '/de/search?q=salome',
    send: 'Nachricht senden',
  },
  en: {
    lists: ['/en/productions', '/en/blog', '/en/artists', '/en/subscriptions', '/en/pressedownloads'],
    contact: '/en/contacts',
    search: '/en/search?q=salome',
    send: 'Send message',
  },
} as const;

for (const [locale, { lists, contact, search, send }] of Object.entries(entities)) {
  test(`axe finds nothing in one entity of each kind and in an invalid form (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const list of lists) {
      const html = await (await page.request.get(list)).text();
      const address = new RegExp(`href="(${list}/[^"/]+/\\d+)"`).exec(html)?.[1] ?? '';
      await openInteractive(page, address);
      expect.soft(await faults(page), address).toEqual([]);
    }
    await openInteractive(page, search);
    expect.soft(await faults(page), search).toEqual([]);
    await openInteractive(page, contact);
    await page
      .locator('main form')
      .evaluateAll((forms) => forms.forEach((form) => form.setAttribute('novalidate', '')));
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    expect.soft(await faults(page), contact).toEqual([]);
  });
}
