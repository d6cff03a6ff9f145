// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Observable } from '../../core/observable.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { markWords } from './mark-words.ts';
import type { PageNotes } from './page-notes.ts';

const highlights = new Map<string, Set<Range>>();
// jsdom has no highlights.
vi.stubGlobal('Highlight', Set);
vi.stubGlobal('CSS', { highlights, escape: String });
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));

let stop = () => {};
afterEach(() => stop());

const block = (id: string) => `<div data-block="${id}"><p data-field="content">Der Vorhang hebt sich</p></div>`;
const marked = () => [...(highlights.get('notes') ?? [])];
const drawn = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A page with two texts; a note is on the second word of each. */
async function pageWithNotes() {
  document.body.innerHTML = `<main>${block('one')}${block('two')}</main>`;
  const quote = { exact: 'Vorhang', prefix: 'Der ', suffix: ' hebt', start: 4 };
  const list = ['one', 'two'].map((id, at) => ({
    id: at,
    done_at: null,
    anchor: { block: id, field: 'content', locale: null, quote },
  }));
  const place = () => ({ kind: 'words', value: '', range: { start: 4, end: 11 }, quote });
  const notes = {
    list: new Observable(list),
    places: new Observable(new Map(list.map(({ id }) => [id, place()]))),
    shown: new Observable<number | null>(null),
    target: new Observable(null),
  };
  stop = markWords({ locale: 'de' } as EditSession, notes as unknown as PageNotes);
  await drawn();
  return { notes, place };
}

it('a change in one module leaves the marks of the others as they are', async () => {
  const { notes, place } = await pageWithNotes();
  const [one, two] = marked();
  expect([one, two].map(String)).toEqual(['Vorhang', 'Vorhang']);
  document.querySelector('[data-block="one"] p')!.textContent = 'Der Mond geht auf';
  notes.places.set(new Map([...notes.places.get()].map(([id, was]) => [id, id === 0 ? place() : was])));
  await drawn();
  expect(marked()).toContain(two);
  expect(marked()).not.toContain(one);
  expect(marked().map(String).toSorted()).toEqual(['Mond ge', 'Vorhang']);
});

it('a text that is rendered anew gets its mark again', async () => {
  await pageWithNotes();
  const text = document.querySelector('[data-block="two"] p')!;
  text.replaceChildren('Der Vorhang hebt sich');
  await drawn();
  expect(marked().map(String)).toEqual(['Vorhang', 'Vorhang']);
});

it('the words of the note that is shown are marked otherwise', async () => {
  const { notes } = await pageWithNotes();
  notes.shown.set(1);
  await drawn();
  expect(marked()).toHaveLength(1);
  expect([...(highlights.get('note-shown') ?? [])].map(String)).toEqual(['Vorhang']);
});
