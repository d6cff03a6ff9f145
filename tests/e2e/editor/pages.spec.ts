import { expect } from '@playwright/test';
import { asVisitor, labels, noAxeFindings, openStartPage, publish, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks, publishDraftBlocks } from '../support/set-draft.ts';

const linkingPath = '/de/besuch/ermaessigungen';

test('a page is created, set up, previewed by link, moved to another address and deleted', async ({
  page,
  browser,
}) => {
  test.slow();
  const { de } = await openStartPage(page);
  const mark = Date.now().toString(36);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const maker = page.getByRole('dialog', { name: 'Neue Seite' });
  await maker.getByLabel('Titel Deutsch').fill(`Führung Ümläut ${mark}`);
  await maker.getByLabel('Titel Englisch').fill(`Tour ${mark}`);
  await expect(maker.getByLabel('Adresse Deutsch')).toHaveValue(`fuehrung-uemlaeut-${mark}`);
  await noAxeFindings(page);
  await maker.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(page).toHaveURL(new RegExp(`/de/fuehrung-uemlaeut-${mark}\\?edit`));
  await saved(page);
  await page.locator('[data-kind="quote"]').click();
  await expect(page.locator('[data-model="quote"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type('Noch geheim');
  await saved(page);

  // Only those with the link can see it.
  const address = `/de/fuehrung-uemlaeut-${mark}`;
  expect((await page.request.get(address, { headers: { cookie: '' } })).status()).toBe(404);
  await page.getByRole('button', { name: /^Seite einrichten/ }).click();
  const panel = page.getByRole('complementary', { name: 'Seite einrichten' });
  await panel.getByRole('button', { name: 'Link erstellen' }).click();
  const link = (await panel.getByRole('link', { name: /^Gilt bis/ }).getAttribute('href')) ?? '';
  const code = panel.getByRole('img', { name: /^QR-Code des Links/ });
  await panel.getByRole('button', { name: 'QR-Code fürs eigene Telefon' }).click();
  await expect(code).toBeInViewport({ ratio: 0.99 });
  const notice = page.locator('b', { hasText: 'Link kopiert' }).locator('../..');
  expect(await notice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await noAxeFindings(page);
  await panel.getByRole('button', { name: 'QR-Code fürs eigene Telefon' }).click();
  await expect(code).toHaveCount(0);
  const guest = await asVisitor(browser, new URL(link).pathname + new URL(link).search);
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('Noch geheim')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(guest.getByRole('complementary', { name: 'Vorschau' })).toContainText('noch nicht öffentlich');
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await panel.getByRole('button', { name: 'Link beenden' }).click();
  await expect(panel.getByRole('link', { name: /^Gilt bis/ })).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('Noch geheim')).toHaveCount(0);

  // Another page links here, and still does after the move.
  const { id } = (await (await page.request.get(`/de/pageeditor-api/page/fuehrung-uemlaeut-${mark}`)).json()) as {
    id: number;
  };
  const linking = await setDraftBlocks(page, linkingPath, [
    block('link', { content: 'Zum Haus' }, { link: `page:${id}` }),
  ]);
  await publishDraftBlocks(page, linking);

  await panel.getByRole('checkbox', { name: /^Online/ }).check();
  await panel.getByRole('checkbox', { name: 'In der Fußzeile' }).check();
  await panel.getByLabel('Steht unter').selectOption({ label: 'Freunde & Förderer' });
  await panel.getByLabel('Beschreibung').fill('Neunzig Minuten durch das Haus');
  await expect(panel.getByRole('figure')).toContainText('Neunzig Minuten');
  await noAxeFindings(page);
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  const nested = `${de}/fuehrung-uemlaeut-${mark}`;
  await expect(page).toHaveURL(new RegExp(`${nested}\\?edit`));
  await panel.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const head = page.getByRole('complementary', { name: 'Kopf der Seite' });
  await head.getByLabel('Adresse Deutsch').fill(`rundgang-${mark}`);
  await saved(page);
  await publish(page, labels.de);
  const moved = `${de}/rundgang-${mark}`;
  await expect(page).toHaveURL(new RegExp(`${moved}\\?edit`));
  const visitor = await asVisitor(browser, address);
  expect(new URL(visitor.url()).pathname).toBe(moved);
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /Neunzig Minuten/);
  await visitor.goto(linkingPath);
  await visitor.getByRole('main').getByRole('link', { name: 'Zum Haus' }).click();
  await expect(visitor).toHaveURL(moved);
  await expect(visitor.getByRole('contentinfo').locator(`a[href="${moved}"]`)).toBeVisible();

  await page.getByRole('button', { name: /^Seite einrichten/ }).click();
  await page.getByRole('button', { name: 'Seite löschen' }).click();
  const deletion = page.getByRole('dialog', { name: /löschen$/ });
  await expect(deletion).toContainText('Hierher verweisen noch (1)');
  await noAxeFindings(page);
  await deletion.getByLabel('Die alten Adressen leiten weiter zu').selectOption({ label: 'Freunde & Förderer' });
  await deletion.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${de}$`));
  await visitor.goto(moved);
  expect(new URL(visitor.url()).pathname).toBe(de);
});

test('an address with other characters is refused beside the field, and the input stays', async ({ page }) => {
  await openStartPage(page);
  const open = page.getByRole('button', { name: 'Titel und Adresse ändern' });
  await open.click();
  const panel = page.getByRole('complementary', { name: 'Kopf der Seite' });
  await panel.getByLabel('Adresse Deutsch').fill('Falsch Geschrieben');
  await expect(panel).toContainText('Nur kleine Buchstaben, Ziffern und Bindestriche');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await open.click();
  await expect(panel.getByLabel('Adresse Deutsch')).toHaveValue('Falsch Geschrieben');
});
