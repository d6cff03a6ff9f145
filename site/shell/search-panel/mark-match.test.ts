import { expect, it } from 'vitest';
import { markMatch } from './suggestion-list.tsx';

it.each([
  ['Die Zauberflöte', 'zau', 'Die [Zau]berflöte'],
  ['Die Zauberflöte', ' ZAUBERFLOTE ', 'Die [Zauberflöte]'],
  ['Jenůfa', 'jenu', '[Jenů]fa'],
  ['Im Bauch', 'au', 'Im Bauch'],
  ['Große Oper', 'große o', '[Große O]per'],
  ['Salome', '', 'Salome'],
  ['Salome', 'salome und mehr', 'Salome'],
  ['Oper (Foyer)', 'foy', 'Oper ([Foy]er)'],
  ['🎭 Probe', 'pro', '🎭 [Pro]be'],
])('in %s, %s marks %s', (text, typed, marked) => {
  const pieces = markMatch(text, typed);
  expect(pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
});
