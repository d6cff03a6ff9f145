import { berlinIso } from '#time/berlin-iso.ts';

/**
 * A time with the offset of Berlin on that date, `2026-11-21T19:30:00+01:00`, from any ISO format; undefined when
 * invalid.
 */
export function berlinMoment(moment: string | null | undefined): string | undefined {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : berlinIso(date);
}
