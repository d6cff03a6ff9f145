import { expect, type Locator, type Page } from '@playwright/test';
import { headline, noAxeFindings, openEditor, openStartPage, saved, startPage, test } from '../support/edit-page.ts';
import { paste } from '../support/paste.ts';

/** A new text behind the first headline, with its caret; ready for rich text. */
async function newText(page: Page): Promise<Locator> {
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const focused = page.locator('[data-model="text"] [data-field="content"][role="textbox"]:focus');
  await expect(focused).toHaveCount(1);
  const id = await focused.evaluate((element) => element.closest<HTMLElement>('[data-block]')?.dataset.block);
  return page.locator(`[data-block="${id}"] [data-field="content"]`);
}

/** The text of the block right behind the block of a text. */
const behind = (text: Locator, model: string) =>
  text
    .locator(`xpath=ancestor::*[@data-block][1]/following-sibling::*[1][@data-model="${model}"]`)
    .locator('[data-field="content"]');

const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');
const menu = (page: Page) => page.getByRole('combobox', { name: 'Baustein, Befehl oder Seite suchen' });

/** The kinds of the first blocks of the page. */
async function kinds(page: Page, count: number): Promise<(string | undefined)[]> {
  const all = await page
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((each) => (each as HTMLElement).dataset.model));
  const first = all.indexOf('headline');
  return all.slice(first, first + count);
}

test('keys pressed right after a dialog closes stay in order, however late the next frame is', async ({ page }) => {
  await openStartPage(page);
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' eins');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  // A slow machine: no frame before the keys.
  await page.evaluate(() => {
    const late: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => late.push(callback);
    Object.assign(window, { runFrames: () => late.splice(0).forEach((callback) => callback(performance.now())) });
  });
  await page.keyboard.press('Escape');
  await expect(headline(page)).toBeFocused();
  await page.keyboard.type(' zwei');
  await page.evaluate(() => (window as unknown as { runFrames: () => void }).runFrames());
  await page.keyboard.type(' drei');
  await expect(headline(page)).toHaveText(/ eins zwei drei$/);
});

test('Enter in a headline goes on in a new text, which shows its place while it is empty', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  expect(await kinds(page, 2)).toEqual(['headline', 'text']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(text).toBeVisible();
  await expect(text).toHaveAttribute('data-hint', 'Text');
  const before = await text.evaluate((element) => element.getBoundingClientRect().top);
  await text.click();
  await page.keyboard.type('Sofort da');
  await expect(text).toHaveText('Sofort da');
  expect(Math.abs((await text.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(2);
  await undo(page);
  await undo(page);
  await expect(page.locator('[data-model="text"]', { hasText: 'Sofort' })).toHaveCount(0);
});

test('Markdown and typographic characters appear while typing, and undo takes back exactly the change', async ({
  page,
}) => {
  await openStartPage(page);
  const text = await newText(page);
  await page.keyboard.type('- ');
  await expect(text.locator('ul > li')).toHaveCount(1);
  await undo(page);
  await expect(text.locator('ul')).toHaveCount(0);
  await expect(text).toHaveText('- ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1. ');
  await expect(text.locator('ol > li')).toHaveCount(1);
  await undo(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('> Wort');
  await expect(text.locator('blockquote')).toHaveText('Wort');
  await undo(page);
  await undo(page);
  await expect(text).toHaveText('> ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Sehr **laut** und _leise_');
  await expect(text.locator('strong')).toHaveText('laut');
  await expect(text.locator('em')).toHaveText('leise');
  await undo(page);
  await expect(text).toHaveText('Sehr laut und _leise_');
  await page.keyboard.type(` "Ja" - 'gut'`);
  await expect(text).toHaveText('Sehr laut und _leise_ „Ja“ – ‚gut‘');
  await undo(page);
  await expect(text).toHaveText(`Sehr laut und _leise_ „Ja“ – ‚gut'`);
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' "Ja"');
  await expect(headline(page)).toHaveText(/ „Ja“$/);
  await undo(page);
  await expect(headline(page)).toHaveText(/ „Ja"$/);
  await saved(page);
});

test('a slash in an empty text reaches commands, modules of the page and pages', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  const list = page.getByRole('listbox', { name: 'Bausteine' });
  const count = await page.locator('main [data-block]').count();

  await page.keyboard.type('/');
  await menu(page).pressSequentially('dupliz');
  await expect(list.getByRole('group', { name: 'Befehle' }).getByRole('option')).toHaveCount(1);
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-block]')).toHaveCount(count + 1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('main [data-block]')).toHaveCount(count);

  await text.click();
  await page.keyboard.type('/');
  await menu(page).pressSequentially('überschrift');
  await expect(list.getByRole('option').first()).toHaveText(/^Überschrift/);
  const modules = list.getByRole('group', { name: 'Bausteine der Seite' });
  await modules.getByRole('option').first().click();
  await expect(page.locator('main [data-model="headline"]').first()).toBeFocused();

  await text.click();
  await page.keyboard.type('/');
  await menu(page).pressSequentially('Besuch');
  await list.getByRole('group', { name: 'Seiten' }).getByRole('option', { name: 'Besuch' }).first().click();
  await expect(page).toHaveURL(/\/de\/besuch\?edit$/);
  await saved(page);
});

test('a slash in an empty paragraph and ## split a text; Backspace joins its parts', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  await page.keyboard.type('Anfang');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ende');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('/');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text.locator('p').nth(1)).toHaveText('/');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/');
  await page.keyboard.type('zitat');
  await page.keyboard.press('Enter');
  await expect.poll(() => kinds(page, 4)).toEqual(['headline', 'text', 'quote', 'text']);
  await expect(behind(text, 'quote')).toBeFocused();
  await page.keyboard.type('Dazwischen');
  await expect(text).toHaveText('Anfang');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect.poll(() => kinds(page, 3)).toEqual(['headline', 'text', 'text']);
  const rest = behind(text, 'text');
  await rest.click();
  await expect(rest).toHaveAttribute('role', 'textbox');
  await expect(rest).toBeFocused();
  // The browser moves the caret asynchronously.
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+Home');
      return rest.evaluate((node) => {
        const { anchorNode, anchorOffset } = document.getSelection() ?? {};
        const before = document.createRange();
        before.selectNodeContents(node);
        if (anchorNode) before.setEnd(anchorNode, anchorOffset ?? 0);
        return before.toString();
      });
    })
    .toBe('');
  await page.keyboard.press('Backspace');
  await expect(text.locator('p')).toHaveText(['Anfang', 'Ende']);
  await expect(text).toBeFocused();
  await page.keyboard.type('Am ');
  await expect(text.locator('p')).toHaveText(['Anfang', 'Am Ende']);
  await page.keyboard.press('Home');
  await page.keyboard.type('## ');
  await expect.poll(() => kinds(page, 3)).toEqual(['headline', 'text', 'headline']);
  await expect(behind(text, 'headline')).toHaveText('Am Ende');
  await expect(behind(text, 'headline')).toBeFocused();
  await undo(page);
  await expect(text.locator('p')).toHaveText(['Anfang', '## Am Ende']);
  await saved(page);
});

test('addresses become links: pasted on words, and typed before a space', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  await page.keyboard.type('Zur Kasse');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('button', { name: 'Fett' })).toBeVisible();
  await paste(page, { plain: 'https://kasse.example/karten' });
  await expect(text.locator('a')).toHaveText('Kasse');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://kasse.example/karten');
  await undo(page);
  await expect(text.locator('a')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.type(' auf www.oper.example. Oder');
  await expect(text.locator('a')).toHaveText('www.oper.example');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://www.oper.example');
  await expect(text).toHaveText('Zur Kasse auf www.oper.example. Oder');
  await undo(page);
  await undo(page);
  await expect(text).toHaveText('Zur Kasse auf www.oper.example. ');
  await expect(text.locator('a')).toHaveCount(0);
});

test('pasted Markdown becomes lists and headlines; a paste into a link keeps the rest of the link', async ({
  page,
}) => {
  await openStartPage(page);
  const text = await newText(page);
  await paste(page, { plain: '## Karten\n\n- **Kasse** am Platz\n- [Netz](https://kasse.example/)\n\nBis bald' });
  await expect(text.locator('ul > li')).toHaveText(['Kasse am Platz', 'Netz']);
  await expect(text.locator('a')).toHaveAttribute('href', 'https://kasse.example/');
  await expect(text.locator('p').first()).toHaveText('Karten');
  await expect(page.getByRole('region', { name: 'Eingefügt' })).toContainText('Markdown');
  await undo(page);
  await page.keyboard.type('https://kasse.example/karten ');
  await expect(text.locator('a')).toHaveText('https://kasse.example/karten');
  await page.keyboard.press('Home');
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await paste(page, { plain: 'eins\n\nzwei' });
  await expect(text.locator('p').first()).toHaveText('https://eins');
  await expect(text.locator('a').last()).toHaveText('kasse.example/karten');
});

test('Ctrl+S says saved, and Ctrl+K links the words selected by keys however fast', async ({ page }) => {
  await openStartPage(page);
  const text = await newText(page);
  await page.keyboard.type('Plan der Halle');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('[data-alert="save"]')).toContainText('Alles ist gespeichert.');
  await saved(page);
  // All keys in one turn of the browser's event loop as far as the page can tell.
  const keys = await page.context().newCDPSession(page);
  const press = (key: string, code: number, modifiers: number) =>
    keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: code, modifiers });
  await Promise.all([
    ...[1, 2, 3, 4, 5].map(() => press('ArrowLeft', 37, 8)),
    press('k', 75, process.platform === 'darwin' ? 4 : 2),
  ]);
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox').fill('https://halle.example/');
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(text.locator('a')).toHaveText('Halle');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(text).toHaveText('Plan der Halle!');
});

for (const [language, typed, shown] of [
  [
    'de',
    ' Sie rief "Vorhang auf" - und der Saal wurde dunkel.',
    ' Sie rief „Vorhang auf“ – und der Saal wurde dunkel.',
  ],
  ['en', ' She called "curtain up" - and the house went dark.', ' She called “curtain up” – and the house went dark.'],
] as const) {
  test(`the first keys, typed while the rich text loads, undo as a whole, ${language}`, async ({ page }) => {
    const paths = await startPage(page);
    await openEditor(page, paths[language]);
    let go = () => {};
    const released = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/rich-editor-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const text = page.locator('[data-model="text"] [data-field="content"]').first();
    const before = (await text.textContent()) ?? '';
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(typed);
    go();
    await expect(text).toHaveAttribute('role', 'textbox');
    await expect(text).toContainText(shown);
    await undo(page);
    await expect.poll(() => text.textContent()).toBe(before);
  });
}

test('the last words reach the server when the page is left at once', async ({ page }) => {
  const { de } = await openStartPage(page);
  const mark = Date.now().toString(36);
  await headline(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` ${mark}`);
  await page.goto(de.replace(/\/[^/]*$/, ''));
  await openEditor(page, de);
  await expect(headline(page)).toContainText(mark);
  await expect(page.getByRole('dialog')).toBeHidden();
});
