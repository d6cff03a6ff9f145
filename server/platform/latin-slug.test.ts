import { expect, it } from 'vitest';
import { latinSlug } from './latin-slug.ts';

it.each([
  ['Die Zauberflöte 🎭', 'die-zauberfloete'],
  ['Дмитрий Щепкин', 'dmitriy-shchepkin'],
  ['Μαρία Κάλλας', 'maria-kallas'],
  ['조수미', 'josumi'],
  ['王羽佳', 'wangyujia'],
  ['فيروز', 'fyrwz'],
  ['Þórunn Ðóra, ﬁn', 'thorunn-dora-fin'],
  ['🎭', ''],
])('%s becomes %s', (name, slug) => {
  expect(latinSlug(name)).toBe(slug);
});
