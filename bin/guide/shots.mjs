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
    noteOn: 'auch an Premieren',
    note: 'Gilt das auch bei Gastspielen?',
    pattern: 'Bild',
    preview: 'Vorschau neben dem Text',
    review: 'Freigabe',
    addition: ' Der Ausweis genügt.',
    handOver: 'Zur Prüfung geben',
    reviewer: 'Wer soll prüfen?',
    comment: 'Anmerkung',
    question: 'Stimmt das noch?',
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
    noteOn: 'until the end of service',
    note: 'Also on New Year’s Eve?',
    pattern: 'Picture',
    preview: 'Preview beside the text',
    review: 'Review',
    addition: ' An ID is enough.',
    handOver: 'Hand over for review',
    reviewer: 'Who shall review it?',
    comment: 'Comment',
    question: 'Is this still right?',
    csv: 'Name;Profession;Online\r\nMara Lind;soprano;yes\r\nJonas Weber;tenor;yes\r\nIda Sommer;dramaturg;no\r\n',
  },
};

const phone = { width: 390, height: 720 };
const pageOf = { de: '/de/freunde?edit', en: '/en/friends?edit' };

const reductions = { de: '/de/besuch/ermaessigungen?edit', en: '/en/visit/reduced-prices?edit' };
const tours = { de: '/de/das-haus/fuehrungen?edit', en: '/en/the-house/guided-tours?edit' };
const gettingHere = { de: '/de/besuch/anfahrt?edit', en: '/en/visit/getting-here?edit' };
/** One page for each language, so that what is written in one is not in the picture of the other. */
const apart = { de: reductions.de, en: gettingHere.en };

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
  editor('patterns', { path: reductions, act: (page, locale) => openPatterns(page, words[locale]) }),
  editor('shared-part', { path: gettingHere, act: enterShared }),
  editor('preview', { path: gettingHere, act: (page, locale) => openPreview(page, words[locale]) }),
  editor('translation', { path: tours, act: (page, locale) => showUnread(page, words[locale]) }),
  editor('notes', { path: apart, act: (page, locale) => writeNote(page, words[locale]) }),
  editor('review', { path: apart, act: (page, locale) => handOver(page, words[locale]) }),
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

const firstText = (page) => page.locator('main [data-model="text"] [data-field="content"]').first();

/** The insert menu with a pattern, below the first text. */
async function openPatterns(page, { pattern }) {
  await firstText(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const menu = page.locator('[data-editor="menu"]');
  await menu.getByRole('combobox').fill(pattern);
  // The picture of a pattern is made of its modules.
  await menu.getByRole('group').getByRole('option').first().waitFor();
}

async function enterShared(page) {
  const part = page.locator('main [data-model="sharedpart"]').first();
  await part.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Enter');
  await page.locator('[data-editor="part-strip"]').waitFor();
}

async function openPreview(page, { preview }) {
  await page.getByRole('button', { name: preview }).click();
  await page.frameLocator('[data-editor="preview"] iframe').getByRole('heading', { level: 1 }).waitFor();
}

/** Both languages, and a text that a machine has translated; the house needs no service for that. */
async function showUnread(page, { sideBySide }) {
  await page.evaluate(async () => {
    const read = async (address) => (await fetch(`/de/pageeditor-api/${address}`)).json();
    const { id } = await read('page/das-haus/fuehrungen');
    const { revision, body } = await read(`section/page-${id}`);
    const text = body.columns[0].children.find(({ model }) => model === 'text');
    const step = { op: 'machine', id: text.id, field: 'content', locale: 'en', value: text.translations.en.content };
    const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie);
    const answer = await fetch(`/de/pageeditor-api/section/page-${id}/operations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CSRFToken': decodeURIComponent(token) },
      body: JSON.stringify({ batch: crypto.randomUUID(), base: revision, operations: [step] }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  });
  await page.reload();
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('button', { name: sideBySide }).click();
  const pair = page.locator('[data-pair]').first();
  await pair.waitFor();
  await pair.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 120));
}

async function writeNote(page, { noteOn, note }) {
  const text = firstText(page);
  await text.click({ position: { x: 4, y: 12 } });
  await page.locator('[data-field][role="textbox"]:focus').waitFor();
  await text.evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const start = walker.currentNode.data.indexOf(searched);
      if (start >= 0)
        document
          .getSelection()
          .setBaseAndExtent(walker.currentNode, start, walker.currentNode, start + searched.length);
    }
  }, noteOn);
  await page.keyboard.press('Shift+F2');
  const panel = page.locator('[data-editor="notes"]');
  await panel.locator('textarea').first().waitFor();
  await page.keyboard.type(note);
  await page.keyboard.press('ControlOrMeta+Enter');
  await panel.locator('li h3').waitFor();
}

/** Hands a changed page over to the colleague of prepare-content.mjs. */
async function handOver(page, { addition, review, handOver: label, reviewer, comment, question }) {
  await firstText(page).click({ position: { x: 4, y: 12 } });
  await page.locator('[data-field][role="textbox"]:focus').waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(addition);
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('button', { name: new RegExp(`^${review}`) }).click();
  const panel = page.locator('[data-editor="review"]');
  await panel.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reviewer).selectOption({ index: 1 });
  await dialog.getByLabel(comment).fill(question);
  await dialog.getByRole('button', { name: label }).click();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByRole('listitem').first().waitFor();
  await page.locator('[data-alert]').first().waitFor({ state: 'detached' });
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
