import { expect, it, vi } from 'vitest';
import { inBerlin, nowInBerlin } from './berlin-time.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

function shown(moment: string) {
  const time = inBerlin(moment);
  const two = (number = 0) => String(number).padStart(2, '0');
  return `${time?.year}-${two(time?.month)}-${two(time?.day)} ${two(time?.hour)}:${two(time?.minute)}`;
}

/** The moment as the backend sends it. */
function written(date: Date): string {
  const local = format.format(date).replace(' ', 'T');
  const hours = Math.round((Date.parse(`${local}Z`) - date.getTime()) / 3_600_000);
  return `${local}:00+0${hours}:00`;
}

it('agrees with the time zone data in each hour around the clock changes of thirty years', () => {
  for (let year = 2000; year <= 2030; year += 1)
    for (const month of [2, 9])
      for (let hours = 0; hours < 31 * 24; hours += 1) {
        const date = new Date(Date.UTC(year, month, 1, hours));
        if (date.getUTCDate() < 24) continue;
        expect(shown(written(date))).toBe(format.format(date));
        expect(nowInBerlin(date)).toEqual(inBerlin(written(date)));
      }
});

it('does not use Intl for a moment with the offset of Berlin', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const fresh = await import('./berlin-time.ts');
  expect(fresh.inBerlin('2026-11-28T19:30:00+01:00')).toEqual({
    ...{ year: 2026, month: 11, day: 28, weekday: 6, hour: 19, minute: 30 },
  });
  expect(fresh.inBerlin('2026-07-01T00:00:00+02:00')).toMatchObject({ month: 7, day: 1, hour: 0 });
  expect(fresh.nowInBerlin(new Date('2026-11-30T23:30:00Z'))).toMatchObject({ month: 12, day: 1, hour: 0 });
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it.each([
  ['2026-11-28T18:30:00Z', '2026-11-28 19:30'],
  // In summer +01:00 is not the offset of Berlin.
  ['2026-07-01T19:00:00+01:00', '2026-07-01 20:00'],
  ['2026-01-31T23:30:00-05:00', '2026-02-01 05:30'],
  ['2026-01-31T23:30+02:00', '2026-01-31 22:30'],
])('%s is %s in Berlin', (moment, expected) => {
  expect(shown(moment)).toBe(expected);
});

it.each(['', 'soon', '2026-13-01T10:00:00+01:00'])('returns null for %j, which is not a valid time', (moment) => {
  expect(inBerlin(moment)).toBeNull();
});
