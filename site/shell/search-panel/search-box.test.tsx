// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import {
  answerCalls,
  setUpFakeTimers,
  click,
  renderPart,
  pass,
  press,
  type,
  watchReports,
} from '../panel/render-part.fixture.tsx';
import { SearchBox } from './search-box.tsx';

setUpFakeTimers();

const suggestion = (text: string, more: object = {}) => ({ text, kind: 'production', hint: '', url: '/de/x', ...more });
const some = [suggestion('Die Zauberflöte', { hint: 'Oper' }), suggestion('Zauber der Maske'), suggestion('Zaunkönig')];

const queryOf = (url: URL) => url.searchParams.get('query') ?? '';
/** Answers requests for suggestions after a delay; records them. */
const answerWith = (answer: (query: string) => unknown, wait: (query: string) => number = () => 0) =>
  answerCalls(
    (url) => answer(queryOf(url)),
    (url) => wait(queryOf(url)),
  );

function Search() {
  const [typed, setTyped] = useState('');
  return (
    <SearchBox typed={typed} onType={setTyped} styles={{}}>
      <button type="submit">Suchen</button>
    </SearchBox>
  );
}

async function open(address = '/de') {
  const { frame, visit } = await renderPart(<Search />, address);
  const field = frame.querySelector('input');
  const options = () => [...frame.querySelectorAll('[role=option]')];
  return {
    frame,
    visit,
    field,
    options,
    isOpen: () => field?.getAttribute('aria-expanded') === 'true',
    marked: () => document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    announced: () => frame.querySelector('output')?.textContent,
    async enter(text: string) {
      await type(field, text);
      await pass(150);
    },
  };
}

it('suggestions are requested once after the typing stops, in lower case', async () => {
  const requested = answerWith(() => some);
  const box = await open();
  for (const text of ['Z', 'ZA', 'ZAÜ ']) await type(box.field, text);
  await pass(149);
  expect(requested).toEqual([]);
  await pass(1);
  expect(requested).toEqual(['/de/api/search/autocomplete/?query=za%C3%BC']);
  expect(box.isOpen()).toBe(true);
  expect(box.options().map((option) => option.textContent)).toEqual([
    'Die Zauberflöte, Oper',
    'Zauber der Maske, Produktion',
    'Zaunkönig, Produktion',
  ]);
  expect(box.options()[1]?.querySelector('b')?.textContent).toBe('Zau');
  expect(box.announced()).toBe('3 Vorschläge');
});

it('suggestions are in the language of the page', async () => {
  const requested = answerWith(() => [suggestion('Salome')]);
  const box = await open('/en');
  await box.enter('sal');
  expect(requested).toEqual(['/en/api/search/autocomplete/?query=sal']);
  expect(box.announced()).toBe('One suggestion');
});

it('suggestions for an older text are ignored when they arrive late', async () => {
  answerWith(
    (query) => [suggestion(query)],
    (query) => (query === 'a' ? 10_000 : 0),
  );
  const box = await open();
  await box.enter('a');
  await box.enter('ab');
  expect(box.options().map((option) => option.textContent)).toEqual(['ab, Produktion']);
  await pass(20_000);
  expect(box.options().map((option) => option.textContent)).toEqual(['ab, Produktion']);
});

it('suggestions do not open after the visitor has left the field', async () => {
  answerWith(
    () => some,
    () => 1000,
  );
  const box = await open();
  await box.enter('zau');
  await click(document.body);
  await pass(2000);
  expect(box.isOpen()).toBe(false);
  expect(box.announced()).toBe('');
});

it('suggestions may be empty, which is announced', async () => {
  answerWith(() => []);
  const box = await open();
  await box.enter('qqq');
  expect(box.isOpen()).toBe(false);
  expect(box.announced()).toBe('Keine Vorschläge');
});

it('suggestions of a backend with plain strings and invalid entries are shown as far as possible', async () => {
  answerWith(() => ['Tosca', null, 7, '', {}, { text: 5 }, { text: 'Carmen', kind: 'x', hint: 3 }]);
  const box = await open();
  await box.enter('o');
  expect(box.options().map((option) => option.textContent)).toEqual(['Tosca, Seite', 'Carmen, Seite']);
});

it('keys move through the list; Up from the first returns to the field, Down from the last does nothing', async () => {
  answerWith(() => some);
  const box = await open();
  await box.enter('zau');
  expect(await press('ArrowUp')).toBe(true);
  expect(box.marked()).toBe(null);
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    expect(await press(key)).toBe(true);
    seen.push(box.marked());
  }
  expect(seen.map((text) => text?.split(',')[0])).toEqual([
    'Die Zauberflöte',
    'Zauber der Maske',
    'Zaunkönig',
    'Zaunkönig',
    'Zauber der Maske',
    'Die Zauberflöte',
    undefined,
  ]);
  expect(document.activeElement).toBe(box.field);
  expect(box.isOpen()).toBe(true);
});

it('Down opens a closed list again, for the current text', async () => {
  const requested = answerWith((query) => [suggestion(query)]);
  const box = await open();
  await box.enter('zau');
  await press('Escape');
  await press('ArrowDown');
  expect(box.marked()).toBe('zau, Produktion');
  expect(requested).toHaveLength(1);
  await press('Escape');
  await press('ArrowDown', { altKey: true });
  expect(box.isOpen()).toBe(true);
  await press('ArrowUp', { altKey: true });
  expect(box.isOpen()).toBe(false);
});

it('keys that move the cursor return to the field; keys during composition are ignored', async () => {
  answerWith(() => some);
  const box = await open();
  await box.enter('zau');
  await press('ArrowDown');
  expect(await press('ArrowLeft')).toBe(false);
  expect(box.marked()).toBe(null);
  expect(await press('ArrowDown', { isComposing: true })).toBe(false);
  expect(box.marked()).toBe(null);
});

const opened = async () => {
  answerWith(() => some);
  const box = await open();
  await box.enter('zau');
  expect(box.isOpen()).toBe(true);
  return box;
};

it('the list closes when a suggestion is clicked, which submits it', async () => {
  const box = await opened();
  await click(box.options()[1]);
  expect(box.isOpen()).toBe(false);
  expect(box.visit.at).toBe('/de/search?q=Zauber+der+Maske');
});

it('the list closes when the form is submitted', async () => {
  const box = await opened();
  await act(async () => box.frame.querySelector('form')?.requestSubmit());
  expect(box.isOpen()).toBe(false);
  expect(box.visit.at).toBe('/de/search?q=zau');
});

it('the list closes 200 ms after the field has lost the focus, unless it regains it', async () => {
  const box = await opened();
  await act(async () => box.field?.blur());
  await pass(199);
  expect(box.isOpen()).toBe(true);
  await act(async () => box.field?.focus());
  await pass(500);
  expect(box.isOpen()).toBe(true);
  await act(async () => box.field?.blur());
  await pass(200);
  expect(box.isOpen()).toBe(false);
});

it('the list closes on a click outside the form, not inside', async () => {
  const box = await opened();
  await click(box.frame.querySelector('label'));
  expect(box.isOpen()).toBe(true);
  await click(document.body);
  expect(box.isOpen()).toBe(false);
});

it('the list closes when the page scrolls, not when the list does', async () => {
  const box = await opened();
  await pass(200);
  await act(async () => void box.frame.querySelector('[role=listbox]')?.dispatchEvent(new Event('scroll')));
  expect(box.isOpen()).toBe(true);
  await act(async () => void document.dispatchEvent(new Event('scroll')));
  expect(box.isOpen()).toBe(false);
});

it('the list closes not when a key scrolls the page to a suggestion', async () => {
  const box = await opened();
  await press('ArrowDown');
  await act(async () => void document.dispatchEvent(new Event('scroll')));
  expect(box.isOpen()).toBe(true);
});

it('the list closes when the clear button, shown only with a text, empties the field', async () => {
  const box = await opened();
  const clear = () => box.frame.querySelector('[aria-label="Eingabe löschen"]');
  await click(clear());
  expect([box.field?.value, box.isOpen(), clear()]).toEqual(['', false, null]);
  expect(document.activeElement).toBe(box.field);
});

it('requests and submits nothing for white space', async () => {
  const requested = answerWith(() => some);
  const box = await open();
  await box.enter('   ');
  await act(async () => box.frame.querySelector('form')?.requestSubmit());
  expect([requested, box.visit.at]).toEqual([[], '/de']);
  expect(document.activeElement).toBe(box.field);
});

it.each([
  ['500', () => 500],
  ['no list', () => ({ results: [] })],
  ['a broken line', () => new TypeError('Failed to fetch')],
  ['half an answer', () => '[{"text":"Sal'],
])('unavailable suggestions, %s: one report, and the field still works', async (_, answer) => {
  let fails = true;
  const requested = answerWith(() => (fails ? answer() : some));
  const reported = watchReports();
  const box = await open();
  for (const text of ['z', 'za', 'zau']) await box.enter(text);
  await pass(0);
  expect([requested.length, reported]).toEqual([3, ['autocomplete']]);
  expect([box.isOpen(), box.announced(), box.frame.querySelector('[role=alert]')]).toEqual([false, '', null]);
  fails = false;
  await box.enter('zaub');
  expect(box.isOpen()).toBe(true);
});
