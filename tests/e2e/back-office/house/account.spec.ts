import { expect, test } from '@playwright/test';
import { totp } from '../../../totp.ts';
import { expectAccessible, openBackOffice, deleteOpenEntry, save } from '../../support/back-office.ts';
import { logInAfresh } from '../../support/edit-page.ts';
import { createUser, pageOf, userPassword as password } from '../../support/office-users.ts';

const adminEmail = process.env.E2E_ADMIN_EMAIL ?? '';

test('a user is invited, made an admin, blocked, unblocked and deleted', async ({ page }) => {
  await openBackOffice(page, '/users/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Neue Kollegin');
  await page.getByLabel('E-Mail-Adresse').fill('keine Adresse');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Das ist keine E-Mail-Adresse')).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill('kollegin@colonia.example');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/admin\/users\/[^/]+$/);
  await expect(page.getByText('Die Einladung ist noch nicht angenommen.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Leitung/ }).check();
  await save(page);
  await page.getByRole('button', { name: 'Noch einmal einladen' }).click();
  await expect(page.getByText('An kollegin@colonia.example ist ein neuer Link unterwegs.')).toBeVisible();
  await page.getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByText(/^Gesperrt:/)).toBeVisible();
  await page.getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByText('Die Einladung ist noch nicht angenommen.')).toBeVisible();
  await page.getByRole('link', { name: '‹ Zugänge' }).click();
  for (const name of ['kollegin@', adminEmail])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  const chosen = page.getByText(/^\d ausgewählt$/);
  await page.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(page.getByText('Ein Zugang ist gesperrt.')).toBeVisible();
  await expect(page.getByText('Sich selbst kann niemand sperren')).toBeVisible();
  await expect(chosen).toHaveText('1 ausgewählt');
  await expect(page.getByRole('row', { name: /kollegin@/ })).toContainText('gesperrt');
  await page.getByRole('link', { name: 'Neue Kollegin' }).click();
  await deleteOpenEntry(page, 'users');
  await page.goto('/admin/mails');
  await expect(page.getByText('Einladung').first()).toBeVisible();
});

test('sessions are listed and ended', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openBackOffice(other, '/account');
  await logInAfresh(page);
  await openBackOffice(page, '/account');
  await expect(page.getByText('dieses hier')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Alle anderen beenden' }).click();
  await expect(page.getByRole('button', { name: 'Alle anderen beenden' })).toBeHidden();
  await other.goto('/admin/account');
  await expect(other.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await elsewhere.close();
});

test('a second factor is switched on with a code and off with the password', async ({
  page: office,
  browser,
  baseURL,
}) => {
  // An account of its own: a failure leaves no second factor in the way of other tests.
  const email = `faktor-${Date.now()}@colonia.example`;
  await openBackOffice(office, '/users');
  await createUser(office, { email, role: 'Redaktion' }, process.env.E2E_FURNISHED_HOUSE);
  const page = await pageOf(browser, baseURL, email);
  await page.goto('/admin/account');
  const part = page.getByRole('region', { name: 'Zweiter Faktor' });
  await part.getByRole('button', { name: 'Einschalten' }).click();
  await part.getByLabel('Bisheriges Passwort').fill('das ist es nicht');
  await part.getByRole('button', { name: 'Weiter' }).click();
  await expect(part.getByLabel('Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true');
  await part.getByLabel('Bisheriges Passwort').fill(password);
  await part.getByRole('button', { name: 'Weiter' }).click();
  await expect(part.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await part.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await part.getByLabel('Code aus der App').fill(totp(secret));
  await part.getByRole('button', { name: 'Bestätigen und einschalten' }).click();
  await expect(part.getByText('Eingeschaltet.')).toBeVisible();
  await expect(part.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click();
  await part.getByRole('button', { name: 'Ausschalten' }).click();
  await part.getByLabel('Bisheriges Passwort').fill(password);
  await part.getByRole('button', { name: 'Weiter' }).click();
  await expect(part.getByText('Ausgeschaltet.')).toBeVisible();
  await page.context().close();
});

test('a password change needs the old password and two equal new ones', async ({ page }) => {
  await openBackOffice(page, '/account');
  await page.getByLabel('Bisheriges Passwort').fill('das ist es nicht');
  await page.getByLabel('Neues Passwort *', { exact: true }).fill('ein ganzer Satz als Passwort');
  await page.getByLabel('Neues Passwort noch einmal').fill('ein anderer Satz als Passwort');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Die beiden neuen Passwörter sind verschieden.')).toBeVisible();
  await page.getByLabel('Neues Passwort noch einmal').fill('ein ganzer Satz als Passwort');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByLabel('Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true');
});

test('a password reset does not reveal who has an account', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { name: /^Passwort vergessen/ })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill('niemand@netz.example');
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByText(/^Wenn es zu niemand@netz.example einen Zugang gibt/)).toBeVisible();
  await page.goto('/admin/set-password#ein-falsches-zeichen');
  await page.getByLabel('Neues Passwort *', { exact: true }).fill('ein ganzer Satz als Passwort');
  await page.getByLabel('Neues Passwort noch einmal').fill('ein ganzer Satz als Passwort');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText(/^Dieser Link ist abgelaufen/)).toBeVisible();
  await expectAccessible(page);
});
