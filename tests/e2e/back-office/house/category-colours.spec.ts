import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, openBackOffice, save, saveRefused, visitorResponse } from '../../support/back-office.ts';
import { Office } from '../../support/office-calls.ts';

const stored = z.object({ results: z.array(z.object({ id: z.int(), colour: z.string(), slug: z.string() })) });

/** The categories as they were. */
let before: z.output<typeof stored>['results'] = [];

test.beforeEach(async ({ page }) => {
  await openBackOffice(page, '/categories');
  const list = await new Office(page).call('GET', 'categories/?translations=all&sort=position&page_size=100');
  before = stored.parse(list).results;
});

test.afterEach(async ({ page }) => {
  const office = new Office(page);
  for (const { id, colour } of before) await office.change('categories', id, { colour });
  await office.call('POST', 'categories/order/', { ids: before.map(({ id }) => id) });
});

const rows = (page: Page) => page.getByRole('dialog').getByRole('listitem');

test('the order of categories is changed with keys and by dragging, and visitors see it', async ({ page }) => {
  await page.getByRole('button', { name: 'Reihenfolge', exact: true }).click();
  await expect(rows(page)).toHaveCount(before.length);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await expectAccessible(page);
  await rows(page).first().getByRole('button', { name: 'Verschieben: Oper', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveText('Oper');
  await expect(page.getByText(`Verschoben: Platz 2 von ${before.length}`)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Verschieben: Oper', exact: true })).toBeFocused();

  const [from, to] = [
    await page.getByRole('button', { name: 'Verschieben: Konzert', exact: true }).boundingBox(),
    await rows(page).first().boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 10, (to?.y ?? 0) + 8, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page).first()).toHaveText('Konzert');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^(?:Konzert|Operette|Oper)$/ })).toHaveText([
    'Konzert',
    'Operette',
    'Oper',
  ]);

  const { html } = await visitorResponse(page, '/de/programm');
  // The filters come before the list.
  const filters = [...html.matchAll(/data-category="([^"]+)"/g)].map(([, slug]) => slug);
  expect(filters.slice(0, 3)).toEqual(['konzert', 'operette', 'oper']);
});

test('a colour that cannot be seen is named with one that can, and the chosen one is on the website', async ({
  page,
}) => {
  const dance = before.find(({ slug }) => slug === 'tanz');
  await openBackOffice(page, `/categories/${dance?.id}`);
  const code = page.getByLabel('Farbe der Sparte, als Code', { exact: true });
  await code.fill('#f3ecdc');
  await expect(
    page.getByText(/^Diese Farbe und Hintergrund sind sich zu ähnlich: Der Kontrast ist 1, nötig ist 3\./),
  ).toBeVisible();
  await expectAccessible(page);
  await saveRefused(page);
  await page.getByRole('button', { name: /^#[0-9a-f]{6} verwenden$/ }).click();
  await expect(code).toBeFocused();
  await expect(page.getByText(/sind sich zu ähnlich/)).toHaveCount(0);
  await code.fill('#7a1fa2');
  await save(page);

  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(new URL('/de/programm?category=tanz', page.url()).href);
  const mark = visitor?.locator('[data-category=tanz]').first();
  await expect
    .poll(() => mark?.evaluate((each) => getComputedStyle(each, '::before').backgroundColor))
    .toBe('rgb(122, 31, 162)');
  await visitor?.close();
  await page.getByRole('button', { name: 'Farbe der Gestaltung' }).click();
  await save(page);
  const { html } = await visitorResponse(page, '/de/programm');
  expect(html).not.toContain('data-theme');
});
