import { expect, it } from 'vitest';
import { type LogEntry, OperationLog, typingPause } from './operation-log.ts';

function typing(value: string, before: string, at: number, field = 'content'): LogEntry {
  const set = { op: 'set', id: 'quote001', field, locale: 'de' } as const;
  return {
    label: 'Zitat: Text geändert',
    operations: [{ ...set, before, value }],
    inverses: [{ ...set, before: value, value: before }],
    before: { id: 'quote001', field, start: before.length, end: before.length },
    after: { id: 'quote001', field, start: value.length, end: value.length },
    merge: `quote001.${field}.de`,
    at,
  };
}

it('merges typing without a pause into one entry with the value before the first key', () => {
  const log = new OperationLog();
  log.push(typing('a', '', 0));
  log.push(typing('ab', 'a', 300));
  log.push(typing('abc', 'ab', 600));
  const entry = log.undo();
  expect(entry?.inverses).toMatchObject([{ before: 'abc', value: '' }]);
  expect(entry?.before.start).toBe(0);
  expect(log.undo()).toBeUndefined();
});

it('starts a new entry after a pause, in another field and after seal()', () => {
  const log = new OperationLog();
  log.push(typing('a', '', 0));
  log.push(typing('ab', 'a', typingPause));
  log.push(typing('x', '', typingPause + 1, 'author'));
  log.seal();
  log.push(typing('xy', 'x', typingPause + 2, 'author'));
  expect(log.entries.map((entry) => entry.operations[0])).toMatchObject([
    { value: 'a' },
    { value: 'ab' },
    { value: 'x' },
    { value: 'xy' },
  ]);
});

it('shows undo and redo by name, and clears redo after a new act', () => {
  const log = new OperationLog();
  log.push({ ...typing('a', '', 0), label: 'eins', merge: undefined });
  log.push({ ...typing('b', 'a', 5000), label: 'zwei', merge: undefined });
  expect(log.view.get()).toEqual({ undo: 'zwei', redo: null });
  log.undo();
  expect(log.view.get()).toEqual({ undo: 'eins', redo: 'zwei' });
  log.push({ ...typing('c', 'a', 9000), label: 'drei', merge: undefined });
  expect(log.view.get()).toEqual({ undo: 'drei', redo: null });
  expect(log.redo()).toBeUndefined();
});

it('does not merge typing after an undo into the entry before', () => {
  const log = new OperationLog();
  log.push(typing('a', '', 0));
  log.push({ ...typing('b', 'a', 5000), merge: undefined });
  log.undo();
  log.push(typing('ac', 'a', 5100));
  expect(log.entries).toHaveLength(2);
});

it('merges typing that began with the first English text, whose first step has an operation more', () => {
  const log = new OperationLog();
  const basis = { op: 'basis', id: 'quote001', field: 'content', value: null } as const;
  const first = typing('a', '', 0);
  log.push({
    ...first,
    operations: [...first.operations, basis],
    inverses: [{ ...basis, value: 'Deutsch' }, ...first.inverses],
  });
  log.push(typing('ab', 'a', 300));
  const entry = log.undo();
  expect(entry?.operations).toMatchObject([{ op: 'set', before: '', value: 'ab' }, { op: 'basis' }]);
  expect(entry?.inverses).toMatchObject([
    { op: 'basis', value: 'Deutsch' },
    { op: 'set', before: 'ab', value: '' },
  ]);
  expect(log.undo()).toBeUndefined();
});

it('what others write meanwhile is not undone together with what was typed before and after it', () => {
  const log = new OperationLog();
  log.push(typing('Links a', 'Links', 0));
  log.follow(() => 'Ganz Links a');
  log.push(typing('Ganz Links ab', 'Ganz Links a', 0));
  expect(log.entries).toHaveLength(1);
  expect(log.undo()?.inverses).toMatchObject([{ before: 'Ganz Links ab', value: 'Ganz Links' }]);
});
