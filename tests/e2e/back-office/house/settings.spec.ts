import { expect, test } from '@playwright/test';
import {
  create,
  expectAccessible,
  openBackOffice,
  deleteOpenEntry,
  save,
  visitorResponse,
} from '../../support/back-office.ts';

test('a redirect is created, followed, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/redirects/create');
  await page.getByLabel('Alte Adresse').fill('/de/ganz-alt');
  await page.getByLabel('Führt zu').fill('/de/kontakt');
  await create(page, 'redirects');
  const leads = async () => (await visitorResponse(page, '/de/pageeditor-api/redirect/ganz-alt')).html;
  expect(await leads()).toContain('/de/kontakt');
  await page.getByLabel('Führt zu').fill('/de/programm');
  await save(page);
  expect(await leads()).toContain('/de/programm');
  await deleteOpenEntry(page, 'redirects');
  expect((await visitorResponse(page, '/de/ganz-alt')).status).toBe(404);
});

test('the site settings are changed and shown in the footer', async ({ page }) => {
  await openBackOffice(page, '/settings');
  const phone = page.getByLabel('Ticket-Hotline');
  const before = await phone.inputValue();
  await phone.fill('0221 555 00 11');
  await save(page);
  expect((await visitorResponse(page, '/de/kontakt')).html).toContain('0221 555 00 11');
  await expectAccessible(page);
  await phone.fill(before);
  await save(page);
});

test('a conflict of the site settings keeps the input, which is then saved', async ({ page, context }) => {
  await openBackOffice(page, '/settings');
  const other = await context.newPage();
  await other.goto('/admin/settings');
  const street = other.getByLabel('Straße und Hausnummer');
  const before = await street.inputValue();
  await street.fill('Am anderen Ufer 1');
  await save(other);
  const phone = page.getByLabel('Ticket-Hotline');
  const number = await phone.inputValue();
  await phone.fill('0221 555 00 22');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await save(page);
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am anderen Ufer 1');
  await expect(phone).toHaveValue('0221 555 00 22');
  await phone.fill(number);
  await page.getByLabel('Straße und Hausnummer').fill(before);
  await save(page);
});

test('a newsletter subscriber is listed, exported and erased', async ({ page, request }) => {
  const email = 'nachtschwaermer@netz.example';
  await request.post('/de/newsletter', { form: { EMAIL: email, OPT_IN: '1', lists: '8' } });
  await openBackOffice(page, '/newsletter-entries');
  await expect(page.getByRole('link', { name: 'Exportieren' })).toHaveAttribute('href', /newsletter-entries\/csv/);
  const line = page.getByRole('row', { name: new RegExp(email) });
  await expect(line).toContainText('wartet auf Bestätigung');
  await expectAccessible(page);
  await line.getByRole('button', { name: `${email} löschen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`${email} ist gelöscht.`)).toBeVisible();
  await expect(line).toHaveCount(0);
});

for (const language of ['de', 'en'] as const) {
  test(`axe finds nothing in outbox, log and sign-in (${language})`, async ({ page }) => {
    for (const path of ['/mails', '/audit', '/forgotten-password', '/set-password']) {
      await openBackOffice(page, path, language);
      await expectAccessible(page);
    }
  });
}
