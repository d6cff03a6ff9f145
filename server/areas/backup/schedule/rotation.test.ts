import { expect, it } from 'vitest';
import { backupName, surplusBackups } from './rotation.ts';

const at = (moment: string) => backupName(new Date(moment));
/** One backup a day at three o'clock, the last on this day. */
function daily(last: string, count: number): string[] {
  const end = Date.parse(`${last}T03:00:00Z`);
  return Array.from({ length: count }, (_, back) => backupName(new Date(end - back * 86_400_000)));
}

it('a name is the moment in UTC, sortable and without colons', () => {
  expect(at('2026-11-25T03:15:09.120Z')).toBe('proscenium-20261125T031509Z.tar.gz');
});

it('keeps the newest of seven days and of four weeks', () => {
  // 2026-11-25 is a Wednesday.
  const names = daily('2026-11-25', 40);
  const surplus = new Set(surplusBackups(names, { days: 7, weeks: 4 }));
  const kept = names.filter((name) => !surplus.has(name)).map((name) => name.slice(11, 19));
  expect(kept).toEqual([
    ...['20261125', '20261124', '20261123', '20261122', '20261121', '20261120', '20261119'],
    // The Sundays of the weeks before; the first of the four weeks is the current one.
    ...['20261115', '20261108'],
  ]);
});

it('keeps the newest of several on one day', () => {
  const names = [at('2026-11-25T03:00:00Z'), at('2026-11-25T09:00:00Z'), at('2026-11-25T21:00:00Z')];
  expect(surplusBackups(names, { days: 3, weeks: 0 })).toEqual([names[1], names[0]]);
});

it('counts only days with a backup, so that a long pause deletes nothing', () => {
  const names = [at('2026-11-25T03:00:00Z'), at('2026-06-01T03:00:00Z'), at('2025-01-01T03:00:00Z')];
  expect(surplusBackups(names, { days: 3, weeks: 0 })).toEqual([]);
});

it('never names the newest, nor a file that is not a scheduled backup', () => {
  const foreign = ['house.tar.gz', 'proscenium-20200101T000000Z.tar.gz.unverified', 'proscenium-2020.tar.gz'];
  expect(surplusBackups([...foreign, ...daily('2026-11-25', 3)], { days: 1, weeks: 0 })).toEqual(
    daily('2026-11-24', 2),
  );
  expect(surplusBackups(foreign, { days: 1, weeks: 1 })).toEqual([]);
});
