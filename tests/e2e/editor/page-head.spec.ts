import { expect, type Page } from '@playwright/test';
import { colleague } from '../support/colleague.ts';
import { asVisitor, labels, noAxeFindings, openEditor, publish, saved, test } from '../support/edit-page.ts';
import { Office } from '../support/office-calls.ts';
import { restoreDraft } from '../support/set-draft.ts';
import { wordsOnPictures } from '../support/words-on-pictures.ts';

/** Used by no other test: what one of them proposes would be seen by the others. */
const path = '/de/das-haus/orchester';
/** Nearly white in places; most pictures are darker. */
const brightPicture = 'salz.jpg';
const head = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const panelIn = (page: Page) => page.getByRole('complementary', { name: 'Kopf der Seite' });
const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig/ });

// Nothing that a test has proposed is left to the next one.
test.beforeEach(({ page }) => restoreDraft(page, path));

test('the title is part of the draft: visitors see it when it is published, and when that is taken back', async ({
  page,
  browser,
}) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await expect(panelIn(page).getByLabel('Titel Deutsch')).toBeFocused();
  await panelIn(page).getByLabel('Überschrift Deutsch').fill('Der Weg zu uns');
  await expect(head(page)).toHaveText('Der Weg zu uns');
  await saved(page);
  await noAxeFindings(page);
  const visitor = await asVisitor(browser, path);
  await expect(head(visitor)).toHaveText(before);

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await dialog.getByRole('button', { name: 'Was sich für Besucher ändert' }).click();
  const change = dialog.getByRole('listitem').filter({ hasText: 'Kopf der Seite' });
  await expect(change.locator('ins').first()).toBeVisible();
  await expect(change).toContainText('Der Weg zu uns');
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toBeHidden();
  await visitor.reload();
  await expect(head(visitor)).toHaveText('Der Weg zu uns');

  await undo(page).click();
  await expect(head(page)).toHaveText(before);
  await expect(panelIn(page).getByLabel('Überschrift Deutsch')).not.toHaveValue('Der Weg zu uns');
  await saved(page);
  await publish(page, labels.de);
  await visitor.reload();
  await expect(head(visitor)).toHaveText(before);
});

test('the title is typed where it stands, kept in the draft and taken back', async ({ page, browser }) => {
  await openEditor(page, path);
  const before = await head(page).innerText();
  await head(page).getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Der Weg zu uns');
  await expect(panelIn(page)).toBeHidden();
  await expect(head(page)).toHaveText('Der Weg zu uns');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Hier: ');
  await expect(head(page)).toHaveText('Hier: Der Weg zu uns');
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Titel und Adresse ändern' })).toBeFocused();
  await saved(page);
  await page.reload();
  await expect(head(page)).toHaveText('Hier: Der Weg zu uns');
  await expect(head(await asVisitor(browser, path))).toHaveText(before);
  while ((await head(page).innerText()) !== before) await undo(page).click();
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

test('somebody who does not publish decides between the headline of the draft and one that the office has changed', async ({
  page,
  browser,
}) => {
  await openEditor(page, path);
  const { id } = (await (await page.request.get(`/de/pageeditor-api/page${path.slice(3)}`)).json()) as { id: number };
  const office = new Office(page);
  const before = (await office.call('GET', `pages/${id}/?translations=all`)) as {
    headline: { de: string; en: string };
  };
  const { other } = await colleague(browser, page, 'editor');
  const headline = panelIn(other).getByLabel('Überschrift Deutsch');
  const overtaken = panelIn(other).locator('[data-overtaken="headline"]');
  const open = async () => {
    await other.goto(`${path}?edit`);
    await saved(other);
    await other.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  };
  await open();
  await headline.fill('Unser Vorschlag');
  await saved(other);

  await office.change('pages', id, { headline: { ...before.headline, de: 'Aus der Verwaltung' } });
  await open();
  await expect(headline).toHaveValue('Unser Vorschlag');
  await expect(overtaken).toContainText('Aus der Verwaltung');
  await noAxeFindings(other);
  await overtaken.getByRole('button', { name: 'Das des Entwurfs' }).click();
  await expect(overtaken).toHaveCount(0);
  await expect(headline).toHaveValue('Unser Vorschlag');
  await saved(other);

  await office.change('pages', id, { headline: { ...before.headline, de: 'Noch einmal anders' } });
  await open();
  await overtaken.getByRole('button', { name: 'Das der Besucher' }).click();
  await expect(overtaken).toHaveCount(0);
  await expect(headline).toHaveValue('Noch einmal anders');
  await saved(other);

  await other.goto(`/admin/pages/${id}`);
  await expect(other.getByText('gehören zum Entwurf der Seite')).toBeVisible();
  await expect(other.getByLabel('Überschrift Deutsch')).not.toBeEditable();
  await expect(other.getByLabel('Titel in Suchmaschinen Deutsch').first()).toBeEditable();
  await office.change('pages', id, { headline: before.headline });
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

test('an empty title is named beside its field, and keeps the page from being published', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await panelIn(page).getByLabel('Titel Deutsch').fill('');
  await expect(panelIn(page).getByLabel('Titel Deutsch')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveAttribute('aria-disabled', 'true');
  const missing = dialog.getByRole('listitem').filter({ hasText: 'Titel' });
  await expect(missing).toContainText('Kopf der Seite');
  await missing.getByRole('button', { name: 'Hingehen' }).click();
  await expect(panelIn(page).getByLabel('Titel Deutsch')).toBeFocused();
});

test('the address of another page is named while it is typed', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const slug = panelIn(page).getByLabel('Adresse Deutsch');
  await slug.fill('geschichte');
  await expect(panelIn(page)).toContainText('Unter /de/das-haus/geschichte gibt es schon eine Seite');
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
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
  await saved(page);
  await page.reload();
  await expect.poll(position).toBe(dragged);
  await undo(page).click();
  await expect.poll(position).not.toBe(dragged);
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
  await saved(page);
  const visitor = await asVisitor(browser, path);
  await expect(visitor.locator(`img[src="${before}"]`)).toHaveCount(1);
  await undo(page).click();
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
  // The notice of saving lies over the credit of the picture.
  const notices = page.locator('[data-editor="alerts"]');
  await expect(notices).toContainText('Gespeichert');
  await expect(notices).toBeEmpty({ timeout: 15_000 });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const words = await wordsOnPictures(page);
    expect(words.map((each) => each.words)).toContain('Orchester');
    expect(words.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
  }
});

test('a new address is published with a redirect, and so is the old one again', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const slug = panelIn(page).getByLabel('Adresse Deutsch');
  const mark = `weg-${Date.now().toString(36)}`;
  await slug.fill(mark);
  await expect(panelIn(page)).toContainText(`${path} leitet nach dem Veröffentlichen weiter auf /de/das-haus/${mark}`);
  await noAxeFindings(page);
  await saved(page);
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  await panelIn(page).getByRole('button', { name: 'Fertig' }).click();
  await publish(page, labels.de);
  await expect(page).toHaveURL(new RegExp(`/de/das-haus/${mark}\\?edit`));
  const old = await request.get(path, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  await undo(page).click();
  await saved(page);
  await publish(page, labels.de);
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
