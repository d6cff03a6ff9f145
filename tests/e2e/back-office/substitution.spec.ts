import { expect, type Page, test } from '@playwright/test';
import { choose, expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';
import { type Made, both, post, remove } from '../support/office-calls.ts';

/** A production with two lines and dates that follow its cast. */
async function makeProduction(page: Page, title: string, days: string[]) {
  const [muster, wirt] = [
    await post(page, 'persons/', { name: `Maria Muster ${title}`, is_online: false }),
    await post(page, 'persons/', { name: `Willi Wirt ${title}`, is_online: false }),
  ];
  const production = await post(page, 'productions/', {
    title: both(title),
    credits: [
      { role: { name: both(`Violetta ${title}`), kind: 'cast' }, person_id: muster.id },
      { role: { name: both(`Germont ${title}`), kind: 'cast' }, person_id: wirt.id },
    ],
  });
  const dates: Made[] = [];
  for (const start of days)
    dates.push(await post(page, 'events/', { title: both(title), production_id: production.id, start }));
  const paths = [...dates.map(({ id }) => `events/${id}`), `productions/${production.id}`];
  return { production, dates, people: [muster, wirt], paths };
}

/** The page of a date and the overlay, in a language, without scripts. */
async function seen(page: Page, { id, urls }: Made, language: 'de' | 'en'): Promise<string[]> {
  const overlay = `/${language}?event_overlay=${id}`;
  const answers = await Promise.all([urls[language], overlay].map((address) => visitorResponse(page, address)));
  return answers.map(({ html }) => html.replaceAll(/<!--.*?-->/g, ''));
}

test('a substitution is entered in the event, shown to visitors in both languages, and taken back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openBackOffice(page, '/events');
  const title = 'Abend der Umbesetzung';
  const made = await makeProduction(page, title, ['2036-10-07T19:30:00+02:00']);
  const [date] = made.dates;
  if (!date) throw new Error('There is no date');
  for (const html of await seen(page, date, 'de')) expect(html).toContain(`Maria Muster ${title}`);

  await page.goto(`/admin/events/${date.id}`);
  const section = page.getByRole('region', { name: 'Umbesetzung' });
  await expect(section.getByText('Nach der Besetzung der Produktion')).toBeVisible();
  await section.getByRole('button', { name: new RegExp(`^Umbesetzen: Violetta ${title}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Umbesetzung' });
  await expect(dialog.getByLabel('Hinweis für Besucher Deutsch')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Wer übernimmt?' })).toHaveAttribute('aria-invalid', 'true');
  await choose(dialog.getByRole('combobox', { name: 'Wer übernimmt?' }), `Nora Neu ${title}`, /Nora Neu/);
  await expect(dialog.getByLabel('Hinweis für Besucher Deutsch')).toHaveValue(
    `Umbesetzung: Nora Neu ${title} singt Violetta ${title} an Stelle von Maria Muster ${title}.`,
  );
  await dialog.getByLabel('Hinweis für Besucher Englisch').fill('Nora steps in for Maria.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText(/^statt Maria Muster/)).toBeVisible();
  const notices = page.getByRole('region', { name: 'Änderungen' });
  await expect(notices.getByLabel('Was sich ändert Englisch')).toHaveValue('Nora steps in for Maria.');

  for (const html of await seen(page, date, 'de'))
    expect(html).toMatch(new RegExp(`Nora Neu ${title}[\\s\\S]{0,80}\\(statt Maria Muster ${title}, geändert am `));
  for (const html of await seen(page, date, 'en'))
    expect(html).toMatch(new RegExp(`Nora Neu ${title}[\\s\\S]{0,80}\\(instead of Maria Muster ${title}, changed on `));
  const [german = ''] = await seen(page, date, 'de');
  expect(german).toContain(`Willi Wirt ${title}`);
  expect(german).toContain('singt Violetta');

  // The form was read again: saving it is no conflict.
  await page.getByLabel('Titel Englisch').first().fill('Evening of the substitution');
  await expect(section.getByText('Erst speichern')).toBeVisible();
  await save(page);
  await section.getByRole('button', { name: /^Zurücknehmen/ }).click();
  await expect(section.getByText(/^statt Maria Muster/)).toHaveCount(0);
  const [after = ''] = await seen(page, date, 'de');
  expect(after).toContain(`Maria Muster ${title}`);
  expect(after).not.toContain('Nora Neu');
  await remove(page, ...made.paths, ...made.people.map(({ id }) => `persons/${id}`));
});

test('one person is replaced on chosen dates of a production', async ({ page }) => {
  await openBackOffice(page, '/events');
  const title = 'Viele Umbesetzungen';
  const days = ['07', '08', '09'].map((day) => `2036-10-${day}T19:30:00+02:00`);
  const made = await makeProduction(page, title, days);
  const other = await post(page, 'persons/', { name: `Nora Neu ${title}`, is_online: false });
  await page.goto(`/admin/productions/${made.production.id}`);
  await page.getByRole('button', { name: 'Umbesetzen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Umbesetzung' });
  await dialog.getByRole('combobox', { name: 'Wer wird ersetzt?' }).click();
  await page.getByRole('option', { name: /^Violetta/ }).click();
  await choose(dialog.getByRole('combobox', { name: 'Wer übernimmt?' }), `Nora Neu ${title}`, /^Nora Neu/);
  const list = dialog.getByRole('group', { name: 'An diesen Terminen' });
  await expect(list.getByText(/Maria Muster .* → Nora Neu/)).toHaveCount(3);
  await list.getByRole('checkbox').nth(1).uncheck();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('An 2 Terminen umbesetzt')).toBeVisible();
  const shown = await Promise.all(made.dates.map(async (date) => (await seen(page, date, 'de'))[0] ?? ''));
  // The notice is also shown beside the other dates.
  expect(shown.map((html) => html.includes(`(statt Maria Muster ${title}`))).toEqual([true, false, true]);
  await remove(page, ...made.paths, `persons/${other.id}`, ...made.people.map(({ id }) => `persons/${id}`));
});

test('lines of a cast are moved by keyboard and pointer, and get one person together', async ({ page }) => {
  await openBackOffice(page, '/productions');
  const title = 'Bewegte Zeilen';
  const made = await makeProduction(page, title, []);
  await page.goto(`/admin/productions/${made.production.id}`);
  const team = page.getByRole('region', { name: 'Team und Besetzung' });
  const role = (at: number) => team.getByRole('combobox', { name: 'Aufgabe oder Partie' }).nth(at);
  await expect(role(0)).toHaveValue(`Violetta ${title}`);
  await role(0).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(role(0)).toHaveValue(`Germont ${title}`);
  await expect(role(1)).toBeFocused();
  await expect(team.getByText('Verschoben: Platz 2 von 2')).toBeAttached();
  await team.getByRole('button', { name: 'Verschieben: 2' }).press('ArrowUp');
  await expect(role(0)).toHaveValue(`Violetta ${title}`);

  const handle = team.getByRole('button', { name: 'Verschieben: 1' });
  const [from, to] = [await handle.boundingBox(), await team.getByRole('listitem').nth(1).boundingBox()];
  if (!from || !to) throw new Error('The lines are not visible');
  await page.mouse.move(from.x + 5, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(role(0)).toHaveValue(`Germont ${title}`);

  await team.getByRole('button', { name: 'Eine Person für mehrere Zeilen …' }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('combobox', { name: 'Name' }), `Maria Muster ${title}`, /^Maria Muster/);
  await dialog.getByRole('checkbox', { name: /^Violetta/ }).check();
  await dialog.getByRole('checkbox', { name: /^Germont/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'In 2 Zeilen eintragen' }).click();
  await expect(dialog).toHaveCount(0);
  for (const at of [0, 1])
    await expect(team.getByRole('combobox', { name: 'Name' }).nth(at)).toHaveValue(`Maria Muster ${title}`);
  await save(page);
  await remove(page, ...made.paths, ...made.people.map(({ id }) => `persons/${id}`));
});
