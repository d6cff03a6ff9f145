import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { totp } from '../../../totp.ts';
import { expectAccessible, openBackOffice } from '../../support/back-office.ts';
import { saved, labels } from '../../support/edit-page.ts';
import { createUser, pageOf, userPassword as password } from '../../support/office-users.ts';

/** A write to one's own account. */
async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const { cookies } = await request.storageState();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? '');
  const { baseURL = '' } = test.info().project.use;
  const headers = { 'X-CSRFToken': token, origin: baseURL };
  const answer = await request.post(`/de/api/account/second-factor/${path}`, { data, headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function toSecondStep(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labels.de.email).fill(email);
  await dialog.getByLabel(labels.de.password).fill(password);
  await dialog.getByRole('button', { name: labels.de.signIn }).click();
}

test(
  'sign-in on the page asks for the second factor and accepts a code or a recovery code',
  { tag: '@core' },
  async ({ page: office, browser, baseURL }) => {
    // Nobody else uses this account, so that a failure here leaves no second factor in the way of other tests.
    const email = `zweiter-faktor-${Date.now()}@colonia.example`;
    await openBackOffice(office, '/users');
    await createUser(office, { email, role: 'Redaktion' }, process.env.E2E_FURNISHED_HOUSE);
    const page = await pageOf(browser, baseURL, email);
    const { secret, recovery_codes: spare } = (await post(page.request, '', { password })) as {
      secret: string;
      recovery_codes: string[];
    };
    await post(page.request, 'confirm/', { code: totp(secret) });

    await page.context().clearCookies();
    await page.goto('/de/freunde?edit');
    const dialog = page.getByRole('dialog');
    await toSecondStep(page, email);
    const code = dialog.getByLabel('Code aus der App');
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.fill('000000');
    await dialog.getByRole('button', { name: labels.de.signIn }).click();
    await expect(dialog.getByRole('alert')).toContainText('Dieser Code stimmt nicht.');
    await code.fill(totp(secret));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await saved(page);

    await page.context().clearCookies();
    await page.goto('/de/freunde?edit');
    await toSecondStep(page, email);
    await dialog.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Wiederherstellungscode').fill(spare[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await saved(page);
    await page.context().close();
  },
);
