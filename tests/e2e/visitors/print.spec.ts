import { expect, test } from '@playwright/test';

for (const { screen, address, parts } of [
  { screen: 'a production', address: '/de/produktionen/la-traviata/1', parts: ['Handlung', 'Hinweise zu Inhalt'] },
  { screen: 'an event', address: '', parts: ['Hinweise zu Inhalt'] },
])
  test.describe(`${screen} on paper`, () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });
        test(`shows ${parts.join(' and ')} open`, async ({ page }) => {
          await page.goto('/de/programm');
          const events = page.locator('[data-entry] h4 a', { hasText: 'Tosca' });
          await page.goto(address || ((await events.first().getAttribute('href')) ?? ''));
          await page.emulateMedia({ media: 'print' });
          for (const part of parts) {
            const words = page
              .getByRole('main')
              .locator('details')
              .filter({ has: page.locator('summary', { hasText: part }) })
              .locator('summary + *')
              .first();
            await expect(words).toBeVisible();
            expect((await words.boundingBox())?.height).toBeGreaterThan(10);
          }
        });
      });
  });
