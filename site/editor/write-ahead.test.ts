import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { BrowserWriteAhead, type KeptStep } from './write-ahead.ts';

function step(key: string, values: Partial<KeptStep> = {}): KeptStep {
  const operation = { op: 'set', id: 'left0001', field: 'content', locale: 'de', before: '', value: key } as const;
  return {
    key,
    slug: 'page-1',
    tab: 'gone',
    order: 1,
    operation,
    label: 'Text',
    at: 1,
    base: 3,
    batch: null,
    ...values,
  };
}

function open(living: string[] = []): BrowserWriteAhead {
  return new BrowserWriteAhead(async () => new Set(living), `test-${crypto.randomUUID()}`);
}

test('steps come back in the order in which they were made, for their own section only', async () => {
  const ledger = open();
  await ledger.put([
    step('b', { at: 2 }),
    step('a', { at: 1, order: 2 }),
    step('first', { at: 1, order: 1 }),
    step('x', { slug: 'page-2' }),
  ]);
  expect((await ledger.orphans('page-1')).map(({ key }) => key)).toEqual(['first', 'a', 'b']);
});

test('a step that goes on being typed is kept once, as it is now', async () => {
  const ledger = open();
  await ledger.put([step('a')]);
  await ledger.put([step('a', { label: 'later', batch: 'sent' })]);
  expect(await ledger.orphans('page-1')).toMatchObject([{ key: 'a', label: 'later', batch: 'sent' }]);
});

test('what the server acknowledged is gone', async () => {
  const ledger = open();
  await ledger.put([step('a'), step('b')]);
  await ledger.drop(['a']);
  expect((await ledger.orphans('page-1')).map(({ key }) => key)).toEqual(['b']);
});

test('the steps of a tab that is alive are not offered to another one', async () => {
  const ledger = open(['alive']);
  await ledger.put([step('theirs', { tab: 'alive' }), step('left')]);
  expect((await ledger.orphans('page-1')).map(({ key }) => key)).toEqual(['left']);
});

test('the undo log is kept with the revision that it fits', async () => {
  const ledger = open();
  await ledger.keepLog({ slug: 'page-1', revision: 4, entries: [], done: 0 });
  expect(await ledger.log('page-1')).toEqual({ slug: 'page-1', revision: 4, entries: [], done: 0 });
  expect(await ledger.log('page-2')).toBeUndefined();
});
