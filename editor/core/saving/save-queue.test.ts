import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import type { OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { ApiError } from '../api-client.ts';
import type { QueueOptions, Step } from './batch.ts';
import { SaveQueue } from './save-queue.ts';
import { section } from '../tree/tree.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let steps = 0;
function write(value: string, before = '', id = 'left0001'): Step {
  steps += 1;
  return {
    key: `step-${steps}`,
    label: 'Text',
    operation: { op: 'set', id, field: 'content', locale: 'de', before, value },
  };
}

/** A fake server whose responses are given by hand. */
function open(revision = 7, isShared = () => false) {
  const sent: OperationBatch[] = [];
  const answers: { resolve: (result: BatchResult) => void; reject: (error: unknown) => void }[] = [];
  const callbacks = {
    acknowledged: vi.fn(),
    conflicted: vi.fn<QueueOptions['conflicted']>(async () => {}),
    failed: vi.fn(),
    sending: vi.fn(),
  };
  const queue = new SaveQueue({
    revision,
    isShared,
    ...callbacks,
    send(batch) {
      sent.push(batch);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { queue, sent, answers, callbacks, settle, pass: (time: number) => vi.advanceTimersByTimeAsync(time) };
}

const error = (status: number, body: object = {}) => new ApiError(status, { message: 'x', code: 'internal', ...body });

it('merges consecutive keys into one step with the value before the first key', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('a'));
  queue.add(write('ab', 'a'));
  const merged = queue.add(write('abc', 'ab'));
  expect(merged.operation).toMatchObject({ before: '', value: 'abc' });
  expect(queue.state.get()).toBe('saving');
  await pass(500);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ base: 7, operations: [{ before: '', value: 'abc' }], labels: ['Text'] });
  answers[0]?.resolve({ revision: 8 });
  await pass(0);
  expect(queue.state.get()).toBe('saved');
  expect(queue.unsent).toEqual([]);
});

it('sends one request at a time, the next one based on the revision in the response', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  queue.add(write('a'));
  await pass(500);
  queue.add(write('ab', 'a'));
  await pass(5000);
  expect(sent).toHaveLength(1);
  answers[0]?.resolve({ revision: 8 });
  await pass(500);
  expect(callbacks.acknowledged.mock.calls[0]?.[2]).toMatchObject([{ operation: { value: 'ab' } }]);
  expect(sent[1]).toMatchObject({ base: 8, operations: [{ before: 'a', value: 'ab' }] });
  expect(sent[1]?.batch).not.toBe(sent[0]?.batch);
});

it('sends what was written without a connection in batches that the server takes', async () => {
  const { queue, sent, answers, pass } = open();
  const text = 'x'.repeat(300_000);
  const batches = [1, 2, 3, 4].map((number) => {
    queue.add(write(`${number}${text}`, text, `left000${number}`));
    return queue.nextBatch;
  });
  expect(batches).toEqual([batches[0], null, null, null]);
  await pass(500);
  expect(sent[0]?.operations).toHaveLength(1);
  expect(sent[0]?.batch).toBe(batches[0]);
  for (const [index, revision] of [8, 9, 10, 11].entries()) {
    answers[index]?.resolve({ revision });
    await pass(500);
  }
  expect(sent.flatMap(({ operations }) => operations)).toHaveLength(4);
  expect(queue.state.get()).toBe('saved');
});

it('bases pending typing on the value that the server sanitized', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('<b>a'));
  await pass(500);
  queue.add(write('<b>ab', '<b>a'));
  const body = section();
  const left = body.columns?.[0]?.children[1]?.columns?.[0]?.children[0];
  if (left) left.translations.de.content = 'clean';
  answers[0]?.resolve({ revision: 8, body });
  await pass(500);
  expect(sent[1]?.operations).toMatchObject([{ before: 'clean', value: '<b>ab' }]);
});

it('resends the same batch with growing delays while the network is down', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('a'));
  await pass(500);
  answers[0]?.reject(new Unavailable(new Error('down')));
  await pass(0);
  expect(queue.state.get()).toBe('offline');
  await pass(999);
  expect(sent).toHaveLength(1);
  await pass(1);
  answers[1]?.reject(error(503));
  await pass(1999);
  expect(sent).toHaveLength(2);
  await pass(1);
  answers[2]?.resolve({ revision: 8 });
  await pass(0);
  expect(new Set(sent.map(({ batch }) => batch)).size).toBe(1);
  expect(queue.state.get()).toBe('saved');
});

it('holds all steps without a session and resends them after the login', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  queue.add(write('a'));
  await pass(500);
  answers[0]?.reject(error(401, { code: 'unauthenticated' }));
  await pass(0);
  queue.add(write('ab', 'a'));
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(queue.state.get()).toBe('signed-out');
  expect(callbacks.failed).toHaveBeenCalledOnce();
  queue.retry();
  await pass(0);
  expect(sent[1]?.batch).toBe(sent[0]?.batch);
  answers[1]?.resolve({ revision: 8 });
  await pass(500);
  expect(sent[2]).toMatchObject({ base: 8, operations: [{ value: 'ab' }] });
});

it('stops at a conflict until it is settled', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  queue.add(write('mine'));
  await pass(500);
  const conflict = {
    operation: 0,
    id: 'left0001',
    field: 'content',
    locale: 'de',
    base: '',
    theirs: 'theirs',
    mine: 'mine',
  };
  answers[0]?.reject(error(409, { code: 'conflict', details: { conflicts: [conflict] } }));
  await pass(0);
  queue.add(write('mine too', 'mine'));
  queue.retry();
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(callbacks.conflicted).toHaveBeenCalledWith([conflict]);
  queue.settle(9, [write('mine too', 'theirs')]);
  await pass(0);
  expect(sent[1]).toMatchObject({ base: 9, operations: [{ before: 'theirs', value: 'mine too' }] });
});

it('what somebody else wrote while a batch was under way is not overwritten by the next one', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  queue.add(write('left'));
  await pass(500);
  queue.add(write('Rechts und mehr', 'Rechts', 'right001'));
  const body = applyOperation(section(), write('Ganz rechts', 'Rechts', 'right001').operation);
  answers[0]?.resolve({ revision: 9, body });
  await pass(60_000);
  expect(callbacks.conflicted).toHaveBeenCalledWith([]);
  expect(sent).toHaveLength(1);
  queue.settle(9, [write('Ganz rechts und mehr', 'Ganz rechts', 'right001')]);
  await pass(0);
  expect(sent[1]).toMatchObject({ base: 9, operations: [{ before: 'Ganz rechts', value: 'Ganz rechts und mehr' }] });
});

it('what was written in a block that somebody else removed while a batch was under way is a conflict', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  queue.add(write('left'));
  await pass(500);
  queue.add(write('Rechts und mehr', 'Rechts', 'right001'));
  answers[0]?.resolve({ revision: 9, body: applyOperation(section(), { op: 'remove', id: 'right001' }) });
  await pass(60_000);
  expect(callbacks.conflicted).toHaveBeenCalledWith([]);
  expect(callbacks.acknowledged.mock.calls).toMatchObject([[{}, { revision: 9, body: undefined }, [{}]]]);
  expect(sent).toHaveLength(1);
});

it('reads the newest tree again when it could not be read to merge a conflict', async () => {
  const { queue, sent, answers, callbacks, pass } = open();
  callbacks.conflicted.mockRejectedValueOnce(new Unavailable('x'));
  queue.add(write('mine'));
  const saved = queue.flush();
  await pass(0);
  answers[0]?.reject(error(409, { code: 'conflict', details: { conflicts: [] } }));
  await expect(saved).rejects.toThrow();
  expect(queue.state.get()).toBe('offline');
  await pass(1000);
  expect(callbacks.conflicted).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

it('saving waits for a conflict that is merged, and fails for one that a person has to settle', async () => {
  const { queue, answers, pass } = open();
  queue.add(write('mine'));
  const [first, second] = [queue.flush(), vi.fn()];
  await pass(0);
  answers[0]?.reject(error(409, { code: 'conflict', details: { conflicts: [] } }));
  await pass(0);
  queue.settle(9, [write('theirs, mine', 'theirs')]);
  await pass(0);
  answers[1]?.resolve({ revision: 10 });
  await first;
  queue.add(write('again', 'theirs, mine'));
  queue.flush().catch(second);
  await pass(0);
  answers[2]?.reject(error(409, { code: 'conflict', details: { conflicts: [] } }));
  queue.awaitDecision();
  await pass(0);
  expect(second).toHaveBeenCalledOnce();
  expect(queue.state.get()).toBe('conflict');
});

it('sends sooner while somebody else writes in the same block', async () => {
  const { queue, sent, pass } = open(7, () => true);
  queue.add(write('a'));
  await pass(120);
  expect(sent).toHaveLength(1);
});

it('keeps a batch that the server rejects and sends it together with the correction', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('bad'));
  await pass(500);
  answers[0]?.reject(error(422, { code: 'invalid' }));
  await pass(0);
  expect(queue.state.get()).toBe('failed');
  queue.add(write('good', 'bad'));
  await pass(500);
  expect(sent[1]?.operations).toMatchObject([{ before: '', value: 'good' }]);
  expect(sent[1]?.batch).not.toBe(sent[0]?.batch);
});

it('flush sends at once and resolves when everything is saved', async () => {
  const { queue, answers, pass } = open();
  queue.add(write('a'));
  let done = false;
  void queue.flush().then(() => (done = true));
  await pass(0);
  queue.add(write('b', '', 'right001'));
  answers[0]?.resolve({ revision: 8 });
  await pass(0);
  expect(done).toBe(false);
  answers[1]?.resolve({ revision: 9 });
  await pass(0);
  expect(done).toBe(true);
  expect(queue.revision).toBe(9);
});

it('sends what is waiting before the page is gone, without waiting for a timer', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('letzte Worte'));
  queue.leave();
  expect(sent).toMatchObject([{ operations: [{ value: 'letzte Worte' }] }]);
  queue.leave();
  expect(sent).toHaveLength(1);
  // The page was only hidden, and goes on.
  queue.add(write('letzte Worte!', 'letzte Worte'));
  answers[0]?.resolve({ revision: 8 });
  await pass(500);
  expect(sent[1]).toMatchObject({ base: 8, operations: [{ value: 'letzte Worte!' }] });
  answers[1]?.resolve({ revision: 9 });
  await pass(0);
  expect(queue.state.get()).toBe('saved');
});

it('sends what was added during a request when the page is left, to be applied after that one', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('letzte'));
  await pass(500);
  queue.add(write('letzte Worte', 'letzte'));
  queue.leave();
  expect(sent[1]).toMatchObject({ after: sent[0]?.batch, operations: [{ value: 'letzte Worte' }] });
  expect(queue.unsent).toHaveLength(2);
  // The page was only hidden, and goes on: the same batch again, and then what was added since.
  queue.add(write('letzte Worte!', 'letzte Worte'));
  answers[0]?.resolve({ revision: 8 });
  await pass(500);
  expect(sent[2]).toEqual({ ...sent[1], after: undefined, base: 8 });
  answers[2]?.resolve({ revision: 9 });
  await pass(500);
  expect(sent[3]).toMatchObject({ base: 9, operations: [{ value: 'letzte Worte!' }] });
  expect(sent[3]?.batch).not.toBe(sent[1]?.batch);
  answers[3]?.resolve({ revision: 10 });
  await pass(0);
  expect([queue.state.get(), queue.unsent]).toEqual(['saved', []]);
});

it('when a request is refused, the changes sent after it on leaving are unsent again', async () => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('zu lang'));
  await pass(500);
  queue.add(write('zu lang!', 'zu lang'));
  queue.leave();
  answers[0]?.reject(error(422));
  await pass(0);
  expect(queue.state.get()).toBe('failed');
  expect(queue.unsent).toHaveLength(1);
  queue.add(write('kurz', 'zu lang!'));
  await pass(500);
  expect(sent[2]).toMatchObject({ base: 7, operations: [{ before: '', value: 'kurz' }] });
  expect(sent.slice(0, 2).map(({ batch }) => batch)).not.toContain(sent[2]?.batch);
});

it.each([
  ['on their way', 0],
  ['waiting for the network', 1],
  ['not sent yet', -1],
])('sends recovered changes after own ones that are %s', async (_, failures) => {
  const { queue, sent, answers, pass } = open();
  queue.add(write('own'));
  if (failures >= 0) await pass(500);
  if (failures > 0) answers[0]?.reject(new Unavailable(new Error('down')));
  await pass(0);
  const recovered = { ...write('recovered', '', 'right001'), base: 5 };
  queue.resumeBatch({ id: 'earlier', base: 5, steps: [recovered] });
  queue.add(write('newer', 'own'));
  expect(queue.unsent.map(({ operation }) => operation)).toMatchObject([
    { value: 'own' },
    { value: 'recovered' },
    { value: 'newer' },
  ]);
  await pass(500);
  const first = Math.max(failures, 0);
  answers[first]?.resolve({ revision: 8 });
  await pass(500);
  expect(sent[first + 1]).toMatchObject({ batch: 'earlier', base: 5, operations: [{ value: 'recovered' }] });
  answers[first + 1]?.resolve({ revision: 9 });
  await pass(500);
  expect(sent[first + 2]).toMatchObject({ base: 9, operations: [{ value: 'newer' }] });
  answers[first + 2]?.resolve({ revision: 10 });
  await pass(0);
  expect([queue.state.get(), queue.unsent]).toEqual(['saved', []]);
});
