import { expect, test } from '@playwright/test';

for (const { screen, parts } of [
  { screen: 'a production', parts: ['Handlung', 'Hinweise zu Inhalt'] },
  { screen: 'an event', parts: ['Hinweise zu Inhalt'] },
])
  test.describe(`${screen} on paper`, () => {
    for (const javaScriptEnabled of [true, false])
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });
        test(`shows ${parts.join(' and ')} open`, async ({ page }) => {
          await page.goto('/de/produktionen/la-traviata/1');
          if (screen === 'an event')
            await page.goto(
              (await page.locator('a[href^="/de/programm/la-traviata/"]').first().getAttribute('href')) ?? '',
            );
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

for (const javaScriptEnabled of [true, false])
  test.describe(`questions on paper, scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });
    test('have their answers', async ({ page }) => {
      await page.goto('/de/bausteine');
      await page.emulateMedia({ media: 'print' });
      const answers = page.locator('main details[data-printed] > :not(summary)');
      await expect(answers.first()).toBeVisible();
      for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    });
  });

for (const width of [640, 794, 1123])
  test(`titles of the programme begin at one line on paper of ${width} px`, async ({ page }) => {
    await page.goto('/en/programme');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 1123 });
    const lefts = await page
      .locator('main [data-entry] h4')
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(5);
    expect(new Set(lefts).size).toBe(1);
  });
