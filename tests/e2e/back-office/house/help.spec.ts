import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice } from '../../support/back-office.ts';

const words = {
  de: { help: 'Hilfe zu dieser Seite', chapters: 'Alle Kapitel', guide: 'Anleitung' },
  en: { help: 'Help for this screen', chapters: 'All chapters', guide: 'Guide' },
};

const screens = [
  { path: '/productions/3', de: 'Spielplan', en: 'Programme' },
  { path: '/media', de: 'Medien', en: 'Media' },
  { path: '/seasons/1/release', de: 'Eine Spielzeit veröffentlichen', en: 'Publishing a season' },
];

/** Follows the link with the keyboard; the guide opens in a window of its own. */
async function openHelp(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  return opened;
}

for (const language of ['de', 'en'] as const) {
  test(`help at a screen opens its chapter (${language})`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.context().on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    for (const screen of screens)
      await test.step(screen.path, async () => {
        await openBackOffice(page, screen.path, language);
        const guide = await openHelp(page, words[language].help);
        await expect(guide.getByRole('heading', { level: 1 })).toHaveText(screen[language]);
        const pictures = guide.getByRole('article').getByRole('img');
        await expect(pictures.first()).toBeVisible();
        await expect
          .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
          .toBe(true);
        await expectAccessible(guide);
        await guide.setViewportSize({ width: 360, height: 740 });
        await expectAccessible(guide);
        expect(await guide.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await guide.close();
      });
    expect(foreign).toEqual([]);
  });

  test(`the list of chapters leads from chapter to chapter (${language})`, async ({ page }) => {
    await openBackOffice(page, '/help', language);
    const list = page.getByRole('navigation', { name: words[language].chapters });
    await expect(list.getByRole('link')).toHaveCount(14);
    await expectAccessible(page);
    await list.getByRole('link').first().click();
    await expect(list.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await page.getByRole('article').getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'de' ? 'Seiten und Editor' : /^Pages/,
    );
    await page.goto('/admin/help/no-such-chapter');
    await expect(list.getByRole('link')).toHaveCount(14);
  });
}

test('a link within a chapter leads to a heading of another', async ({ page }) => {
  await openBackOffice(page, '/help/first-steps');
  await page.getByRole('article').getByRole('link', { name: 'Papierkorb' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Papierkorb' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verlauf und Papierkorb');
});

test('a chapter that could not be loaded says so', async ({ page }) => {
  await openBackOffice(page, '/help');
  const list = page.getByRole('navigation', { name: words.de.chapters });
  await page.route('**/*.js', (route) => route.abort());
  await list.getByRole('link', { name: 'Medien' }).click();
  await expect(page.getByRole('alert')).toHaveText(/konnte nicht geladen werden/);
  await expectAccessible(page);
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Noch einmal laden' }).click();
  await expect(page.getByRole('article')).toContainText('Alle Bilder, Filme');
});
