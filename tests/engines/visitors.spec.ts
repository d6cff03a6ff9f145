import { expect } from '@playwright/test';
import { eventsOnPage } from '../e2e/support/events-on-page.ts';
import { test } from './test.ts';

const entries = { css: '[data-entry]' };
const texts = { de: { search: 'Suche öffnen', calendar: 'Kalendar öffnen', next: 'Nächster Monat' } };

/** The dialog of a first visit would lie over the lower part of the window. */
const decline = { css: 'dialog button', name: 'Alle ablehnen' };

test('the programme is filtered in place, and Back restores the list', async ({ visitor }) => {
  await visitor.open('/de/programm');
  await visitor.click(decline);
  await visitor.sees(entries, eventsOnPage);
  await visitor.click({ css: 'main a', name: 'Oper' });
  await visitor.arrivesAt(/\?category=oper$/);
  // The address changes before the form does.
  await visitor.sees({ css: 'main a[aria-current]', name: 'Oper' });
  const venue = await visitor.run(
    () => document.querySelector<HTMLOptionElement>('[name=venue] option:nth-child(2)')?.value,
  );
  await visitor.choose('[name=venue]', venue ?? '');
  await visitor.arrivesAt(new RegExp(`category=oper&venue=${venue}$`));
  await visitor.back();
  await visitor.arrivesAt(/\?category=oper$/);
  await visitor.until(
    'the venue is reset',
    () => document.querySelector<HTMLSelectElement>('[name=venue]')?.value === '',
  );
  await visitor.click({ css: 'main a', name: 'Weitere Termine anzeigen' });
  await visitor.sees(entries, 2 * eventsOnPage);
});

test('an event opens over the list, and Back closes it', async ({ visitor }) => {
  await visitor.open('/de/programm');
  await visitor.click(decline);
  const [title = ''] = await visitor.texts({ css: '[data-entry] h4 a' });
  await visitor.click({ css: '[data-entry] h4 a' });
  await visitor.arrivesAt(/event_overlay=\d+$/);
  await visitor.sees({ css: 'dialog[open] h2', text: title });
  await visitor.press('Escape');
  await visitor.arrivesAt(/\/de\/programm$/);
  await visitor.click({ css: '[data-entry] h4 a' });
  await visitor.sees({ css: 'dialog[open]' }, 1);
  await visitor.back();
  await visitor.sees({ css: 'dialog[open]' }, 0);
  await visitor.sees(entries, eventsOnPage);
});

test('the search suggests while typing and leads to results by keyboard', async ({ visitor }) => {
  await visitor.open('/de');
  await visitor.click(decline);
  await visitor.click({ css: 'header [aria-label]', name: texts.de.search });
  await visitor.until('the field has the focus', () => document.activeElement?.getAttribute('role') === 'combobox');
  await visitor.type('SALO');
  await visitor.sees({ css: '[role=option]', text: 'Salome' });
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.arrivesAt(/^\/de\/search\?q=/);
  await visitor.sees({ css: 'main h3 a', text: 'Salome' });
});

test('a day of the header’s calendar leads to its events', async ({ visitor }) => {
  await visitor.open('/de');
  await visitor.click(decline);
  await visitor.click({ css: 'header [aria-label]', name: texts.de.calendar });
  // At the end of a month no event may be left in it.
  await visitor.click({ css: 'dialog [aria-label]', name: texts.de.next });
  const day = { css: '[role=grid] a' };
  await visitor.sees(day);
  await visitor.click(day);
  await visitor.arrivesAt(/^\/de\/programm\?date=\d{4}-\d\d-\d\d$/);
  await visitor.sees(entries);
});

test('the language switch leads to the same page', async ({ visitor }) => {
  await visitor.open('/de/impressum');
  await visitor.click({
    css: 'header [aria-label="Sprache ändern"], header summary, header button',
    text: 'Sprache ändern',
  });
  await visitor.click({ css: 'header a[lang=en]' });
  await visitor.arrivesAt(/^\/en\//);
  await visitor.until('the page is English', () => document.documentElement.lang.startsWith('en'));
});

test('events are noted, listed after a reload and removed', async ({ visitor }) => {
  await visitor.open('/de/programm');
  await visitor.click(decline);
  for (const index of [0, 2]) await visitor.click({ css: `[data-entry="${index}"] button[aria-pressed]` });
  await visitor.sees({ css: 'button[aria-pressed=true]' }, 2);
  await visitor.click({ css: 'header a[href="/de/merkzettel"]' });
  await visitor.arrivesAt(/\/de\/merkzettel$/);
  await visitor.sees(entries, 2);
  await visitor.open('/de/merkzettel');
  await visitor.sees(entries, 2);
  await visitor.click({ css: '[data-entry] button[aria-pressed=true]' });
  await visitor.sees(entries, 1);
});

test('the newsletter form names what is missing and is sent without leaving the page', async ({
  visitor,
  engineName,
}) => {
  await visitor.open('/de');
  await visitor.click(decline);
  const send = { css: 'footer button', name: 'Anmelden' };
  await visitor.click(send);
  await visitor.sees({ css: 'footer *', name: 'Bitte füllen Sie dieses Feld aus' });
  await visitor.write({ css: 'footer input', name: 'Ihre E-Mail-Adresse' }, `${engineName}@netz.example`);
  await visitor.click({ css: 'footer input[type=checkbox]', name: 'Junge Oper, für Familien und Schulen' });
  await visitor.click({ css: 'footer input[name=OPT_IN]' });
  await visitor.click(send);
  await visitor.sees({ css: 'footer [role=status], footer output', text: 'Wir haben Ihnen eine E-Mail geschickt' });
  expect(await visitor.path()).toBe('/de');
});

test('a faulty address in the contact form is named, and nothing written is lost', async ({ visitor }) => {
  await visitor.open('/de/kontakt');
  await visitor.click(decline);
  await visitor.write({ css: 'main input', name: 'Ihr Name' }, 'Maria Muster');
  await visitor.write({ css: 'main input[type=email]' }, 'maria@netz');
  await visitor.write({ css: 'main textarea' }, 'Gibt es noch Plätze?');
  const send = { css: 'main button', name: 'Nachricht senden' };
  await visitor.click(send);
  await visitor.until('the address has the focus', () => (document.activeElement as HTMLInputElement).type === 'email');
  expect(await visitor.run(() => document.querySelector('textarea')?.value)).toBe('Gibt es noch Plätze?');
  await visitor.press('Control+a');
  await visitor.type('maria@netz.example');
  await visitor.click(send);
  await visitor.sees({ css: 'main *', text: 'Danke, Ihre Nachricht ist angekommen.' });
});

test('consent is asked once, loads media when given and is kept', async ({ visitor }) => {
  await visitor.open('/de/bausteine');
  await visitor.sees({ css: 'dialog button', name: 'Alle Akzeptieren' });
  expect(await visitor.run(() => document.querySelectorAll('iframe').length)).toBe(0);
  await visitor.click({ css: 'dialog button', name: 'Einstellungen' });
  await visitor.sees({ css: 'dialog input[type=checkbox]' });
  await visitor.click(decline);
  await visitor.sees({ css: 'dialog[open]' }, 0);
  await visitor.open('/de/kontakt');
  await visitor.sees({ css: 'dialog[open]' }, 0);
  expect(await visitor.run(() => document.cookie)).toContain('cookie_consent_settings');
});

test('a ticket link opens the shop in the house’s frame', async ({ visitor }) => {
  await visitor.open('/de/programm?availability=available');
  await visitor.click(decline);
  await visitor.click({ css: '[data-entry] a[href*="/webshop/"]' });
  await visitor.arrivesAt(/^\/webshop\//);
  await visitor.sees({ css: 'h1', name: 'Kartenshop' });
  await visitor.sees({ css: '#webshop a' });
});

test('on a telephone the menu opens, unfolds and leads to a page', async ({ visitor }) => {
  await visitor.resize(360, 740);
  await visitor.open('/de');
  await visitor.click(decline);
  await visitor.click({ css: 'header summary, header button', text: 'Menü öffnen' });
  await visitor.click({ css: 'nav[aria-label="Menü"] summary, nav[aria-label="Menü"] button', name: 'Besuch' });
  await visitor.click({ css: 'nav[aria-label="Menü"] a[href="/de/besuch/anfahrt"]' });
  await visitor.arrivesAt(/\/de\/besuch\/anfahrt$/);
  await visitor.sees({ css: 'nav[aria-label="Menü"]' }, 0);
  expect(await visitor.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('without scripts pages are read, menus open, and the programme is filtered and continued', async ({ visit }) => {
  const reader = await visit({ scripts: false });
  await reader.open('/de/programm', { isReady: false });
  await reader.sees(entries, eventsOnPage);
  await reader.click({ css: 'main a', name: 'Weitere Termine anzeigen' });
  await reader.arrivesAt(/\?page=2(&|$)/);
  await reader.sees(entries, eventsOnPage);
  await reader.click({ css: 'header summary', text: 'Menü öffnen' });
  await reader.click({ css: 'nav[aria-label="Menü"] a[href="/de/kontakt"]' });
  await reader.arrivesAt(/\/de\/kontakt$/);
  await reader.sees({ css: 'main button', name: 'Nachricht senden' });
});
