import { expect, type Page } from '@playwright/test';
import { asVisitor, logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { colleague } from '../support/colleague.ts';
import { block, publishDraftBlocks, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Freigabe' });
const strip = (page: Page) => page.getByRole('region', { name: 'Stand der Freigabe' });

/** The page as visitors see it, and a draft with another word and another module. */
async function preparePage(page: Page) {
  const quote = block('quote', { content: 'Der Vorhang hebt sich um sechs.' });
  await logIn(page);
  const slug = await setDraftBlocks(page, path, [quote]);
  await publishDraftBlocks(page, slug);
  const changed = { ...quote, translations: { ...quote.translations } };
  changed.translations.de = { ...quote.translations.de, content: 'Der Vorhang hebt sich um acht.' };
  await setDraftBlocks(page, path, [changed, block('headline', { content: 'Neu im Haus' })]);
  return { quote };
}

test('a page is handed over, looked at, given back, handed over again and published; everybody is told', async ({
  page,
  browser,
}) => {
  await preparePage(page);
  const { other, name } = await colleague(browser, page, 'publisher');
  await openEditor(page, path);
  await expect(strip(page)).toBeHidden();

  // Asked by keyboard, through the command palette, although the user may publish.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Befehle' }).getByRole('combobox').fill('Zur Prüfung geben');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Zur Prüfung geben' });
  await asking.getByLabel('Wer soll prüfen?').selectOption(name);
  await asking.getByLabel('Anmerkung').fill('Stimmt die Uhrzeit?');
  await noAxeFindings(page);
  await asking.getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(asking).toBeHidden();
  await expect(strip(page)).toContainText(`Wartet auf Prüfung durch ${name}, seit`);

  // The reviewer is elsewhere, and finds the page in the list.
  await other.goto('/de/besuch?edit');
  await saved(other);
  await other.getByRole('button', { name: /^Freigabe \(\d+\)$/ }).click();
  await expect(panel(other)).toContainText('Stimmt die Uhrzeit?');
  await noAxeFindings(other);
  await panel(other)
    .getByRole('link', { name: /^Öffnen: / })
    .first()
    .click();
  await saved(other);
  await expect(strip(other)).toContainText('Wartet auf Ihre Prüfung, seit');

  // What changes, before and after.
  await strip(other).getByRole('button', { name: 'Ansehen' }).click();
  await panel(other).getByRole('button', { name: 'Ansehen und veröffentlichen' }).click();
  const publishing = other.getByRole('dialog', { name: 'Veröffentlichen' });
  const list = publishing.getByRole('listitem');
  await expect(list.filter({ hasText: 'Geändert: Zitat' }).locator('ins')).toContainText('acht');
  await expect(list.filter({ hasText: 'Geändert: Zitat' }).locator('del')).toContainText('sechs');
  await expect(list.filter({ hasText: 'Neu: Überschrift' })).toBeVisible();
  const before = other.frameLocator('iframe[title^="Vorher"]');
  const after = other.frameLocator('iframe[title^="Nachher"]');
  await expect(before.getByText('Der Vorhang hebt sich um sechs.')).toBeVisible();
  await expect(before.getByText('Neu im Haus')).toHaveCount(0);
  await expect(after.getByText('Der Vorhang hebt sich um acht.')).toBeVisible();
  await expect(after.getByText('Neu im Haus')).toBeVisible();
  await expect.poll(() => markedIn(other, 'Vorher')).toEqual(['sechs']);
  await expect.poll(() => markedIn(other, 'Nachher')).toEqual(['acht']);
  await list.filter({ hasText: 'Neu: Überschrift' }).getByRole('button').click();
  await noAxeFindings(other);
  await publishing.getByRole('button', { name: 'Abbrechen' }).click();

  // Given back; the one who has asked is told in the open window.
  await panel(other).getByRole('button', { name: 'Zurückgeben', exact: true }).click();
  await panel(other).getByRole('button', { name: 'Mit Anmerkung zurückgeben' }).click();
  await expect(panel(other).getByText('Schreiben Sie, was zu tun ist')).toBeVisible();
  await panel(other).getByLabel('Was ist zu tun?').fill('Nein, halb acht.');
  await noAxeFindings(other);
  await panel(other).getByRole('button', { name: 'Mit Anmerkung zurückgeben' }).click();
  await expect(strip(page)).toContainText(`Zurückgegeben von ${name}`);
  await expect(strip(page)).toContainText('Nein, halb acht.');
  await expect(page.getByText(`${name} gibt diese Seite zurück: Nein, halb acht.`).first()).toBeAttached();
  await noAxeFindings(page);

  // Asked again, and published.
  await strip(page).getByRole('button', { name: 'Ansehen' }).click();
  const waiting = panel(page).getByRole('heading', { name: 'Wartet auf Sie' }).locator('xpath=following-sibling::ul');
  await expect(waiting).toContainText(`Zurückgegeben von ${name}`);
  await expect(waiting).toContainText('Nein, halb acht.');
  await panel(page).getByRole('button', { name: 'Erneut zur Prüfung geben' }).click();
  await page.getByRole('dialog').getByLabel('Wer soll prüfen?').selectOption(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(strip(other)).toContainText('Wartet auf Ihre Prüfung, seit');
  await expect(waiting).not.toContainText('Nein, halb acht.');
  await panel(other).getByRole('button', { name: 'Ansehen und veröffentlichen' }).click();
  await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(publishing).toBeHidden();
  await expect(strip(page)).toBeHidden();
  await expect(strip(other)).toBeHidden();
  const visitor = await asVisitor(browser, path);
  await expect(visitor.getByText('Der Vorhang hebt sich um acht.')).toBeVisible();
  await visitor.context().close();
  await other.context().close();
});

/** The marked words in a frame. */
function markedIn(page: Page, title: string): Promise<string[]> {
  return page.evaluate((begin) => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${begin}"]`);
    const marks = frame?.contentDocument?.defaultView?.CSS.highlights.get('changed-words') ?? [];
    return Array.from(marks, (range) => range.toString());
  }, title);
}

test('an own request is withdrawn, and the look fits a phone', async ({ page, browser }) => {
  await preparePage(page);
  const { other } = await colleague(browser, page, 'editor');
  await other.setViewportSize({ width: 390, height: 800 });
  await other.goto(`${path}?edit`);
  await saved(other);
  await other.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  const asking = other.getByRole('dialog', { name: 'Um Freigabe bitten' });
  await expect(asking.getByLabel('Wer soll prüfen?')).toHaveValue('');
  await asking.getByRole('button', { name: 'Bitten' }).click();
  await expect(strip(other)).toContainText('Wartet auf Prüfung, seit');
  await noAxeFindings(other);

  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page, path);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await publishing.getByRole('button', { name: 'Was sich für Besucher ändert' }).press('Enter');
  await expect(publishing.getByText('Geändert: Zitat')).toBeVisible();
  await expect(publishing.getByRole('button', { name: 'Was sich für Besucher ändert' })).toBeInViewport({ ratio: 1 });
  const frames = publishing.locator('iframe');
  await expect(frames).toHaveCount(2);
  const [first, second] = await Promise.all([frames.nth(0).boundingBox(), frames.nth(1).boundingBox()]);
  expect(second!.y).toBeGreaterThan(first!.y + first!.height - 1);
  expect(first!.x + first!.width).toBeLessThanOrEqual(390);
  await noAxeFindings(page);
  await page.keyboard.press('Escape');

  await strip(other).getByRole('button', { name: 'Ansehen' }).click();
  await panel(other).getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(strip(other)).toBeHidden();
  await expect(strip(page)).toBeHidden();
  await other.context().close();
});
