import { expect, it } from 'vitest';
import { makeSlug } from './make-slug.ts';

it.each([
  ['Die Zauberflöte', 'die-zauberfloete'],
  ['Gro\u0308ße & Maß: Führungen!', 'groesse-mass-fuehrungen'],
  ['L’elisir d’amore', 'lelisir-damore'],
  ['  Søren & Łukasz: Œuvre!  ', 'soren-lukasz-oeuvre'],
  ['Zauber\u00adflöten\u00ad\u200bprobe', 'zauberfloetenprobe'],
  ['Þórðr, ŋħŧ, \ufb01n', 'thordr-nght-fin'],
  ['Пиковая дама', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%j becomes %j', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});
