import { expect, it, vi } from 'vitest';
import { Observable } from '../observable.ts';
import { OperationLog, type Selection, type RecordChange } from '../saving/operation-log.ts';
import { Alerts } from './alerts.ts';
import { RecordSteps } from './record-steps.ts';

const change: RecordChange = { kind: 'page', id: 3, before: { title: 'Alt' }, after: { title: 'Neu' } };
const created: RecordChange = { kind: 'slides', id: 4, before: null, after: { state: 'public' } };

function setUp(write: (changes: RecordChange[]) => Promise<void>) {
  const log = new OperationLog();
  const alerts = new Alerts();
  const selection = new Observable<Selection>({ id: null, field: null });
  const steps = new RecordSteps({ log, alerts, selection, keepLog: vi.fn() });
  steps.writeWith(write);
  return { log, alerts, steps };
}

it('undo writes the former values in reverse order, redo the new ones', async () => {
  const write = vi.fn(() => Promise.resolve());
  const { log, steps } = setUp(write);
  steps.add('Titel geändert', [change, created]);
  expect(steps.written.get()).toBe(1);
  const undone = log.undo();
  if (!undone) throw new Error('There is no step');
  steps.again(undone, 'undo');
  await vi.waitFor(() => expect(steps.written.get()).toBe(2));
  expect(write).toHaveBeenLastCalledWith([
    { ...created, before: created.after, after: null },
    { ...change, before: change.after, after: change.before },
  ]);
  const redone = log.redo();
  if (!redone) throw new Error('There is no step');
  steps.again(redone, 'redo');
  await vi.waitFor(() => expect(steps.written.get()).toBe(3));
  expect(write).toHaveBeenLastCalledWith([change, created]);
});

it('a step whose undo fails stays on the stack, with the reason in a notice', async () => {
  const { log, alerts, steps } = setUp(() => Promise.reject(new Error('Inzwischen geändert')));
  steps.add('Titel geändert', [change]);
  const undone = log.undo();
  if (!undone) throw new Error('There is no step');
  steps.again(undone, 'undo');
  await vi.waitFor(() => expect(alerts.list.get()).toHaveLength(1));
  expect(alerts.list.get()[0]).toMatchObject({ kind: 'error', text: 'Inzwischen geändert' });
  expect(log.view.get().undo).toBe('Titel geändert');
});
