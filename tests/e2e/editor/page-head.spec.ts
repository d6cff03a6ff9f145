import { expect, type Page } from '@playwright/test';
import { asVisitor, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { wordsOnPictures } from '../support/words-on-pictures.ts';

const path = '/de/besuch/anfahrt';
/** Nearly white in places; most pictures are darker. */
const brightPicture = 'salz.jpg';
const head = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const panelIn = (page: Page) => page.getByRole('complementary', { name: 'Kopf der Seite' });
const bar = (page: Page) => page.locator('[data-editor="head-bar"]');
const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });

async function applied(page: Page): Promise<void> {
  const apply = panelIn(page).getByRole('button', { name: 'Übernehmen' });
  await apply.click();
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
}

test('the title is shown in the head while it is typed, saved and taken back', async ({ page, browser }) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await expect(panelIn(page).getByLabel('Titel Deutsch')).toBeFocused();
  await panelIn(page).getByLabel('Überschrift Deutsch').fill('Der Weg zu uns');
  await expect(head(page)).toHaveText('Der Weg zu uns');
  await noAxeFindings(page);
  await applied(page);
  const visitor = await asVisitor(browser, path);
  await expect(head(visitor)).toHaveText('Der Weg zu uns');
  await undo(page).click();
  await expect(head(page)).toHaveText(before);
  await visitor.reload();
  await expect(head(visitor)).toHaveText(before);
  await expect(panelIn(page).getByLabel('Überschrift Deutsch')).not.toHaveValue('Der Weg zu uns');
});

test('the title is typed where it stands, applied with Enter and taken back', async ({ page, browser }) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await head(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  // Typed before the bar has the stored values.
  await page.keyboard.type('Der Weg zu uns');
  await expect(bar(page)).toContainText('nicht übernommen');
  await expect(panelIn(page)).toBeHidden();
  await expect(head(page)).toHaveText('Der Weg zu uns');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Hier: ');
  await expect(head(page)).toHaveText('Hier: Der Weg zu uns');
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Übernehmen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Titel und Adresse ändern' })).toBeFocused();
  const visitor = await asVisitor(browser, path);
  await expect(head(visitor)).toHaveText('Hier: Der Weg zu uns');
  await undo(page).click();
  await expect(head(page)).toHaveText(before);
});

test('undo in the title takes back what was typed there, and Escape leaves it', async ({ page }) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await head(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' neu');
  await expect(head(page)).toHaveText(`${before} neu`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(head(page)).toHaveText(before);
  await expect(head(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Titel und Adresse ändern' })).toBeFocused();
});

test('a title that is not applied stays on the page when the panel is closed, and can be discarded', async ({
  page,
}) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await panelIn(page).getByLabel('Überschrift Deutsch').fill('Der Weg zu uns');
  await panelIn(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(head(page)).toHaveText('Der Weg zu uns');
  await bar(page).getByRole('button', { name: 'Mehr Felder' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(panelIn(page).getByLabel('Überschrift Deutsch')).toHaveValue('Der Weg zu uns');
  await panelIn(page).getByRole('button', { name: 'Schließen' }).click();
  await bar(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(head(page)).toHaveText(before);
});

test('the focal point does not lie over the title while that is typed', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Bild des Kopfes ändern' }).click();
  const dot = page.getByRole('button', { name: /^Blickpunkt/ });
  await expect(dot).toBeVisible();
  await head(page).getByRole('textbox').click();
  await expect(dot).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dot).toBeVisible();
});

test('a headline that is emptied in place and written anew does not change the title', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const title = panelIn(page).getByLabel('Titel Deutsch');
  const headline = panelIn(page).getByLabel('Überschrift Deutsch');
  const before = await title.inputValue();
  await headline.fill('Der Weg zu uns');
  await head(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(headline).toHaveValue('');
  await page.keyboard.type('Anreise');
  await expect(headline).toHaveValue('Anreise');
  await expect(title).toHaveValue(before);
  await expect(head(page)).toHaveText('Anreise');
});

test('the browser asks before it closes a window with a title that is not applied', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await panelIn(page).getByLabel('Überschrift Deutsch').fill('Der Weg zu uns');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(panelIn(page).getByLabel('Überschrift Deutsch')).toHaveValue('Der Weg zu uns');
});

test('an empty title is refused beside its field', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await panelIn(page).getByLabel('Titel Deutsch').fill('');
  await panelIn(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(panelIn(page).getByLabel('Titel Deutsch')).toHaveAttribute('aria-invalid', 'true');
});

test('the focal point is moved on the head by keys and pointer', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Bild des Kopfes ändern' }).click();
  const picture = page.getByRole('main').locator('section picture img').first();
  const position = () => picture.evaluate((img) => img.style.objectPosition);
  const dot = page.getByRole('button', { name: /^Blickpunkt/ });
  await expect(dot).toBeVisible();
  const before = await position();
  await dot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(position).not.toBe(before);
  const box = await dot.boundingBox();
  if (!box) throw new Error('The focal point has no box');
  await page.mouse.move(box.x + 15, box.y + 15);
  await page.mouse.down();
  await page.mouse.move(box.x - 85, box.y + 15, { steps: 4 });
  await page.mouse.up();
  const dragged = await position();
  await noAxeFindings(page);
  await applied(page);
  await page.reload();
  await expect.poll(position).toBe(dragged);
  await undo(page).click();
  await expect.poll(position).toBe(before);
});

test('another picture is chosen for the head, removed and taken back', async ({ page, browser }) => {
  await openEditor(page, path);
  const picture = page.getByRole('main').locator('section picture img').first();
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Bild des Kopfes ändern' }).click();
  await panelIn(page).getByRole('button', { name: 'Ändern', exact: true }).click();
  const library = page.getByRole('dialog');
  await library
    .getByRole('listbox', { name: 'Bilder' })
    .getByRole('option', { name: 'portraet-vierheller.jpg' })
    .click();
  await library.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await panelIn(page).getByRole('button', { name: 'Bild wegnehmen' }).click();
  await expect(page.getByRole('main').locator('section picture img[fetchpriority]')).toHaveCount(0);
  await applied(page);
  const visitor = await asVisitor(browser, path);
  await expect(visitor.locator(`img[src="${before}"]`)).toHaveCount(0);
  await undo(page).click();
  await expect(picture).toHaveAttribute('src', before ?? '');
});

test('the words of the head can be read on a bright picture as soon as it is chosen', async ({ page }) => {
  await openEditor(page, path);
  const picture = page.getByRole('main').locator('section picture img').first();
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Bild des Kopfes ändern' }).click();
  await panelIn(page).getByRole('button', { name: 'Ändern', exact: true }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('searchbox').fill(brightPicture);
  await library.getByRole('listbox', { name: 'Bilder' }).getByRole('option', { name: brightPicture }).click();
  await library.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await wordsOnPictures(page);
    expect(words.map((each) => each.words)).toContain('Anfahrt und Parken');
    expect(words.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
  }
});

test('the panel names the redirect of a new address, and undo restores the old address', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const slug = panelIn(page).getByLabel('Adresse Deutsch');
  const mark = `weg-${Date.now().toString(36)}`;
  await slug.fill(mark);
  await expect(panelIn(page)).toContainText(`${path} leitet nach dem Übernehmen weiter auf /de/besuch/${mark}`);
  await noAxeFindings(page);
  await applied(page);
  await expect(page).toHaveURL(new RegExp(`/de/besuch/${mark}\\?edit`));
  const old = await request.get(path, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  await undo(page).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?edit`));
});

test('who may not edit pages sees no buttons in the head', async ({ page }) => {
  await page.route('**/pageeditor-api/user', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as { capabilities: string[] };
    await route.fulfill({
      response: answer,
      json: { ...user, capabilities: user.capabilities.filter((each) => each !== 'pages') },
    });
  });
  await openEditor(page, path);
  await expect(page.getByRole('button', { name: 'Bild des Kopfes ändern' })).toHaveCount(0);
});

test('the page of a production leads to its form, and the form back to the page', async ({ page }) => {
  const answer = await page.request.get('/de/api/productions/?page_size=1');
  const { results } = (await answer.json()) as { results: { id: number; url: string }[] };
  const [production] = results;
  await openEditor(page, production?.url ?? '');
  await expect(page.getByRole('button', { name: 'Titel und Adresse ändern' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Titel, Bild und Angaben im Formular ändern' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/productions/${production?.id}$`));
  await page.getByRole('link', { name: 'Auf der Seite schreiben' }).click();
  await expect(page).toHaveURL(`${production?.url}?edit`);
  await saved(page);
});
