import { expect, test } from '@playwright/test';
import { expectAccessible, openBackOffice } from '../support/back-office.ts';

test('a table of persons is previewed, then imported; errors name their line', { tag: '@core' }, async ({ page }) => {
  await openBackOffice(page, '/persons');
  await page.getByRole('link', { name: 'Importieren' }).click();
  const csv = 'Name;Beruf;Online\r\nRosalind Achterberg;Dramaturgin;ja\r\nFalsch Gefragt;Tenor;vielleicht\r\n';
  await page
    .getByLabel('Datei')
    .setInputFiles({ name: 'personen.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Das würde geschehen' })).toBeVisible();
  await expect(page.getByText('Bitte ja oder nein schreiben')).toBeVisible();
  await page.getByText(/Unterschied/).click();
  await expect(page.getByRole('insertion').filter({ hasText: 'Dramaturgin' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Einen Eintrag übernehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toBeVisible();
  await page.getByRole('link', { name: 'Rosalind Achterberg' }).click();
  await expect(page.getByLabel('Beruf oder Stimmfach Deutsch')).toHaveValue('Dramaturgin');
});

test('the ticket system’s export creates an event, and another file is refused with a reason', async ({ page }) => {
  await openBackOffice(page, '/import/events');
  const choose = async (text: string) => {
    await page
      .getByLabel('Datei')
      .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Prüfen' }).click();
  };
  await choose('<html>');
  await expect(page.getByRole('alert')).toContainText(/\w/);
  await choose(
    '<?xml version="1.0"?><veranstaltungen><veranstaltung id="990077"><titel>Gastspiel der Journale</titel><datum>01.02.2031</datum><veranstaltungsbeginn>1930</veranstaltungsbeginn><preis1>12,50</preis1></veranstaltung></veranstaltungen>',
  );
  await expect(page.getByText('Neu: 1')).toBeVisible();
  // The preview was that of drafts.
  await page.getByLabel(/sofort öffentlich/).check();
  await expect(page.getByText('Neu: 1')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /übernehmen$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: 'Einen Eintrag übernehmen' }).click();
  await page.getByRole('link', { name: 'Gastspiel der Journale' }).click();
  await expect(page.getByLabel('Beginn').first()).toHaveValue('2031-02-01T19:30');
  await expect(page.getByLabel('Nummer beim Kartenanbieter')).toHaveValue('990077');
});

test('the columns of a table that was chosen before do not take the place of those of the next one', async ({
  page,
}) => {
  await openBackOffice(page, '/import/tables/persons');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const columns = '**/columns/**';
  let asked = 0;
  await page.route(columns, async (route) => {
    asked += 1;
    if (asked === 1) await held;
    await route.continue();
  });
  const choose = (text: string) =>
    page.getByLabel('Datei').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await Promise.all([page.waitForRequest(columns), choose('Alt;Beruf\r\nMimì;Sopran\r\n')]);
  await choose('Neu;Beruf\r\nMimì;Sopran\r\n');
  const shown = (name: string) => page.getByRole('listitem').getByText(name, { exact: true });
  await expect(shown('Neu')).toBeVisible();
  const late = page.waitForResponse(columns);
  answer();
  await (await late).finished();
  // Time enough to show them.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 100)));
  await expect(shown('Neu')).toBeVisible();
  await expect(shown('Alt')).toHaveCount(0);
});

test('a file that was corrected can be chosen again, and half a preview offers nothing to take', async ({ page }) => {
  await openBackOffice(page, '/import/tables/persons');
  const file = page.getByLabel('Datei');
  const csv = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\r\nElsa\r\nOrtrud\r\n') };
  await file.setInputFiles(csv);
  // Browsers tell nothing of a file that is chosen already.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()]);
  await expect(file).toHaveValue('');
  await chooser.setFiles(csv);
  await page.route('**/import/tables/persons/?*', async (route) => {
    if (!route.request().url().includes('from=0')) return route.abort();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), next: 1 } });
  });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Das würde geschehen' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: /übernehmen$/ })).toHaveCount(0);
});
