import { expect, it } from 'vitest';
import { OperationError } from '#contract/blocks/apply-operation.ts';
import { EditorStore } from './store.ts';
import { headline, nothingResolved, section } from './tree.fixture.ts';

function open(locale: 'de' | 'en' = 'de'): EditorStore {
  return new EditorStore(section(), { de: nothingResolved(), en: nothingResolved() }, locale);
}

function countRenders(store: EditorStore, ids: string[]): Map<string, number> {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const id of ids) {
    let seen = store.flat(id);
    store.watch(id, () => {
      const now = store.flat(id);
      if (now !== seen) counts.set(id, (counts.get(id) ?? 0) + 1);
      seen = now;
    });
  }
  return counts;
}

const write = (id: string, value: string) =>
  ({ op: 'set', id, field: 'content', locale: 'de', before: '', value }) as const;

it('an edit notifies the block and its ancestors, not its siblings', () => {
  const store = open();
  const counts = countRenders(store, ['first001', 'columns1', 'left0001', 'right001']);
  store.apply([write('left0001', 'Neu')]);
  expect(Object.fromEntries(counts)).toEqual({ first001: 0, columns1: 1, left0001: 1, right001: 0 });
  expect(store.flat('left0001')?.content).toBe('Neu');
});

it('an insertion at the top does not notify the blocks after it', () => {
  const store = open();
  const counts = countRenders(store, ['first001', 'columns1']);
  store.apply([{ op: 'insert', place: { parent: 'root0001', slot: 0, index: 0 }, block: headline('new00001', 'Neu') }]);
  expect(store.list('root0001', 0)).toEqual(['new00001', 'first001', 'columns1']);
  expect(Object.fromEntries(counts)).toEqual({ first001: 0, columns1: 0 });
  expect(store.flat('first001')?.order).toBe(1);
});

it('a list is the same array until it changes', () => {
  const store = open();
  const before = store.list('columns1', 0);
  store.apply([write('left0001', 'Neu')]);
  expect(store.list('columns1', 0)).toBe(before);
  store.apply([{ op: 'move', id: 'left0001', to: { parent: 'columns1', slot: 1, index: 0 } }]);
  expect(store.list('columns1', 0)).toEqual([]);
  expect(store.spot('left0001')).toMatchObject({ parent: 'columns1', slot: 1, index: 0 });
});

it('in English, an empty text falls back to German and is marked as fallback', () => {
  const store = open();
  store.setLocale('en');
  expect(store.flat('first001')).toMatchObject({ content: 'Oben', fallback: ['content'] });
});

it('applies nothing when one operation of several does not fit', () => {
  const store = open();
  const before = store.root;
  expect(() => store.apply([write('left0001', 'Neu'), write('nowhere1', 'Neu')])).toThrow(OperationError);
  expect(store.root).toBe(before);
});

it('a newly resolved picture notifies only the blocks that show a picture', () => {
  const store = open();
  const counts = countRenders(store, ['first001', 'left0001']);
  store.addResolved({ de: { links: { 'page:1': { url: '/de/besuch', title: 'Besuch' } } } });
  expect(store.resolved.de.links['page:1']?.url).toBe('/de/besuch');
  expect(Object.fromEntries(counts)).toEqual({ first001: 0, left0001: 0 });
});

it('a reference that is known tells nobody', () => {
  const store = open();
  const links = { 'page:1': { url: '/de/besuch', title: 'Besuch' } };
  store.addResolved({ de: { links } });
  let told = 0;
  store.watchAll(() => (told += 1));
  store.addResolved({ de: { links: { ...links } }, en: nothingResolved() });
  expect(told).toBe(0);
  store.addResolved({ de: { links: { 'page:1': { ...links['page:1'], url: '/de/ihr-besuch' } } } });
  expect(told).toBe(1);
});
