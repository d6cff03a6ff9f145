import { type Browser, expect, type Page, test } from '@playwright/test';
import { givePassword, pageOf } from './office-users.ts';

/** Headers of a writing call with the session of a page. */
export async function writing(page: Page): Promise<Record<string, string>> {
  const { baseURL = '' } = test.info().project.use;
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  return { origin: baseURL, 'X-CSRFToken': decodeURIComponent(token) };
}

/** A colleague with an account of their own. */
export async function colleague(browser: Browser, page: Page, role: 'editor' | 'publisher') {
  const run = `${role.slice(0, 3)}-${Date.now().toString(36)}`;
  const [email, name] = [`${run}@colonia.example`, `Nele ${run}`];
  const { baseURL = '' } = test.info().project.use;
  const data = { email, username: name, role };
  const made = await page.request.post('/de/api/users/', { headers: await writing(page), data });
  expect(made.status(), await made.text()).toBe(201);
  await givePassword(email, process.env.E2E_EDITOR_HOUSE);
  return { other: await pageOf(browser, baseURL, email), email, name };
}
