import { until } from './until.mjs';

const words = {
  de: {
    check: 'Prüfen',
    would: 'Das würde geschehen',
    team: 'Team und Besetzung',
    role: 'Aufgabe oder Partie',
    substitution: 'Umbesetzung',
    settings: 'Einstellungen öffnen',
    outline: 'Gliederung',
    sideBySide: 'Nebeneinander',
    publish: 'Veröffentlichen',
    csv: 'Name;Beruf;Online\r\nMara Lind;Sopran;ja\r\nJonas Weber;Tenor;ja\r\nIda Sommer;Dramaturgin;nein\r\n',
  },
  en: {
    check: 'Check',
    would: 'What would happen',
    team: 'Team and cast',
    role: 'Task or part',
    substitution: 'Substitution',
    settings: 'Open settings',
    outline: 'Outline',
    sideBySide: 'Side by side',
    publish: 'Publish',
    csv: 'Name;Profession;Online\r\nMara Lind;soprano;yes\r\nJonas Weber;tenor;yes\r\nIda Sommer;dramaturg;no\r\n',
  },
};

const phone = { width: 390, height: 720 };
const pageOf = { de: '/de/freunde?edit', en: '/en/friends?edit' };

/** A screen of the back office. */
const office = (chapter, name, path, more = {}) => ({ chapter, name, place: 'office', path, ...more });
/** A page in the editor. */
const editor = (name, more = {}) => ({ chapter: 'pages', name, place: 'editor', path: pageOf, ...more });

/**
 * Every picture of the guide: its chapter, its name, what is opened, and `act`, what is done there before it is taken.
 * tests/guide.test.ts compares them with the chapters.
 */
export const shots = [
  office('first-steps', 'sign-in', '/', { place: 'outside', size: { width: 760, height: 520 } }),
  office('first-steps', 'overview', '/'),
  office('pages', 'page-tree', '/pages'),
  editor('editor'),
  editor('writing', { act: writeText }),
  editor('fields', { act: openFields }),
  editor('outline', { act: openOutline }),
  editor('languages', { act: openBoth }),
  editor('phone', { size: phone }),
  // Last, because they change the draft.
  editor('picture', { act: openPictures }),
  editor('publish', { act: openPublishing }),
  office('programme', 'production', ({ production }) => `/productions/${production}`),
  office('programme', 'calendar', '/calendar', { size: { width: 1100, height: 900 } }),
  office('cast', 'cast', ({ production }) => `/productions/${production}`, {
    act: (page, locale) => showCast(page, words[locale]),
  }),
  office('cast', 'substitution', ({ event }) => `/events/${event}`, {
    act: (page, locale) => scrollTo(page, words[locale].substitution),
  }),
  office('tables', 'import', '/import/tables/persons', { act: importTable }),
  office('press', 'press', '/download-directories/1'),
  office('media', 'media', '/media?filter=%7B%22kind%22%3A%22image%22%7D'),
  office('media', 'media-item', '/media/5', { size: { width: 1100, height: 1150 } }),
  office('magazine', 'article', '/articles/1'),
  office('newsletter', 'newsletter', '/newsletter-entries', { size: { width: 1100, height: 480 } }),
  office('release', 'release', ({ season }) => `/seasons/${season}/release`),
  office('users', 'user', '/users/create', { size: { width: 1100, height: 560 } }),
  office('house', 'house', '/house'),
  office('old-addresses', 'redirects', '/redirects', { size: { width: 1100, height: 600 } }),
  office('history', 'history', ({ production }) => `/productions/${production}/history`, {
    size: { width: 1100, height: 600 },
  }),
  office('history', 'bin', '/bin', { size: { width: 1100, height: 480 } }),
];

async function writeText(page) {
  await page.locator('[data-model="text"] [data-field="content"]').first().click();
}

async function openFields(page, locale) {
  await page.locator('[data-model="headline"] [data-field="content"]').first().click();
  await page.getByRole('button', { name: words[locale].settings }).click();
  await page.locator('[data-editor="fields"]').waitFor();
}

async function openPictures(page) {
  await page.locator('[data-kind="image"]').click();
  await page.locator('[data-model="image"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('img').first().waitFor();
}

async function openOutline(page, locale) {
  await page.getByRole('tab', { name: words[locale].outline }).click();
  await page.getByRole('treeitem').first().waitFor();
}

async function openBoth(page, locale) {
  await page.getByRole('button', { name: words[locale].sideBySide }).click();
  const pair = page.locator('[data-pair]').nth(2);
  await pair.waitFor();
  await pair.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 120));
}

/** With a quote that has no words yet, which is named. */
async function openPublishing(page, locale) {
  await page.locator('[data-kind="quote"]').click();
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('button', { name: words[locale].publish, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function showCast(page, { team, role }) {
  await scrollTo(page, team);
  // The names of roles and people are read afterwards.
  const fields = page.getByRole('combobox', { name: role });
  await until(() => fields.evaluateAll((all) => all.length > 0 && all.every(({ value }) => value !== '')));
}

async function importTable(page, locale) {
  const { csv, check, would } = words[locale];
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'personen.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: check }).click();
  await page.getByRole('heading', { name: would }).waitFor();
}

/** Brings a section of a form to the top. */
async function scrollTo(page, heading) {
  const section = page.getByRole('heading', { name: heading, exact: true }).first();
  await section.waitFor();
  await section.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 70));
}
