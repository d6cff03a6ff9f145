import { expect, type Locator, type Page } from '@playwright/test';
import { asVisitor, logIn, noAxeFindings, openEditor, publish, saved, test, labels } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/das-haus/geschichte';

async function openEmpty(page: Page): Promise<void> {
  await logIn(page);
  await setDraftBlocks(page, path, [block('headline', { content: 'Von gestern' })]);
  await setDraftBlocks(page, path, []);
  await openEditor(page, path);
}

/** The expected page, block by block. */
const whole = [
  'image',
  'headline',
  'text',
  'container',
  'text',
  'quote',
  'teaserlist',
  'teaseritem',
  'teaseritem',
  'teaseritem',
  'faq',
  'faqitem',
  'eventlist',
  'eventitem',
  'eventitem',
];

function kindsOf(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((each) => (each as HTMLElement).dataset.model));
}

/** Opens the insert menu by its key at the selected block. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await chooseKind(page, name);
}

async function chooseKind(page: Page, name: string): Promise<void> {
  await expect(page.locator('[data-editor="menu"]').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-editor="menu"]').getByRole('combobox')).toBeHidden();
}

const focusedField = (page: Page, field: string) => page.locator(`[data-field="${field}"]:focus`);
const focusedKind = (page: Page, model: string) => page.locator(`[data-model="${model}"]:focus`);

async function write(page: Page, field: string, text: string): Promise<void> {
  await expect(focusedField(page, field)).toHaveCount(1);
  await page.keyboard.type(text);
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let press = 0; press < 20 && !(await target.evaluate(hasFocus)); press += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

const hasFocus = (element: Element) => element === document.activeElement;

async function chooseFirstImage(page: Page): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Bild wählen' });
  await expect(picker).toBeVisible();
  // A picture of the demo content: other tests add pictures without a description.
  await page.keyboard.type('portraet-lykke');
  await expect(picker.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await tabTo(page, picker.getByRole('listbox').getByRole('option').first(), 'Tab');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  // Backwards is shorter: over the search to the buttons at the end.
  await tabTo(page, picker.getByRole('button', { name: 'Bild einsetzen' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
}

test('a whole page is built by keyboard alone', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await openEmpty(page);
  const begin = page.getByRole('button', { name: 'Baustein hier einfügen' });
  await expect(begin).toBeVisible();
  for (let press = 0; press < 5 && !(await begin.evaluate(hasFocus)); press += 1) await page.keyboard.press('F6');
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await chooseKind(page, 'bild');
  await expect(focusedKind(page, 'image')).toBeVisible();
  await page.keyboard.press('Enter');
  await chooseFirstImage(page);
  await expect(focusedKind(page, 'image')).toBeVisible();

  await insert(page, 'überschrift');
  await write(page, 'content', 'Hundert Jahre Licht');
  await page.keyboard.press('Escape');
  await insert(page, 'text');
  await expect(focusedField(page, 'content')).toHaveCount(1);
  await page.keyboard.type('Das Haus wurde 1926 eröffnet.');
  await page.keyboard.press('Escape');

  await insert(page, 'spalten');
  await expect(focusedKind(page, 'container')).toBeVisible();
  await page.keyboard.press('Enter');
  const layout = page.getByRole('radio', { name: 'Zwei Hälften' });
  await expect(page.getByRole('complementary', { name: /Felder/ })).toBeVisible();
  for (let press = 0; press < 6 && !(await page.locator('input[type="radio"]:focus').count()); press += 1)
    await page.keyboard.press('Tab');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(layout).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(focusedKind(page, 'container')).toBeVisible();
  await insert(page, 'text');
  await expect(focusedField(page, 'content')).toHaveCount(1);
  await page.keyboard.type('Links ein Text.');
  await page.keyboard.press('Escape');
  await insert(page, 'zitat');
  await write(page, 'content', 'Und rechts ein Zitat');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(focusedKind(page, 'quote')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focusedKind(page, 'container')).toBeVisible();

  await insert(page, 'kacheln');
  for (const [at, name] of ['Malsaal', 'Maske', 'Fundus'].entries()) {
    if (at > 0) await page.keyboard.press('/');
    await write(page, 'headline', name);
    await page.keyboard.press('Escape');
    await expect(focusedKind(page, 'teaseritem')).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await insert(page, 'fragen');
  await write(page, 'content', 'Gibt es Führungen?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await insert(page, 'termine');
  await write(page, 'headline', 'Nächste Termine');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(focusedKind(page, 'eventitem')).toBeVisible();
  await page.keyboard.press('Enter');
  const events = page.getByRole('dialog', { name: 'Termine wählen' });
  await expect(events.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await tabTo(page, events.getByRole('button', { name: '2 Termine einsetzen' }), 'Tab');
  await page.keyboard.press('Enter');
  await expect(events).toBeHidden();

  expect(await kindsOf(page)).toEqual(whole);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await saved(page);
  await noAxeFindings(page);
  await publish(page, labels.de);
  const visitor = await asVisitor(browser, path);
  await expect(visitor.getByRole('heading', { name: 'Hundert Jahre Licht' })).toBeVisible();
  await expect(visitor.getByText('Und rechts ein Zitat')).toBeVisible();
  await expect(visitor.getByText('Maske', { exact: true })).toBeVisible();
  await visitor.context().close();
});

test('a whole page is built by touch at 360 px', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openEmpty(page);
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Baustein', exact: true }).tap();
    await page.locator(`[data-kind="${kind}"]`).first().tap();
    await expect(page.locator(`main [data-model="${kind}"]`).last()).toBeVisible();
  };
  const type = async (text: string) => {
    await expect(page.locator('[data-field]:focus')).toHaveCount(1);
    await page.keyboard.type(text);
  };

  await add('image');
  await page.locator('[data-editor="overlay"]').getByRole('button', { name: 'Bild wählen' }).tap();
  const picker = page.getByRole('dialog', { name: 'Bild wählen' });
  await picker.getByRole('searchbox').fill('portraet-lykke');
  await expect(picker.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await picker.getByRole('listbox').getByRole('option').first().tap();
  await picker.getByRole('button', { name: 'Bild einsetzen' }).tap();
  await expect(picker).toBeHidden();
  await add('headline');
  await type('Auf dem Telefon');
  await add('text');
  await type('Unterwegs geschrieben.');
  await page.getByRole('button', { name: 'Baustein', exact: true }).tap();
  await page.getByRole('button', { name: 'Spalten 50–50', exact: true }).tap();
  const rooms = page.locator('[data-model="container"] [data-list]');
  await expect(rooms).toHaveCount(2);
  await page.getByRole('button', { name: 'Baustein hier einfügen' }).first().tap();
  await page.getByRole('option', { name: 'Text', exact: true }).tap();
  await type('In der ersten Spalte.');
  await page.getByRole('button', { name: 'Baustein hier einfügen' }).first().tap();
  await page.getByRole('option', { name: 'Zitat', exact: true }).tap();
  await type('In der zweiten');
  await add('teaserlist');
  const tiles = page.locator('[data-model="teaseritem"]');
  await tiles.last().locator('[data-field="headline"]').tap();
  await type('Malsaal');
  for (const name of ['Maske', 'Fundus']) {
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).last().tap();
    await type(name);
  }
  await add('faq');
  await page.locator('[data-model="faqitem"] [data-field="content"]').tap();
  await type('Und mit dem Daumen?');
  await add('eventlist');
  await type('Termine');
  await page.locator('[data-editor="overlay"]').getByRole('button', { name: 'Termine wählen' }).last().tap();
  const events = page.getByRole('dialog', { name: 'Termine wählen' });
  await events.getByRole('checkbox').first().tap();
  await events.getByRole('checkbox').nth(1).tap();
  await events.getByRole('button', { name: '2 Termine einsetzen' }).tap();
  await expect(events).toBeHidden();
  await saved(page);

  // From the end of the page to its beginning, in the move dialog.
  await page.getByRole('button', { name: 'Gliederung', exact: true }).tap();
  await page.getByRole('treeitem', { name: /^Termine/ }).tap();
  await page.locator('[data-editor="modules"]').getByRole('button', { name: 'Schließen' }).tap();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mehr' }).tap();
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).tap();
  const sheet = page.getByRole('complementary', { name: 'Termine verschieben' });
  await noAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Termine, wird verschoben')).toHaveCount(0);
  await page.getByRole('toolbar').getByRole('button', { name: 'Mehr' }).tap();
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).tap();
  await sheet.getByRole('button', { name: /Bild/ }).first().tap();
  await sheet.getByRole('button', { name: 'Hier ablegen' }).tap();
  const kinds = await kindsOf(page);
  expect(kinds.slice(0, 3)).toEqual(['image', 'eventlist', 'eventitem']);
  const sorted = (some: readonly (string | undefined)[]) => some.map(String).toSorted((a, b) => a.localeCompare(b));
  expect(sorted(kinds)).toEqual(sorted(whole));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await saved(page);
  await context.close();
});
