import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { choose, expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';
import { Office, storedSchema } from '../support/office-calls.ts';
import { createUser, pageOf } from '../support/office-users.ts';

const both = (de: string, en = de) => ({ de, en });

/** Puts somebody new into the open cast, and saves. */
async function addNewPerson(page: Page, name: string): Promise<void> {
  const team = page.getByRole('region', { name: 'Team und Besetzung' });
  await team.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await choose(team.getByRole('combobox', { name: 'Aufgabe oder Partie' }), 'Inszenierung', /^Inszenierung$/);
  await choose(team.getByRole('combobox', { name: 'Name' }), name, new RegExp(name));
  await expect(team.getByText(/^Nicht öffentlich: /)).toContainText(name);
  await save(page);
}

async function personNamed(office: Office, name: string): Promise<number> {
  const found = await office.call('GET', `persons/?translations=all&query=${encodeURIComponent(name)}`);
  const { results } = z.object({ results: z.array(storedSchema) }).parse(found);
  expect(results).toHaveLength(1);
  return results[0]?.id ?? 0;
}

async function remove(office: Office, paths: string[]): Promise<void> {
  for (const path of paths) await office.call('DELETE', `${path}/`);
}

test('a new person in a draft is named in its form, and published with it when the request is granted', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Date.now().toString(36);
  const email = `spielplan-${mark}@colonia.example`;
  await openBackOffice(page, '/users');
  await createUser(page, { email, role: 'Spielplan' });
  const editor = await pageOf(browser, baseURL, email);
  await editor.goto('/admin/productions');
  const mine = new Office(editor);
  const production = await mine.create('productions', { title: both(`Daphne ${mark}`) });
  await editor.goto(`/admin/productions/${production.id}`);
  await addNewPerson(editor, `Quirina ${mark}`);
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Um Freigabe bitten' }).click();
  await expect(dialog).toBeHidden();
  await editor.goto('/admin/requests');
  await editor.getByRole('link', { name: `Daphne ${mark}`, exact: true }).click();
  await expect(editor.getByText(/^Nicht öffentlich: /)).toContainText(`Quirina ${mark}`);
  await expectAccessible(editor);

  await page.goto('/admin/requests');
  await page.getByRole('link', { name: `Daphne ${mark}`, exact: true }).click();
  const persons = page.getByRole('group', { name: 'Personen der Besetzung, die nicht öffentlich sind' });
  await expect(persons.getByRole('checkbox', { name: `Quirina ${mark}` })).toBeChecked();
  await expectAccessible(page);
  await persons.getByRole('checkbox').press('Space');
  await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeVisible();
  await persons.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Mit einer Person veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht von/)).toBeVisible();
  const seen = await visitorResponse(page, production.urls.de);
  expect(seen.status).toBe(200);
  expect(seen.html).toContain(`Quirina ${mark}`);

  await page.goto(`/admin/productions/${production.id}`);
  await expect(page.getByRole('region', { name: 'Team und Besetzung' })).toBeVisible();
  await expect(page.getByText(/^Nicht öffentlich: /)).toHaveCount(0);
  const office = new Office(page);
  const person = await personNamed(office, `Quirina ${mark}`);
  await remove(office, [`productions/${production.id}`, `persons/${person}`]);
  await editor.context().close();
});

test('the release of a season names who is hidden in a cast, and publishes whom is ticked', async ({ page }) => {
  const mark = Date.now().toString(36);
  await openBackOffice(page, '/seasons');
  const office = new Office(page);
  const days = { starts_on: '2054-09-01', ends_on: '2055-07-31' };
  const season = await office.create('seasons', { name: both(`Spielzeit ${mark}`), ...days, state: 'draft' });
  const hidden = await office.create('persons', { name: `Neu ${mark}`, state: 'draft', is_online: true });
  const archived = await office.create('persons', { name: `Alt ${mark}`, state: 'archived' });
  const role = { name: both('Sopran', 'Soprano'), kind: 'cast' };
  const production = await office.create('productions', {
    title: both(`Daphne ${mark}`),
    season_id: season.id,
    state: 'draft',
    credits: [hidden, archived].map(({ id }) => ({ role, person_id: id })),
  });
  await page.goto(`/admin/seasons/${season.id}/release`);
  const entry = page.getByRole('region', { name: 'Produktionen' }).getByRole('listitem');
  await expect(entry.getByText('Nicht öffentlich, unten angekreuzt:')).toContainText(`Neu ${mark}`);
  await expect(entry.getByText('Nicht öffentlich, Zeile fehlt auf der Website:')).toContainText(
    `Alt ${mark} (archiviert)`,
  );
  await expectAccessible(page);
  const box = page.getByRole('checkbox', { name: `Neu ${mark}` });
  await box.press('Space');
  await expect(entry.getByText('Nicht öffentlich, Zeile fehlt auf der Website:')).toContainText(`Neu ${mark}`);
  await box.press('Space');
  await page.getByRole('button', { name: '3 Einträge jetzt veröffentlichen' }).click();
  await expect(page.getByText('Alles in dieser Spielzeit ist öffentlich oder archiviert.')).toBeVisible();
  const { html } = await visitorResponse(page, production.urls.de);
  expect(html).toContain(`Neu ${mark}`);
  expect(html).not.toContain(`Alt ${mark}`);
  const people = [hidden, archived].map(({ id }) => `persons/${id}`);
  await remove(office, [`productions/${production.id}`, `seasons/${season.id}`, ...people]);
});
