import path from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, save, saveRefused } from '../../support/back-office.ts';
import { Office } from '../../support/office-calls.ts';
import { restoreSettings } from '../../support/restore-settings.ts';

const font = path.resolve('server/platform/pictures/fonts/jost-light.ttf');

restoreSettings('/house', ['theme', 'own_typeface']);

test.afterEach(async ({ page }) => {
  const office = new Office(page);
  const { results } = z
    .object({ results: z.array(z.object({ id: z.int() })) })
    .parse(await office.call('GET', 'media/?query=jost-light'));
  for (const { id } of results) await office.call('DELETE', `media/${id}/`);
});

test('a typeface of the house is uploaded, chosen, and seen by visitors', async ({ page, browser }) => {
  test.slow();
  const typeface = page.getByRole('combobox', { name: /^Schrift/ });
  await typeface.click();
  await expect(page.getByRole('option', { name: 'Eigene Schrift' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Eigene Schrift hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Name der Schrift' }).fill('Deichschrift');
  await page.getByRole('textbox', { name: 'Lizenz' }).fill('Gehört dem Haus, Websites erlaubt');
  await page.getByRole('combobox', { name: /^Art/ }).click();
  await page.getByRole('option', { name: 'ohne Serifen' }).click();
  const regular = page.getByRole('group', { name: 'Normaler Schnitt' });
  await regular.getByRole('button', { name: 'Datei wählen' }).click();
  const library = page.getByRole('dialog', { name: 'Datei wählen' });
  await library.locator('input[type=file]').setInputFiles(font);
  await library.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(regular.getByText('jost-light.ttf')).toBeVisible();
  await expectAccessible(page);
  await save(page);

  await typeface.click();
  await page.getByRole('option', { name: 'Eigene Schrift' }).click();
  const phone = page.frameLocator('iframe[title="Startseite auf einem Telefon"]');
  await expect(phone.locator('body')).toHaveCSS('font-family', /^House/);
  await save(page);

  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(new URL('/de/kontakt', page.url()).href);
  await expect(seen.locator('body')).toHaveCSS('font-family', /^House/);
  await seen.reload();
  await expect
    .poll(() =>
      seen.evaluate(
        () => [...document.fonts].filter((face) => face.family === 'House' && face.status === 'loaded').length,
      ),
    )
    .toBeGreaterThan(0);
  await visitor.close();

  await page.getByRole('button', { name: 'Eigene Schrift entfernen' }).click();
  await saveRefused(page);
  await expect(page.getByText('wählen Sie zuerst eine andere')).toBeVisible();
});
