import { expect, it } from 'vitest';
import { applyOperation, findBlock } from '#contract/blocks/apply-operation.ts';
import { createBlock } from '#contract/blocks/block.ts';
import type { Revision } from '#contract/editing/section.ts';
import { restoreSteps } from './past-version-view.tsx';
import { byDay, groupRevisions } from './group-revisions.ts';
import { changesBetween } from '../compare/tree-changes.ts';

const quote = createBlock('quote', 'quote-aaaa');
quote.translations.de.content = 'Die Führung dauert sechzig Minuten';
const text = createBlock('text', 'text-aaaaa');
const root = { ...createBlock('container', 'root-aaaaa'), columns: [{ children: [quote, text] }] };
const set = (value: string) =>
  ({ op: 'set', id: quote.id, field: 'content', locale: 'de', before: null, value }) as const;

it('changes between two trees are reported by block', () => {
  const added = createBlock('headline', 'head-aaaaa');
  let next = applyOperation(root, set('Die Führung dauert neunzig Minuten'));
  next = applyOperation(next, { op: 'remove', id: text.id });
  next = applyOperation(next, { op: 'insert', place: { parent: root.id, slot: 0, index: 0 }, block: added });
  expect(Object.fromEntries(changesBetween(root, next))).toEqual({
    [quote.id]: { kind: 'changed', count: 1 },
    [added.id]: { kind: 'added', count: 1 },
    [text.id]: { kind: 'removed', count: 1 },
  });
});

const today = applyOperation(applyOperation(root, set('heute')), { op: 'remove', id: text.id });
const restore = (id: string | null) => restoreSteps(today, root, id).reduce(applyOperation, today);
it('restoring changes the chosen block only, a removed one at its old position, or the whole tree', () => {
  expect(findBlock(restore(quote.id), quote.id)?.translations.de.content).toBe('Die Führung dauert sechzig Minuten');
  expect(findBlock(restore(quote.id), text.id)).toBeUndefined();
  expect(restore(text.id).columns?.[0]?.children.map(({ id }) => id)).toEqual([quote.id, text.id]);
  expect(restore(null)).toEqual(root);
});

const revision = (number: number, minutes: number, more: Partial<Revision> = {}): Revision => ({
  number,
  author: 'Eva',
  created_at: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString(),
  labels: [`Schritt ${number}`],
  published: false,
  published_at: null,
  name: null,
  ...more,
});

it('revisions are grouped by person, pause, name and publication', () => {
  const sittings = groupRevisions([
    revision(7, 50),
    revision(6, 45),
    revision(5, 44, { published_at: '2026-11-21T12:44:30Z' }),
    revision(4, 43),
    revision(3, 20),
    revision(2, 19, { author: 'Jonas' }),
    revision(1, 18, { author: 'Jonas', name: 'Neue Spielzeit' }),
  ]);
  expect(sittings.map(({ revisions }) => revisions.map(({ number }) => number))).toEqual([
    [7, 6],
    [5, 4],
    [3],
    [2],
    [1],
  ]);
  expect(sittings[0]?.labels).toEqual(['Schritt 7', 'Schritt 6']);
  expect(byDay(sittings)).toHaveLength(1);
});
