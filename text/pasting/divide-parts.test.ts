import { expect, it } from 'vitest';
import { divideParts } from './divide-parts.ts';
import type { ListItem, Part } from './read-runs.ts';
import { plainPaste } from './read-paste.ts';
import { writeParts } from './write-parts.ts';

const divided = (text: string, room: number, first?: number) =>
  divideParts(plainPaste(text).parts, room, first).map((group) => writeParts(group));

it('divideParts keeps paragraphs whole where they fit into the next group', () => {
  expect(divided('Eins zwei\n\ndrei vier', 12)).toEqual(['<p>Eins zwei</p>', '<p>drei vier</p>']);
  expect(divided('Eins zwei', 100, 3)).toEqual(['<p>Ein</p>', '<p>s zwei</p>']);
  expect(divided('Eins zwei', 100, 0)).toEqual(['', '<p>Eins zwei</p>']);
});

it('divideParts ends a long paragraph after a line, else a sentence, else a word', () => {
  expect(divided('Erste Zeile\nzweite Zeile. Ende', 20)).toEqual(['<p>Erste Zeile</p>', '<p>zweite Zeile. Ende</p>']);
  expect(divided('Ein Satz. Noch ein Satz.', 15)).toEqual(['<p>Ein Satz.</p>', '<p>Noch ein Satz.</p>']);
  expect(divided('Lichtwechsel Vorhang', 15)).toEqual(['<p>Lichtwechsel</p>', '<p>Vorhang</p>']);
});

it('divideParts keeps the marks of divided words, and items of lists whole', () => {
  const bold = { text: 'fett und lang', bold: true, italic: false, href: null };
  const [first, second] = divideParts([{ kind: 'paragraph', align: 'left', runs: [bold] }], 9);
  expect(writeParts([...(first ?? []), ...(second ?? [])])).toBe(
    '<p><strong>fett und</strong></p><p><strong>lang</strong></p>',
  );
  const item = (text: string): ListItem => ({
    runs: [{ text, bold: false, italic: false, href: null }],
    ...{ ordered: false, number: null, level: 1, list: 'a' },
  });
  const list: Part = { kind: 'list', items: [item('Garderobe'), item('Bar'), item('Ein langer Eintrag')] };
  expect(
    divideParts([list], 14).map((group) => group.flatMap((part) => (part.kind === 'list' ? part.items.length : 0))),
  ).toEqual([[2], [1]]);
});
