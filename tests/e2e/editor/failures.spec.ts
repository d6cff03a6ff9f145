import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  headline,
  labels,
  noAxeFindings,
  openEditor,
  openStartPage,
  saved,
  signIn,
  startPage,
  test,
} from '../support/edit-page.ts';
import { paste } from '../support/paste.ts';

/** Types at the end of the first headline. */
async function write(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

/** The same page in the browser of a second editor. */
async function secondEditor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openEditor(page, path);
  return page;
}

/** Holds back the code of the rich text editor; the returned function releases it. */
async function holdMachinery(page: Page): Promise<() => void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/rich-editor-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => go();
}

/** Places the caret at the end of the first text. */
async function atEndOfText(page: Page): Promise<Locator> {
  const text = page.locator('[data-model="text"] [data-field="content"]').first();
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  return text;
}

/** Replaces the last word of the first headline; another one in its place is a conflict. */
async function replaceLastWord(page: Page, word: string): Promise<void> {
  await write(page, '');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.type(word);
}

test(
  'in a conflict one version of a headline is chosen, and text written meanwhile stays',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { de } = await startPage(page);
    // Changes of the other editor do not arrive: the event stream is blocked.
    await page.route(/\/pageeditor-api\/section\/[^/]+\/live/, (route) => route.abort());
    await openEditor(page, de);
    const other = await secondEditor(browser, de);
    await replaceLastWord(other, 'Ihres');
    await expect(other.locator('[data-alert="save"]')).toBeVisible();

    await replaceLastWord(page, 'Meines');
    const choice = page.getByRole('dialog', { name: 'Zwei Fassungen derselben Stelle' });
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(headline(page)).toBeFocused();
    await page.keyboard.type(' und mehr');
    await page.locator('[data-save-state="conflict"]').click();
    await expect(choice).toContainText('Meines und mehr');
    await choice.getByRole('button', { name: 'Diese nehmen' }).last().click();
    await choice.getByRole('button', { name: 'Fertig' }).click();
    await saved(page);
    await page.reload();
    await expect(headline(page)).toContainText('Meines und mehr');
    await expect(headline(page)).not.toContainText('Ihres');
    await other.context().close();
  },
);

test('unsaved work of a crashed window is offered again', { tag: '@core' }, async ({ page, context }) => {
  const { de } = await openStartPage(page);
  const mark = Date.now().toString(36);
  await page.route('**/operations', (route) => route.abort());
  await write(page, ` ${mark}`);
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  // A window that is closed still sends what it has; one that crashes does not.
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crashed;
  await page.close();

  const again = await context.newPage();
  await again.goto(`${de}?edit`);
  const offer = again.getByRole('dialog', { name: 'Nicht gespeicherte Arbeit gefunden' });
  await expect(offer.locator('ins')).toHaveText(mark);
  await noAxeFindings(again);
  await offer.getByRole('button', { name: 'Wiederherstellen' }).click();
  await saved(again);
  await again.reload();
  await expect(headline(again)).toContainText(mark);
  await expect(offer).toBeHidden();
});

test('text typed offline is sent when the network is back', { tag: '@core' }, async ({ page, context }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await context.setOffline(true);
  await write(page, ` ${mark}`);
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  await page.keyboard.type(' weiter');
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(headline(page)).toContainText(`${mark} weiter`);
});

test('the editor keeps a module that is inserted offline, before its code is there', async ({ page, context }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await context.setOffline(true);
  await write(page, ` ${mark}`);
  await page.getByRole('button', { name: 'Videoreihe', exact: true }).click();
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  await expect(headline(page)).toContainText(mark);
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(headline(page)).toContainText(mark);
});

test('text typed before the rich text editor is ready is kept', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  const go = await holdMachinery(page);
  const text = await atEndOfText(page);
  await page.keyboard.type(` Bald getippt: /x${mark}y`);
  await page.keyboard.press('Backspace');
  await expect(text).toContainText(new RegExp(` Bald getippt: /x${mark}$`));
  await expect(page.locator('[data-save-state="saving"]')).toBeVisible();
  go();
  await expect(text).toHaveAttribute('role', 'textbox');
  await expect(text).toContainText(new RegExp(` Bald getippt: /x${mark}$`));
  await page.keyboard.type('!');
  await saved(page);
  await page.reload();
  await expect(text).toContainText(new RegExp(` Bald getippt: /x${mark}!$`));
});

test('dead keys, input methods and pastes work before the rich text editor is ready', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  const go = await holdMachinery(page);
  const text = await atEndOfText(page);
  await page.keyboard.type(` ${mark} `);
  await paste(page, { html: '<p><b>fett</b></p>', plain: 'fett' });
  await page.keyboard.type(' Caf');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  // The rich text editor arrives between the dead key and its letter.
  const arrived = page.waitForResponse('**/assets/rich-editor-*.js');
  go();
  await (await arrived).finished();
  await input.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: 'é' });
  await expect(text).toHaveAttribute('role', 'textbox');
  await page.keyboard.type('s');
  await expect(text).toContainText(`${mark} fett Cafés`);
  await expect(text.locator('strong', { hasText: 'fett' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(text).toContainText(`${mark} fett Cafés`);
});

test('typing works when the rich text editor cannot be loaded, which loads when the network is back', async ({
  page,
}) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await page.route('**/assets/rich-editor-*.js', (route) => route.abort());
  await page.route(/\/de\/freunde$/, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  const text = await atEndOfText(page);
  await page.keyboard.type(` ${mark}`);
  await expect(page.locator('[data-alert="error"]')).toContainText('Schreiben Sie weiter');
  await page.keyboard.type(' weiter');
  await expect(text).toContainText(`${mark} weiter`);
  await page.unrouteAll();
  await expect(text).toHaveAttribute('role', 'textbox');
  await expect(text).toBeFocused();
  await page.keyboard.type('!');
  await saved(page);
  await page.reload();
  await expect(text).toContainText(`${mark} weiter!`);
});

test('a failed upload is named and retried when the server answers again', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await page.locator('[data-kind="image"]').click();
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' });
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = {
    name: `probe-${mark}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(mark)]),
  };
  await page.route('**/media/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await dialog.locator('input[type="file"]').setInputFiles([picture]);
  await expect(dialog.getByText(`probe-${mark}.png: Das Haus antwortet gerade nicht.`)).toBeVisible();
  await page.unrouteAll();
  await dialog.locator('input[type="file"]').setInputFiles([picture]);
  await expect(dialog.getByRole('option', { name: `probe-${mark}.png` })).toBeVisible();
  await expect(dialog.getByText(`probe-${mark}.png: `)).toBeHidden();
});

test('after a postponed sign-in the caret is where it was', async ({ page, context }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await context.clearCookies();
  await write(page, ` ${mark}`);
  await page.getByRole('button', { name: 'Ohne Anmeldung weiterschreiben' }).click();
  await expect(headline(page)).toBeFocused();
  await page.keyboard.type('weiter');
  await expect(headline(page)).toContainText(`${mark}weiter`);
  await page.locator('[data-save-state="signed-out"]').click();
  await signIn(page, labels.de);
  await saved(page);
});
