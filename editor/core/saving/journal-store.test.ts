import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { IndexedDbJournal, type UnsentStep } from './journal-store.ts';
import { StepJournal } from './step-journal.ts';

function step(key: string, values: Partial<UnsentStep> = {}): UnsentStep {
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

function open(living: string[] = []): IndexedDbJournal {
  return new IndexedDbJournal(async () => new Set(living), `test-${crypto.randomUUID()}`);
}

it('returns the steps of its own section in the order in which they were made', async () => {
  const journalStore = open();
  await journalStore.put([
    step('b', { at: 2 }),
    step('a', { at: 1, order: 2 }),
    step('first', { at: 1, order: 1 }),
    step('x', { slug: 'page-2' }),
  ]);
  expect((await journalStore.orphans('page-1')).map(({ key }) => key)).toEqual(['first', 'a', 'b']);
});

it('stores a step once, with its latest value, while typing continues', async () => {
  const journalStore = open();
  await journalStore.put([step('a')]);
  await journalStore.put([step('a', { label: 'later', batch: 'sent' })]);
  expect(await journalStore.orphans('page-1')).toMatchObject([{ key: 'a', label: 'later', batch: 'sent' }]);
});

it('removes steps that the server acknowledged', async () => {
  const journalStore = open();
  await journalStore.put([step('a'), step('b')]);
  await journalStore.drop(['a']);
  expect((await journalStore.orphans('page-1')).map(({ key }) => key)).toEqual(['b']);
});

it('does not offer the steps of a tab that is still open', async () => {
  const journalStore = open(['alive']);
  await journalStore.put([step('theirs', { tab: 'alive' }), step('left')]);
  expect((await journalStore.orphans('page-1')).map(({ key }) => key)).toEqual(['left']);
});

it('keeps the order of unsent steps for the next window while the first are being sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const journalStore = open();
  const own = (tab: string) => new StepJournal({ journalStore, slug: 'page-1', tab });
  const [first, second] = ['a', 'b'].map((key) => step(key));
  if (!first || !second) throw new Error('There are no steps');
  const written = own('one');
  written.store([first], 'sent', 3);
  vi.advanceTimersByTime(10);
  written.store([second], null, 3);
  const next = own('two');
  for (const journal of [written, next]) {
    vi.advanceTimersByTime(10);
    journal.sending({ id: 'sent', base: 3, steps: [first] });
    // oxlint-disable-next-line no-await-in-loop -- the next window takes up what this one has left
    const left = await journalStore.orphans('page-1');
    expect(left).toMatchObject([
      { key: 'a', batch: 'sent' },
      { key: 'b', batch: null },
    ]);
    next.adopt(left);
  }
  vi.useRealTimers();
});

it('stores the undo log together with its revision', async () => {
  const journalStore = open();
  await journalStore.saveLog({ slug: 'page-1', revision: 4, entries: [], done: 0 });
  expect(await journalStore.log('page-1')).toEqual({ slug: 'page-1', revision: 4, entries: [], done: 0 });
  expect(await journalStore.log('page-2')).toBeUndefined();
});
