import { expect, it } from 'vitest';
import { resources } from '../../contract/resources.ts';
import { keptBy } from '../house/kept.ts';
import { rooms } from '../rooms.tsx';
import { words } from './words.ts';

it('every field of every resource has a name in both languages', () => {
  const nameless = resources.flatMap(({ name, fields }) =>
    Object.keys(fields)
      .map((field) => `resources.${name}.fields.${field}`)
      .filter((word) => !words[word]),
  );
  expect(nameless).toEqual([]);
});

it('every word says something in both languages, with the same things to fill in', () => {
  const holes = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted().join(' ');
  const wrong = Object.entries(words).filter(
    ([, [de, en]]) => de.trim() === '' || en.trim() === '' || holes(de) !== holes(en),
  );
  expect(wrong).toEqual([]);
});

it('every room, and every field of it, has its words in both languages', () => {
  const missing = rooms.flatMap(({ name, screens }) => {
    const needed = ['name', 'about', ...(screens.create ? ['new'] : [])].map((word) => `resources.${name}.${word}`);
    const fields = Object.keys(keptBy(name).fields).map((field) => `resources.${name}.fields.${field}`);
    return [...needed, ...fields].filter((word) => !words[word]?.every((text) => text !== ''));
  });
  expect(missing).toEqual([]);
});
