import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutageLog } from './outage-log.ts';

const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
const lines: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  lines.length = 0;
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an outage is one line a minute, and one when it is over', () => {
  const outage = new OutageLog();
  outage.failed(refused);
  outage.works();
  expect(lines).toEqual([]);
  outage.begin();
  for (let second = 0; second < 90; second += 1) {
    outage.failed(refused);
    vi.advanceTimersByTime(1000);
  }
  outage.works();
  outage.works();
  const away = 'The database cannot be reached (ECONNREFUSED).';
  expect(lines).toEqual([away, away, 'The database can be reached again.']);
});

it('a database that comes and goes is no more than one pair of lines a minute', () => {
  const outage = new OutageLog('DATABASE_DIRECT_URL');
  outage.begin();
  for (let second = 0; second < 59; second += 1) {
    outage.failed(new Error('the database system is starting up'));
    outage.works();
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toEqual([
    'The database cannot be reached at DATABASE_DIRECT_URL (the database system is starting up).',
    'The database can be reached again at DATABASE_DIRECT_URL.',
  ]);
});
