import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { totp } from '../../../totp.ts';
import { logInAfresh, saved, labels } from '../../support/edit-page.ts';
import { expectAccessible } from '../../support/back-office.ts';

const email = process.env.E2E_ADMIN_EMAIL ?? '';
const password = process.env.E2E_ADMIN_PASSWORD ?? '';

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

async function toSecondStep(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labels.de.email).fill(email);
  await dialog.getByLabel(labels.de.password).fill(password);
  await dialog.getByRole('button', { name: labels.de.signIn }).click();
}

test('sign-in on the page asks for the second factor and accepts a code or a recovery code', async ({ page }) => {
  await logInAfresh(page);
  const { secret, recovery_codes: spare } = (await post(page.request, '', { password })) as {
    secret: string;
    recovery_codes: string[];
  };
  await post(page.request, 'confirm/', { code: totp(secret) });
  const owner = page.request;
  const stored = await owner.storageState();
  try {
    await page.context().clearCookies();
    await page.goto('/de/freunde?edit');
    const dialog = page.getByRole('dialog');
    await toSecondStep(page);
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
    await toSecondStep(page);
    await dialog.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Wiederherstellungscode').fill(spare[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await saved(page);
  } finally {
    await page.context().clearCookies();
    await page.context().addCookies(stored.cookies);
    await post(page.request, 'end/', { password });
  }
});
