// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { renderPart as RenderPart } from '../panel/render-part.fixture.tsx';
import { answerCalls, setUpFakeTimers, click, pass, press, watchReports } from '../panel/render-part.fixture.tsx';
import type { CalendarButton as Button } from './calendar-button.tsx';

// Already the 21st in Berlin, still the 20th in UTC.
setUpFakeTimers('2026-11-20T23:30:00Z');

let CalendarButton: typeof Button;
let renderPart: typeof RenderPart;
beforeEach(async () => {
  // The days are cached per document: each test needs a new module.
  vi.resetModules();
  ({ CalendarButton } = await import('./calendar-button.tsx'));
  ({ renderPart } = await import('../panel/render-part.fixture.tsx'));
  await import('./calendar-panel.tsx');
});

const days = ['21.11.2026', '27.11.2026', '05.12.2026', '31.10.2027', '30.11.2027'];
const month = { month: '2026-11', days: [{ date: '2026-11-21', count: 2 }, { date: '2026-11-27', count: 1 }, null] };
const working = (url: URL) => (url.pathname.endsWith('/month/') ? month : days);

async function render(address = '/de') {
  const { frame, visit } = await renderPart(<CalendarButton />, address);
  return { button: frame.querySelector('a'), visit };
}

async function open(address = '/de') {
  const rendered = await render(address);
  await click(rendered.button);
  await pass(100);
  return rendered;
}

const grid = () => document.querySelector('table[role=grid]');
const day = (date: string) => grid()?.querySelector(`[data-day="${date}"]`) ?? null;
const label = (date: string) => day(date)?.getAttribute('aria-label');
const head = () => document.querySelector('dialog h3')?.textContent;
const turn = (name: string) => document.querySelector(`dialog button[aria-label="${name}"]`);
const pickable = () => [...(grid()?.querySelectorAll('a[href]') ?? [])].map((each) => each.getAttribute('data-day'));
const focused = () => document.activeElement?.getAttribute('data-day');

it('before opening, the button has its label and the day in Berlin, and links to the month view', async () => {
  answerCalls(working);
  const { button } = await render();
  expect([button?.getAttribute('aria-label'), button?.getAttribute('href')]).toEqual([
    'Kalendar öffnen',
    '/de/programm?view=month',
  ]);
  await pass(2000);
  expect(button?.querySelector('[data-day]')?.getAttribute('data-day')).toBe('21');
  const english = await render('/en');
  expect(english.button?.getAttribute('aria-label')).toBe('Open calendar');
});

it('before opening, the days are requested once when the browser is idle, and not again on opening', async () => {
  const requested = answerCalls(working);
  const { button } = await render();
  expect(requested).toEqual([]);
  await pass(2000);
  expect(requested).toEqual(['/de/api/calendar/']);
  await click(button);
  await pass(100);
  expect(requested.filter((address) => address.endsWith('/calendar/'))).toHaveLength(1);
});

it('the month has seven column heads of two letters, disabled past days, links for days with events, and a mark for today', async () => {
  answerCalls(working);
  await open();
  expect(head()).toBe('November 2026');
  expect([...(grid()?.querySelectorAll('th') ?? [])].map((each) => [each.textContent, each.ariaLabel])).toEqual([
    ['Mo', 'Montag'],
    ['Di', 'Dienstag'],
    ['Mi', 'Mittwoch'],
    ['Do', 'Donnerstag'],
    ['Fr', 'Freitag'],
    ['Sa', 'Samstag'],
    ['So', 'Sonntag'],
  ]);
  expect(pickable()).toEqual(['2026-11-21', '2026-11-27']);
  expect(day('2026-11-20')?.getAttribute('aria-disabled')).toBe('true');
  expect(grid()?.querySelector('[aria-current=date]')).toBe(day('2026-11-21'));
  expect(focused()).toBe('2026-11-21');
});

it('the month names its days in full, with the number of events if known', async () => {
  answerCalls(working);
  await open();
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27'].map(label)).toEqual([
    'Freitag, 20. November 2026, vergangen',
    'Samstag, 21. November 2026, 2 Veranstaltungen',
    'Sonntag, 22. November 2026, keine Veranstaltung',
    'Freitag, 27. November 2026, 1 Veranstaltung',
  ]);
});

it('the month is available in English, and without counts when the backend has none', async () => {
  const reports = watchReports();
  answerCalls((url) => (url.pathname.endsWith('/month/') ? 404 : days));
  await open('/en');
  expect(label('2026-11-21')).toBe('Saturday 21 November 2026, with events');
  expect(grid()?.querySelector('th:last-child')?.textContent).toBe('Su');
  expect(day('2026-11-21')?.getAttribute('href')).toBe('/en/programme?date=2026-11-21');
  expect(reports).toEqual([]);
});

it('the month spans one year from the current month; later months are disabled', async () => {
  answerCalls(working);
  await open();
  expect(turn('Vorheriger Monat')?.getAttribute('aria-disabled')).toBe('true');
  await click(turn('Vorheriger Monat'));
  expect(head()).toBe('November 2026');
  for (let count = 0; count < 11; count += 1) await click(turn('Nächster Monat'));
  expect([head(), pickable()]).toEqual(['Oktober 2027', ['2027-10-31']]);
  await click(turn('Nächster Monat'));
  expect([head(), pickable()]).toEqual(['November 2027', []]);
  expect(turn('Nächster Monat')?.getAttribute('aria-disabled')).toBe('true');
  expect(label('2027-11-30')).toBe('Dienstag, 30. November 2027');
});

it('keys move between days and months, within the known range', async () => {
  answerCalls(working);
  await open();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'Home', 'End', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowUp']) {
    expect(await press(key)).toBe(true);
    seen.push(focused());
  }
  expect(seen).toEqual([
    '2026-11-22',
    '2026-11-29',
    '2026-12-29',
    '2026-12-28',
    '2027-01-03',
    '2026-12-03',
    '2026-11-03',
    '2026-11-01',
    '2026-11-01',
  ]);
  expect(grid()?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('Space selects a day like Enter; a disabled day cannot be selected', async () => {
  answerCalls(working);
  await open();
  const picked: string[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    picked.push((event.target as Element).getAttribute('href') ?? '');
  };
  grid()?.addEventListener('click', note);
  await press(' ');
  await press('ArrowRight');
  await press(' ');
  expect(picked).toEqual(['/de/programm?date=2026-11-21', '']);
  expect(document.querySelector('dialog[data-leaving]')).not.toBe(null);
});

it('a selected day can be cleared even when it has no events', async () => {
  answerCalls(working);
  await open('/de/programm?date=2026-11-25');
  expect(day('2026-11-25')?.getAttribute('href')).toBe('/de/programm');
});

it('a selected day is not focused first when it is in the past', async () => {
  answerCalls(working);
  await open('/de/programm?date=2026-03-05');
  expect([head(), focused()]).toEqual(['November 2026', '2026-11-21']);
});

it.each([
  ['500', 500],
  ['a broken line', new TypeError('Failed to fetch')],
  ['no list', { days }],
  ['nonsense', '<html>'],
])(
  'without the days, %s: only this month, its future days selectable; one report; retry on opening',
  async (_, answer) => {
    const reports = watchReports();
    let fails = true;
    const requested = answerCalls((url) => (url.pathname.endsWith('/month/') ? 404 : fails ? answer : days));
    const { button } = await render();
    await pass(2000);
    expect(requested).toHaveLength(1);
    await click(button);
    await pass(100);
    expect(requested.filter((address) => address.endsWith('/calendar/'))).toHaveLength(2);
    expect([head(), pickable().length, pickable()[0]]).toEqual(['November 2026', 10, '2026-11-21']);
    expect(label('2026-11-22')).toBe('Sonntag, 22. November 2026');
    for (const name of ['Vorheriger Monat', 'Nächster Monat'])
      expect(turn(name)?.getAttribute('aria-disabled')).toBe('true');
    expect(reports).toEqual(['calendar']);
    await press('Escape');
    await pass(100);
    fails = false;
    await act(async () => button?.focus());
    await click(button);
    await pass(100);
    expect(pickable()).toEqual(['2026-11-21', '2026-11-27']);
  },
);

it('without the days, invalid days are left out', async () => {
  answerCalls((url) => (url.pathname.endsWith('/month/') ? 500 : ['31.11.2026', 'x', null, '28.11.2026']));
  await open();
  expect(pickable()).toEqual(['2026-11-28']);
});

it('without the days, there is only one request at a time', async () => {
  const requested = answerCalls(
    () => days,
    () => 10_000,
  );
  await open();
  await press('Escape');
  await pass(100);
  await click(document.querySelector('[aria-haspopup=dialog]'));
  await pass(100);
  expect(requested.filter((address) => address.endsWith('/calendar/'))).toHaveLength(1);
  await pass(20_000);
  expect(pickable()).toEqual(['2026-11-21', '2026-11-27']);
});

it('keys with Alt or the command key are left to the browser, for its way back', async () => {
  answerCalls(working);
  await open();
  expect(focused()).toBe('2026-11-21');
  expect(await press('ArrowLeft', { altKey: true })).toBe(false);
  expect(await press('ArrowRight', { metaKey: true })).toBe(false);
  expect(focused()).toBe('2026-11-21');
  expect(await press('ArrowRight')).toBe(true);
  expect(focused()).toBe('2026-11-22');
});
