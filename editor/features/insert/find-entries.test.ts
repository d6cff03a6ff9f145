import { expect, it } from 'vitest';
import { kindOrder } from '../../ui/kind-icon.ts';
import { entriesFor, findEntries } from './find-entries.ts';

const entries = entriesFor(kindOrder, 'de');
const namesFor = (query: string) => findEntries(entries, query).map(({ name }) => name);

it.each([
  ['h2', 'Überschrift'],
  ['ueberschrift', 'Überschrift'],
  ['uberschrift', 'Überschrift'],
  ['Überschrift', 'Überschrift'],
  ['knopf', 'Link'],
  ['button', 'Link'],
  ['kalender', 'Termine'],
  ['download', 'Link'],
  ['50', 'Spalten 50–50'],
  ['50-50', 'Spalten 50–50'],
  ['drittel', 'Spalten 67–33'],
  ['text', 'Text'],
  ['bild', 'Bild'],
  ['zitat', 'Zitat'],
  ['pictures', 'Bilderreihe'],
  ['questions', 'Fragen und Antworten'],
  ['events', 'Termine'],
])('%s finds %s first', (query, name) => {
  expect(namesFor(query)[0]).toBe(name);
});

it('columns are offered in each layout; nothing is found under other words', () => {
  expect(namesFor('spalten')).toEqual([
    'Spalten 100',
    'Spalten 67–33',
    'Spalten 33–67',
    'Spalten 50–50',
    'Spalten 33–33–33',
    'Spalten 25–50–25',
  ]);
  expect(namesFor('xyz')).toEqual([]);
});
