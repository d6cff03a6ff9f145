import { type APIRequestContext, type Browser, expect, type Page, request, test as base } from '@playwright/test';
import { axeFindings, axeOn } from './axe-on.ts';

const email = process.env.E2E_ADMIN_EMAIL ?? '';
const password = process.env.E2E_ADMIN_PASSWORD ?? '';

export const labels = {
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
type Words = typeof labels.de | typeof labels.en;

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

/** A page with a headline of its own, in both languages. */
export async function startPage(page: Page): Promise<{ de: string; en: string }> {
  const de = process.env.E2E_EDIT_PAGE ?? '/de/freunde';
  const html = await (await page.request.get(de)).text();
  const [link = ''] = /<link[^>]*hreflang="en"[^>]*>/i.exec(html) ?? [];
  return { de, en: new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '').pathname };
}

/** Each editor test starts with the page as in the demo content. */
export const test = base.extend<{ startsOver: void }>({
  startsOver: [
    async ({ baseURL }, use) => {
      await startOver(baseURL ?? '');
      await use();
    },
    { auto: true },
  ],
});

async function startOver(baseURL: string): Promise<void> {
  const cookies = await sessionAt(baseURL);
  const editor = await request.newContext({ baseURL, storageState: { cookies, origins: [] } });
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? '');
  const path = (process.env.E2E_EDIT_PAGE ?? '/de/freunde').replace('/de/', '');
  const { id } = (await (await editor.get(`/de/pageeditor-api/page/${path}`)).json()) as { id: number };
  const restored = await editor.post(`/de/pageeditor-api/section/page-${id}/restore`, {
    data: { revision: 1 },
    headers: { origin: baseURL, 'X-CSRFToken': token },
  });
  expect(restored.status()).toBe(200);
  await editor.dispose();
}

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
const sessions = new Map<string, Promise<Cookies>>();

/** One session per server and run, because checking a password is slow. */
function sessionAt(house: string): Promise<Cookies> {
  const known = sessions.get(house) ?? beginSession(house);
  sessions.set(house, known);
  return known;
}

async function beginSession(house: string): Promise<Cookies> {
  const door = await request.newContext({ baseURL: house });
  const answer = await door.post('/auth/sign-in/email', { data: { email, password }, headers: { origin: house } });
  expect(answer.status()).toBe(200);
  const { cookies } = await door.storageState();
  await door.dispose();
  return cookies;
}

/** Signs in without the dialog. */
export async function logIn(page: Page, house = base.info().project.use.baseURL ?? ''): Promise<void> {
  await page.context().addCookies(await sessionAt(house));
}

/** Signs in without the dialog, with a new session that later tests use, too: the test may end all others. */
export async function logInAfresh(page: Page): Promise<void> {
  sessions.delete(base.info().project.use.baseURL ?? '');
  await logIn(page);
}

/** Signs in without the dialog, opens a page for editing and waits until it is editable. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await logIn(page);
  await page.goto(`${path}?edit`);
  await saved(page);
}

/** Opens the page of `startPage` for editing in German. */
export async function openStartPage(page: Page): Promise<{ de: string; en: string }> {
  const paths = await startPage(page);
  await openEditor(page, paths.de);
  return paths;
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
  expect(await axeFindings(axeOn(page))).toEqual([]);
}

export const headline = (page: Page) => page.locator('[data-model="headline"] [data-field="content"]').first();
