import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInteractive } from '../support/watch-page.ts';

const main = (page: Page) => page.getByRole('main');

async function lefts(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
}

/** Address of the first entry of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  return new RegExp(`href="(${list}/[^"/]+/\\d+)"`).exec(html)?.[1] ?? '';
}

test('no line of a breadcrumb begins or ends with a slash', async ({ page }) => {
  await page.goto(await firstOf(page, '/de/kuenstler'));
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  for (const width of [320, 360, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await trail.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const list = item.parentElement!;
        const clip = Number.parseFloat(/([\d.]+)px\)$/.exec(getComputedStyle(list).clipPath)?.[1] ?? '0');
        const slash = getComputedStyle(item, '::before');
        const end = item.getBoundingClientRect().left + Number.parseFloat(slash.left) + Number.parseFloat(slash.width);
        const isFirst = item.getBoundingClientRect().left <= list.getBoundingClientRect().left + 1;
        const isCutOff = end <= list.getBoundingClientRect().left + clip;
        return isFirst === isCutOff;
      }),
    );
    expect(shown, `${width} px`).toEqual([true, true, true]);
  }
});

test('columns of text begin where the headline above them begins', async ({ page }) => {
  await page.goto('/de/besuch/barrierefreiheit');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [headline] = await lefts(main(page).getByRole('heading', { name: 'Im Haus' }));
    const [column] = await lefts(main(page).getByRole('heading', { name: 'Mit dem Rollstuhl' }));
    expect(column, `${width} px`).toBe(headline);
  }
});

test('teasers begin where the headline above them begins', async ({ page }) => {
  await page.goto('/de/besuch');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [headline] = await lefts(main(page).getByRole('heading', { name: 'Bevor Sie kommen' }));
    const [teaser] = await lefts(main(page).getByRole('heading', { name: 'Anfahrt und Parken' }));
    expect(teaser, `${width} px`).toBe(headline);
  }
});

test('the tickets of an event are in the first window of 1280 × 800 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de/programm');
  const onSale = main(page)
    .locator('[data-entry]')
    .filter({ has: page.getByRole('link', { name: /^Tickets/ }) });
  await page.goto((await onSale.locator('h4 a').first().getAttribute('href')) ?? '');
  await expect(
    main(page)
      .getByRole('link', { name: /^Tickets/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test('the mark of a category can be seen on the gradient', async ({ page }) => {
  await page.goto(await firstOf(page, '/de/programm'));
  const mark = main(page).locator('[data-category]').first();
  const [drawn, words] = await mark.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).color,
  ]);
  expect(drawn).toBe(words);
});

test('the contact form is in the first window, and a department’s link addresses it', async ({ page }) => {
  await openInteractive(page, '/de/kontakt');
  const form = page.getByRole('region', { name: 'Schreiben Sie uns' });
  await expect(form.getByLabel('Ihr Name')).toBeInViewport();
  await main(page)
    .getByRole('link', { name: /^Nachricht schreiben\s*: Presse/ })
    .click();
  await expect(page).toHaveURL(/\?department=presse[^#]*#nachricht$/);
  await expect(form.getByLabel('An', { exact: true }).locator('option:checked')).toHaveText(/^Presse/);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`a subscription is ordered from the first window of ${width} × ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openInteractive(page, await firstOf(page, '/de/abonnements'));
    const order = main(page)
      .getByRole('link', { name: /^Bestellen/ })
      .first();
    await expect(order).toBeInViewport({ ratio: 1 });
    const title = await page.locator('h1').textContent();
    await order.click();
    await expect(page.getByLabel(/^Betreff/)).toHaveValue(new RegExp(`^Abonnement bestellen: ${title}`));
    await expect(page.getByLabel('An', { exact: true }).locator('option:checked')).toHaveText(/^Abo/);
  });

test('all files of a press directory have their links in one column, and all of them come as one archive', async ({
  page,
}) => {
  await page.goto(await firstOf(page, '/de/pressedownloads'));
  await expect(main(page).getByRole('link', { name: /^Alles als ZIP laden/ })).toBeInViewport();
  const links = main(page).getByRole('link', { name: /^Herunterladen\s*: / });
  expect(await links.count()).toBeGreaterThan(1);
  expect(new Set(await lefts(links)).size).toBe(1);
});

test('rows of events have the same title, and tickets beside the bookmark, in every list', async ({ page }) => {
  const looks = new Set<string>();
  for (const address of ['/de', '/de/programm', await firstOf(page, '/de/abonnements'), '/de/search']) {
    await page.goto(address);
    const row = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Tickets/ }) })
      .first();
    const ticket = await row.getByRole('link', { name: /^Tickets/ }).boundingBox();
    const bookmark = await row.getByRole('button', { name: /^Merken/ }).boundingBox();
    const size = await row.getByRole('heading').evaluate((title) => getComputedStyle(title).fontSize);
    looks.add([size, ticket?.width, bookmark?.width, (bookmark?.y ?? 0) - (ticket?.y ?? 0)].map(String).join(', '));
  }
  expect([...looks]).toHaveLength(1);
});
