import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { axeOn } from '../../support/axe-on.ts';
import { expectAccessible, save, visitorResponse } from '../../support/back-office.ts';
import { Office } from '../../support/office-calls.ts';
import { restoreSettings } from '../../support/restore-settings.ts';

restoreSettings('/house', ['theme']);

const ready = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page, name: string) => page.getByLabel(`${name}, als Code`, { exact: true });

test('a complete look is tried, adjusted and saved; what cannot be read is refused with a suggestion', async ({
  page,
}) => {
  await expect(ready(page, 'Standard')).toHaveAttribute('aria-pressed', 'true');
  await ready(page, 'Dunkel').click();
  await expect(ready(page, 'Dunkel')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  const phone = page.frameLocator('iframe[title="Startseite auf einem Telefon"]');
  await expect(phone.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 28)');
  await page.getByRole('group', { name: 'Vorschau' }).getByRole('button', { name: 'Spielplan' }).click();
  const screen = page.frameLocator('iframe[title="Spielplan auf einem Bildschirm"]');
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen.locator('body')).toHaveCSS('font-family', /Archivo/);

  await code(page, 'Schrift').fill('#444444');
  await expect(
    page.getByText(/^Schrift und Hintergrund sind sich zu ähnlich: .* Gut zu erkennen wäre #/),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(code(page, 'Schrift')).toHaveAccessibleDescription(/Schrift und Hintergrund sind sich zu ähnlich/);
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/settings/'),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await answered).status()).toBe(422);
  const { html: unchanged } = await visitorResponse(page, '/de/kontakt');
  expect(unchanged).not.toContain('data-theme');
  await page.getByRole('button', { name: /^#[0-9a-f]{6} verwenden$/ }).click();
  await expect(code(page, 'Schrift')).toBeFocused();
  await expect(page.getByText(/sind sich zu ähnlich/)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Ecken' }).click();
  await page.getByRole('option', { name: 'rund', exact: true }).click();
  await save(page);

  const { html } = await visitorResponse(page, '/de/kontakt');
  expect(html).toContain('--paper:#12151c');
  expect(html).toContain('--corner:1.5rem');
  expect(html).toMatch(/<link rel="preload"[^>]* href="\/assets\/archivo-300-/);
});

test('a look is saved as a file and taken over from it; a wrong file is refused by field', async ({ page }) => {
  await ready(page, 'Klassisch').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei herunterladen' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toEqual({ format: 'theme-1', theme: readyThemes[3]?.theme });

  await ready(page, 'Standard').click();
  const file = page.locator('input[type=file][accept*=json]');
  const named = (content: string) => ({
    name: 'theme.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await file.setInputFiles(named(text.replace('#f5efdf', 'ivory').replace('"lines"', '"line"')));
  await expect(page.getByText('Hintergrund (colours.ground) hat keinen gültigen Wert')).toBeVisible();
  await expect(page.getByText('Linien (lines) fehlt')).toBeVisible();
  await expect(ready(page, 'Standard')).toHaveAttribute('aria-pressed', 'true');
  await file.setInputFiles(named(text));
  await expect(ready(page, 'Klassisch')).toHaveAttribute('aria-pressed', 'true');
});

for (const { label, theme } of readyThemes.filter((each) => each.theme !== usualTheme))
  test(`every screen can be read and used in the look ${label.en}`, async ({ page, browser }) => {
    test.slow();
    await new Office(page).call('POST', 'settings/', { theme });
    const { origin } = new URL(page.url());
    const visitor = await browser.newContext({ reducedMotion: 'reduce' });
    const seen = await visitor.newPage();
    const first = async (list: string) => {
      const answer = await seen.request.get(`${origin}/de/api/${list}/?page_size=1`);
      return z.object({ results: z.tuple([z.object({ id: z.int(), url: z.string() })]) }).parse(await answer.json())
        .results[0];
    };
    const [production, event] = [await first('productions'), await first('events')];
    const addresses = ['/de', '/de/programm', production.url, `/de/programm?event_overlay=${event.id}`, '/de/kontakt'];
    for (const width of [360, 1280])
      for (const address of addresses) {
        await seen.setViewportSize({ width, height: 900 });
        await seen.goto(`${origin}${address}`);
        await expect(seen.locator('h1').first()).toBeVisible();
        const { violations } = await axeOn(seen).analyze();
        const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
        expect(found, `${address} at ${width}`).toEqual([]);
      }
    await visitor.close();
  });
