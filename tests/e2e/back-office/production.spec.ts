import { expect, test } from '@playwright/test';
import {
  choosePublic,
  choose,
  create,
  openBackOffice,
  publicAddress,
  visitorResponse,
} from '../support/back-office.ts';

test('a new production with cast, six dates and a gallery is public in both languages', async ({ page }) => {
  test.setTimeout(120_000);
  const setup = page.waitForResponse(/\/pageeditor-api\/setup/);
  await openBackOffice(page, '/productions/create');
  await page.getByLabel('Titel Deutsch').first().fill('Die Glocke im Strom');
  expect((await setup).status()).toBe(200);
  // This house has no service for translations.
  await expect(page.getByRole('button', { name: /übersetzen/i })).toHaveCount(0);
  await page.getByLabel('Titel Englisch').first().fill('The Bell in the River');
  await page.getByLabel('Musik von').fill('Clara Wieland');
  await page.getByLabel('Kurztext Deutsch').fill('Eine Glocke sinkt und klingt weiter.');
  await page.getByLabel('Kurztext Englisch').fill('A bell sinks and goes on ringing.');
  await choosePublic(page);
  await choose(page.getByRole('combobox', { name: 'Spielzeit' }), '2026/27', /2026\/27/);
  await choose(page.getByRole('combobox', { name: 'Sparte' }), 'Oper', 'Oper');

  const team = page.getByRole('region', { name: 'Team und Besetzung' });
  await team.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await choose(team.getByRole('combobox', { name: 'Aufgabe oder Partie' }).nth(0), 'Inszenierung', /^Inszenierung$/);
  await choose(team.getByRole('combobox', { name: 'Name' }).nth(0), 'Kasimir', /Kasimir Volant/);
  await team.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await choose(
    team.getByRole('combobox', { name: 'Aufgabe oder Partie' }).nth(1),
    'Glockengießerin',
    /Glockengießerin/,
  );
  const part = page.getByRole('dialog', { name: 'Neue Aufgabe oder Partie' });
  await part.getByLabel('Name Englisch').fill('Bell Founder');
  await part.getByRole('radio', { name: 'Auf der Bühne' }).check();
  await part.getByRole('button', { name: 'Anlegen' }).click();
  await expect(part).toBeHidden();
  await choose(team.getByRole('combobox', { name: 'Name' }).nth(1), 'Liv', /^Liv /);

  const gallery = page.getByRole('region', { name: 'Bildergalerie' });
  await gallery.getByRole('button', { name: 'Bilder hinzufügen' }).click();
  const library = page.getByRole('dialog', { name: 'Bilder wählen' });
  for (const picture of [0, 1, 2]) await library.getByRole('listitem').nth(picture).getByRole('button').click();
  await library.getByRole('button', { name: '3 übernehmen' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  const id = await create(page, 'productions');
  const address = await publicAddress(page);

  await page.goto('/admin/events/create');
  await choose(page.getByRole('combobox', { name: 'Produktion' }), 'Glocke im Strom', /Die Glocke im Strom/);
  await expect(page.getByLabel('Titel Deutsch').first()).toHaveValue('Die Glocke im Strom');
  const series = page.getByRole('group', { name: 'Mehrere auf einmal eintragen' });
  await series.getByLabel('Vom').fill('2031-05-01');
  await series.getByLabel('Bis').fill('2031-05-21');
  await series.getByRole('button', { name: 'Fr', exact: true }).click();
  await series.getByRole('button', { name: 'So', exact: true }).click();
  await series.getByRole('button', { name: '6 Termine eintragen' }).click();
  await choose(page.getByRole('combobox', { name: 'Spielort' }), 'Großes');
  await choosePublic(page);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/admin\/events\?filter=/);
  await expect(page.getByRole('row', { name: /Die Glocke im Strom/ })).toHaveCount(6);

  const german = (await visitorResponse(page, address)).html;
  for (const text of ['Die Glocke im Strom', 'Kasimir Volant', 'Glockengießerin', 'Eine Glocke sinkt', '2. Mai 2031'])
    expect(german).toContain(text);
  const english = (await visitorResponse(page, `/en/productions/the-bell-in-the-river/${id}`)).html;
  for (const text of ['The Bell in the River', 'Bell Founder', 'A bell sinks', '2 May 2031'])
    expect(english).toContain(text);
});
