// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  answerCalls,
  beginStill,
  click,
  drawPart,
  pass,
  press,
  type,
  watchReports,
} from '../panel/draw-part.fixture.tsx';
import { SearchBox } from './search-box.tsx';

beginStill();

const suggestion = (text: string, more: object = {}) => ({ text, kind: 'production', hint: '', url: '/de/x', ...more });
const some = [suggestion('Die Zauberflöte', { hint: 'Oper' }), suggestion('Zauber der Maske'), suggestion('Zaunkönig')];

const queryOf = (url: URL) => url.searchParams.get('query') ?? '';
/** Answers calls for suggestions, after a while; keeps what was asked. */
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
  const { frame, visit } = await drawPart(<Search />, address);
  const field = frame.querySelector('input');
  const options = () => [...frame.querySelectorAll('[role=option]')];
  return {
    frame,
    visit,
    field,
    options,
    isOpen: () => field?.getAttribute('aria-expanded') === 'true',
    marked: () => document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    said: () => frame.querySelector('output')?.textContent,
    async ask(text: string) {
      await type(field, text);
      await pass(150);
    },
  };
}

describe('suggestions', () => {
  test('are asked for once one stops typing, in small letters', async () => {
    const asked = answerWith(() => some);
    const box = await open();
    for (const text of ['Z', 'ZA', 'ZAÜ ']) await type(box.field, text);
    await pass(149);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['/de/api/search/autocomplete/?query=za%C3%BC']);
    expect(box.isOpen()).toBe(true);
    expect(box.options().map((option) => option.textContent)).toEqual([
      'Die Zauberflöte, Oper',
      'Zauber der Maske, Produktion',
      'Zaunkönig, Produktion',
    ]);
    expect(box.options()[1]?.querySelector('b')?.textContent).toBe('Zau');
    expect(box.said()).toBe('3 Vorschläge');
  });

  test('are those of the language that is read', async () => {
    const asked = answerWith(() => [suggestion('Salome')]);
    const box = await open('/en');
    await box.ask('sal');
    expect(asked).toEqual(['/en/api/search/autocomplete/?query=sal']);
    expect(box.said()).toBe('One suggestion');
  });

  test('that come after those for a later text are ignored', async () => {
    answerWith(
      (query) => [suggestion(query)],
      (query) => (query === 'a' ? 10_000 : 0),
    );
    const box = await open();
    await box.ask('a');
    await box.ask('ab');
    expect(box.options().map((option) => option.textContent)).toEqual(['ab, Produktion']);
    await pass(20_000);
    expect(box.options().map((option) => option.textContent)).toEqual(['ab, Produktion']);
  });

  test('that come when the visitor has turned away open nothing', async () => {
    answerWith(
      () => some,
      () => 1000,
    );
    const box = await open();
    await box.ask('zau');
    await click(document.body);
    await pass(2000);
    expect(box.isOpen()).toBe(false);
    expect(box.said()).toBe('');
  });

  test('there may be none, which is said', async () => {
    answerWith(() => []);
    const box = await open();
    await box.ask('qqq');
    expect(box.isOpen()).toBe(false);
    expect(box.said()).toBe('Keine Vorschläge');
  });

  test('of a backend that sends plain words and nonsense are shown as far as they are any', async () => {
    answerWith(() => ['Tosca', null, 7, '', {}, { text: 5 }, { text: 'Carmen', kind: 'x', hint: 3 }]);
    const box = await open();
    await box.ask('o');
    expect(box.options().map((option) => option.textContent)).toEqual(['Tosca, Seite', 'Carmen, Seite']);
  });
});

describe('keys', () => {
  test('walk the list; up from the first leads back into the field, down from the last nowhere', async () => {
    answerWith(() => some);
    const box = await open();
    await box.ask('zau');
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

  test('Enter takes the suggestion that is marked over and goes to the search', async () => {
    answerWith(() => some);
    const box = await open();
    await box.ask('zau');
    await press('ArrowDown');
    await press('Enter');
    expect(box.visit.at).toBe('/de/search?q=Die+Zauberfl%C3%B6te');
    expect(box.field?.value).toBe('Die Zauberflöte');
    expect(box.isOpen()).toBe(false);
  });

  test('Escape closes the list and nothing else; a closed list leaves it to others', async () => {
    answerWith(() => some);
    const box = await open();
    await box.ask('zau');
    const heard = vi.fn();
    box.frame.parentElement?.addEventListener('keydown', heard, { once: true });
    expect(await press('Escape')).toBe(true);
    expect([box.isOpen(), box.field?.value]).toEqual([false, 'zau']);
    expect(await press('Escape')).toBe(false);
  });

  test('down opens a closed list again, of what stands in the field by then', async () => {
    const asked = answerWith((query) => [suggestion(query)]);
    const box = await open();
    await box.ask('zau');
    await press('Escape');
    await press('ArrowDown');
    expect(box.marked()).toBe('zau, Produktion');
    expect(asked).toHaveLength(1);
    await press('Escape');
    await press('ArrowDown', { altKey: true });
    expect(box.isOpen()).toBe(true);
    await press('ArrowUp', { altKey: true });
    expect(box.isOpen()).toBe(false);
  });

  test('that move the cursor leave the list for the field, and letters of several keys belong to none', async () => {
    answerWith(() => some);
    const box = await open();
    await box.ask('zau');
    await press('ArrowDown');
    expect(await press('ArrowLeft')).toBe(false);
    expect(box.marked()).toBe(null);
    expect(await press('ArrowDown', { isComposing: true })).toBe(false);
    expect(box.marked()).toBe(null);
  });
});

describe('the list closes', () => {
  const opened = async () => {
    answerWith(() => some);
    const box = await open();
    await box.ask('zau');
    expect(box.isOpen()).toBe(true);
    return box;
  };

  test('when a suggestion is clicked, which goes to the search for it', async () => {
    const box = await opened();
    await click(box.options()[1]);
    expect(box.isOpen()).toBe(false);
    expect(box.visit.at).toBe('/de/search?q=Zauber+der+Maske');
  });

  test('when the form is sent', async () => {
    const box = await opened();
    await act(async () => box.frame.querySelector('form')?.requestSubmit());
    expect(box.isOpen()).toBe(false);
    expect(box.visit.at).toBe('/de/search?q=zau');
  });

  test('200 ms after the field has lost the focus, unless it has it back by then', async () => {
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

  test('at a click outside the form, not at one within', async () => {
    const box = await opened();
    await click(box.frame.querySelector('label'));
    expect(box.isOpen()).toBe(true);
    await click(document.body);
    expect(box.isOpen()).toBe(false);
  });

  test('when the page is scrolled, not when the list is', async () => {
    const box = await opened();
    await pass(200);
    await act(async () => void box.frame.querySelector('[role=listbox]')?.dispatchEvent(new Event('scroll')));
    expect(box.isOpen()).toBe(true);
    await act(async () => void document.dispatchEvent(new Event('scroll')));
    expect(box.isOpen()).toBe(false);
  });

  test('not when a key scrolls the page to the suggestion that it leads to', async () => {
    const box = await opened();
    await press('ArrowDown');
    await act(async () => void document.dispatchEvent(new Event('scroll')));
    expect(box.isOpen()).toBe(true);
  });

  test('when the field is emptied by the button that is there only with something in it', async () => {
    const box = await opened();
    const clear = () => box.frame.querySelector('[aria-label="Eingabe löschen"]');
    await click(clear());
    expect([box.field?.value, box.isOpen(), clear()]).toEqual(['', false, null]);
    expect(document.activeElement).toBe(box.field);
  });
});

test('nothing is asked and nothing sent as long as there is only space in the field', async () => {
  const asked = answerWith(() => some);
  const box = await open();
  await box.ask('   ');
  await act(async () => box.frame.querySelector('form')?.requestSubmit());
  expect([asked, box.visit.at]).toEqual([[], '/de']);
  expect(document.activeElement).toBe(box.field);
});

describe('where suggestions cannot be had', () => {
  test.each([
    ['500', () => 500],
    ['no list', () => ({ results: [] })],
    ['a broken line', () => new TypeError('Failed to fetch')],
    ['half an answer', () => '[{"text":"Sal'],
  ])('%s is reported once, and the field goes on', async (_, answer) => {
    let fails = true;
    const asked = answerWith(() => (fails ? answer() : some));
    const told = watchReports();
    const box = await open();
    for (const text of ['z', 'za', 'zau']) await box.ask(text);
    await pass(0);
    expect([asked.length, told]).toEqual([3, ['autocomplete']]);
    expect([box.isOpen(), box.said(), box.frame.querySelector('[role=alert]')]).toEqual([false, '', null]);
    fails = false;
    await box.ask('zaub');
    expect(box.isOpen()).toBe(true);
  });
});
