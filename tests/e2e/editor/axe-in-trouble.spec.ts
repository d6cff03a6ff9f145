import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { locales } from '#contract/base/locale.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { axeOn } from '../support/axe-on.ts';
import { logIn, openEditor, saved, signIn, test, labels } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const paths = { de: '/de/besuch/ermaessigungen', en: '/en/visit/reduced-prices' };

/** Interface texts of the editor in a language. */
function wordsOf(locale: string): (key: string) => string {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Record<string, string>;
  return (key) => messages[key] ?? `There is no message ${key}`;
}

/** The open parts of the editor, none of which may overflow the window. */
async function toolIsFine(page: Page, name: string): Promise<void> {
  const { violations } = await axeOn(page).include('[data-editor]').analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(over), name).toBe(0);
}

/** Somebody else changes one word of a headline. */
async function changeElsewhere(page: Page, slug: string, id: string, locale: 'de' | 'en'): Promise<void> {
  const address = `/de/pageeditor-api/section/${slug}`;
  const draft = (await (await page.request.get(address)).json()) as SectionDraft;
  const headline = draft.body.columns?.[0]?.children.find((each) => each.id === id);
  const before = String(headline?.translations[locale].content);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const operations = [{ op: 'set', id, field: 'content', locale, before, value: before.replace('60', '90') }];
  const answer = await page.request.post(`${address}/operations`, {
    headers: { origin: new URL(page.url()).origin, 'X-CSRFToken': decodeURIComponent(token) },
    data: { batch: randomUUID(), base: draft.revision, operations },
  });
  expect(answer.status()).toBe(200);
}

for (const locale of locales) {
  test(`axe finds nothing in error states and in phone sheets (${locale})`, async ({ page }) => {
    const says = wordsOf(locale);
    const dialog = page.getByRole('dialog');
    await logIn(page);
    const headline = block('headline', { content: 'Die Führung dauert 60 Minuten' });
    headline.translations.en.content = 'The tour takes 60 minutes';
    const slug = await setDraftBlocks(page, paths.de, [headline, block('text', { content: '<p>Ein Satz</p>' })]);
    // Changes of the other editor do not arrive by themselves.
    await page.route(/\/pageeditor-api\/section\/[^/]+\/live/, (route) => route.abort());
    await openEditor(page, paths[locale]);
    const typed = page.locator(`[data-block="${headline.id}"] [data-field="content"]`);
    const write = async (text: string) => {
      await typed.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(text);
    };

    await page.context().setOffline(true);
    await write(' A');
    await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
    await toolIsFine(page, 'offline');
    await page.context().setOffline(false);
    await saved(page);

    await changeElsewhere(page, slug, headline.id, locale);
    // The same word, so that a person has to decide.
    await typed.fill(`${(await typed.innerText()).replace('60', '75')} B`);
    await expect(dialog).toBeFocused();
    await toolIsFine(page, 'conflict');
    await dialog
      .getByRole('button', { name: says('editor_take_this') })
      .last()
      .click();
    await dialog.getByRole('button', { name: says('editor_done') }).click();
    await saved(page);
    await expect(typed).toContainText(/75.* A B$/);

    await page.context().clearCookies();
    await write(' C');
    await expect(dialog.getByLabel(says('editor_email'))).toBeFocused();
    await toolIsFine(page, 'login');
    await page.keyboard.press('Escape');
    await expect(typed).toBeFocused();
    await toolIsFine(page, 'signed out');
    await page.locator('[data-save-state="signed-out"]').click();
    await signIn(page, labels[locale]);
    await saved(page);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('[data-model="text"]').click({ position: { x: 3, y: 3 } });
    await toolIsFine(page, 'phone, selected');
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: says('editor_more') })
      .click();
    await toolIsFine(page, 'phone, menu');
    await page.getByRole('menuitem', { name: says('editor_move_to_dots') }).click();
    await expect(page.locator('[data-editor="move"]').getByRole('heading')).toBeFocused();
    await toolIsFine(page, 'phone, move');
    await page
      .locator('[data-editor="move"]')
      .getByRole('button', { name: says('editor_cancel') })
      .click();
    await expect(page.locator('[data-model="text"]')).toBeFocused();
  });
}
