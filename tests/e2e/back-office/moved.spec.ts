import { expect, type Page, test } from '@playwright/test';
import {
  choose,
  choosePublic,
  create,
  expectAccessible,
  openBackOffice,
  publicAddress,
  save,
  visitorResponse,
} from '../support/back-office.ts';

async function createEvent(page: Page, title: string): Promise<string> {
  await openBackOffice(page, '/events/create');
  await page.getByLabel('Titel Deutsch').first().fill(title);
  await page.getByLabel('Beginn').first().fill('2099-11-21T19:30');
  await choosePublic(page);
  await create(page, 'events');
  return publicAddress(page);
}

test('a new date of a public event is a move or a correction, as the form asks', async ({ page }) => {
  const address = await createEvent(page, 'Der wandernde Abend');
  await page.getByLabel('Beginn').first().fill('2099-11-22T19:30');
  const question = page.getByRole('group', { name: 'Was ist geschehen?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible();
  await page.getByLabel('Die Angabe war falsch').check();
  await save(page);
  expect((await visitorResponse(page, address)).html).not.toContain('Verlegt vom');
  await page.getByLabel('Beginn').first().fill('2099-11-28T19:30');
  await page.getByLabel('Der Termin ist verlegt').check();
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Verlegt vom Sonntag, 22. November 2099');
  await expect(page.getByText('Angekündigt war').or(page.getByLabel('Beginn').nth(1)).first()).toBeVisible();
});

test('a cancelled event names its replacement', async ({ page }) => {
  await createEvent(page, 'Der gerettete Abend');
  const address = await createEvent(page, 'Der verlorene Abend');
  await page.getByRole('combobox', { name: 'Plätze' }).click();
  await page.getByRole('option', { name: 'Abgesagt' }).click();
  await choose(page.getByRole('combobox', { name: 'Ersatztermin' }), 'gerettete', /gerettete/);
  await save(page);
  const { html } = await visitorResponse(page, address);
  expect(html).toContain('Entfällt. Dafür:');
  expect(html).toContain('Der gerettete Abend, Samstag, 21. November 2099');
});
