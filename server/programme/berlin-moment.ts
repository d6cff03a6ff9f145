import { berlinIso } from './berlin-time.ts';

/** The moment at which clocks in Berlin show a time, `2026-12-01T09:00`; the first of two, null where clocks leave it out. */
export function berlinMoment(local: string): Date | null {
  for (const offset of ['+02:00', '+01:00']) {
    const moment = new Date(`${local}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && berlinIso(moment).startsWith(local)) return moment;
  }
  return null;
}
