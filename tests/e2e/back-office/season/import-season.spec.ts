import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice, visitorResponse } from '../../support/back-office.ts';

const [productionCount, eventsEach] = [15, 8];
const titles = Array.from({ length: productionCount }, (_, index) => `Importprobe ${index + 1}`);

const productionTable = [
  'Titel;Title;Untertitel;Komponist*in;Sparte;Spielzeit;Dauer;Kurztext',
  ...titles.map(
    (title, index) =>
      `${title};Import trial ${index + 1};Oper in ${(index % 4) + 1} Akten;Ada Muster;Importsparte;2038/39;2:30;Für die Probe`,
  ),
].join('\r\n');

/** One event an evening; a day and a time that the clocks skip is refused. */
const eventTable = [
  'Stück,Datum,Beginn,Ende,Ort,Preise,Vermerk',
  ...titles.flatMap((title, index) =>
    Array.from({ length: eventsEach }, (_, number) => {
      const day = new Date(Date.UTC(2038, 9, 1 + index * eventsEach + number));
      const [year, month, date] = day.toISOString().slice(0, 10).split('-');
      return `${title},${date}.${month}.${year},19:30,22:00,Importbühne,"Parkett: 89,00 / 44,50 | Rang: 59,00",${number === 0 ? 'Premiere' : ''}`;
    }),
  ),
  'Importprobe 1,27.03.2039,02:30,,Importbühne,,',
].join('\r\n');

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Datei').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function importProductions(page: Page): Promise<void> {
  await openBackOffice(page, '/productions');
  await page.getByRole('link', { name: 'Importieren' }).click();
  // As a spreadsheet on Windows writes it.
  await page
    .getByLabel('Datei')
    .setInputFiles({ name: 'spielplan.csv', mimeType: 'text/csv', buffer: Buffer.from(productionTable, 'latin1') });
  await expect(page.getByLabel('Spalte „Komponist*in“ enthält')).toHaveValue('composer');
  await expect(page.getByLabel('Spalte „Title“ enthält')).toHaveValue('title_en');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText('Es gibt keine Spielzeit „2038/39“').first()).toBeVisible();
  await page.getByLabel(/Fehlende Spielzeiten anlegen/).check();
  await page.getByLabel('Fehlende Sparten anlegen').check();
  await page.getByLabel(/sofort öffentlich/).check();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText(`Neu: ${productionCount}`)).toBeVisible();
  await expect(page.getByText('Spielzeiten: Spielzeit 2038/39')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${productionCount} Einträge übernehmen` }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toBeVisible();
}

async function importEvents(page: Page): Promise<void> {
  await openBackOffice(page, '/events');
  await page.getByRole('link', { name: 'Importieren' }).click();
  await page.getByRole('link', { name: 'Aus einer Tabelle (CSV)' }).click();
  // The screen before has a field for a file, too.
  await expect(page.getByRole('heading', { name: 'Termine aus einer Tabelle übernehmen' })).toBeVisible();
  await chooseFile(page, 'termine.csv', eventTable);
  // The column with remarks is not wanted: what it fills is chosen by hand, and saved.
  await page.getByLabel('Spalte „Vermerk“ enthält').selectOption('');
  await page.getByLabel('Spalte „Vermerk“ enthält').selectOption('flags');
  await page.getByLabel('Name der Zuordnung').fill('Disposition');
  await page.getByRole('button', { name: 'Zuordnung speichern' }).click();
  await expect(page.getByLabel('Zuordnung', { exact: true })).toHaveValue(/\d+/);
  await page.getByLabel('Spielzeit der Produktionen').selectOption('Spielzeit 2038/39');
  await page.getByLabel('Fehlende Spielorte anlegen').check();
  await page.getByLabel(/sofort öffentlich/).check();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  const count = productionCount * eventsEach;
  await expect(page.getByText(`Neu: ${count}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Zeile 122')).toBeVisible();
  await expect(page.getByText(/weil die Uhr umgestellt wird/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${count} Einträge übernehmen` }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toBeVisible({ timeout: 60_000 });
}

test('tables of a hidden season are imported with all productions and events, which visitors do not see', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await importProductions(page);
  await importEvents(page);

  const row = page.getByRole('link', { name: 'Importprobe 1', exact: true }).first();
  const address = (await row.getAttribute('href')) ?? '';
  const eventId = /\d+$/.exec(address)?.[0] ?? '';
  expect(eventId).not.toBe('');

  // The same file again, with the saved mapping, changes nothing.
  await page.goto('/admin/import/tables/events');
  await chooseFile(page, 'termine.csv', eventTable);
  await expect(page.getByLabel('Zuordnung', { exact: true })).toHaveValue(/\d+/);
  await page.getByLabel('Spielzeit der Produktionen').selectOption('Spielzeit 2038/39');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText(`Unverändert: ${productionCount * eventsEach}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Neu: 0')).toBeVisible();

  await openBackOffice(page, '/productions');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Importprobe');
  await expect(page.getByText('15 Einträge').first()).toBeVisible();
  await openBackOffice(page, '/events');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Importprobe');
  await expect(page.getByText('120 Einträge').first()).toBeVisible();

  for (const hidden of [
    '/de/api/events/?date=2038-10-01',
    '/de/api/productions/?page_size=100',
    '/de/programm?date=2038-10-01',
    '/de/api/search/?query=Importprobe',
  ]) {
    const { html } = await visitorResponse(page, hidden);
    expect(html, hidden).not.toContain('Importprobe 1');
  }
  expect((await visitorResponse(page, `/de/api/events/${eventId}/`)).status).toBe(404);
});
