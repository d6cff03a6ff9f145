import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';

const email = process.env.E2E_ADMIN_EMAIL ?? '';
const password = process.env.E2E_ADMIN_PASSWORD ?? '';

export const words = {
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    publish: 'Veröffentlichen',
    publishNow: 'Jetzt veröffentlichen',
    saved: /Gespeichert/,
    quote: 'Zitat',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    publish: 'Publish',
    publishNow: 'Publish now',
    saved: /Saved/,
    quote: 'Quote',
  },
};
type Words = typeof words.de | typeof words.en;

export async function signIn(
  page: Page,
  { email: emailLabel, password: passwordLabel, signIn: button }: Words,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(emailLabel).fill(email);
  await dialog.getByLabel(passwordLabel).fill(password);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** A page with a headline of its own, as far as the menus lead there. */
export async function startPage(page: Page): Promise<{ de: string; en: string }> {
  await page.goto(process.env.E2E_EDIT_PAGE ?? '/de/freunde');
  const en = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href');
  return { de: new URL(page.url()).pathname, en: new URL(en ?? '').pathname };
}

export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
}

export async function publish(page: Page, { publish: open, publishNow }: Words): Promise<void> {
  await page.getByRole('button', { name: open, exact: true }).click();
  await page.getByRole('button', { name: publishNow }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function asVisitor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(path);
  return visitor;
}

export async function noAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export const headline = (page: Page) => page.locator('[data-model="headline"] [data-field="content"]').first();
