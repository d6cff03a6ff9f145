import { languageTag } from './language-tag.ts';

const styles = {
  /** `Mo.` */
  weekday: { weekday: 'short' },
  /** `Sa., 5. Dez.` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `05.12.2026` */
  medium: { dateStyle: 'medium' },
  /** `Samstag, 5. Dezember 2026` */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `Dezember 2026` */
  month: { month: 'long', year: 'numeric' },
} as const;

/** A day, `2026-12-05`, in the interface language. */
export function dayText(day: string, style: keyof typeof styles): string {
  return new Intl.DateTimeFormat(languageTag(), { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A local time, `2026-12-05T19:30`, as `Samstag, 5. Dezember 2026, 19:30`. */
export function localText(local: string): string {
  return `${dayText(local.slice(0, 10), 'long')}, ${local.slice(11, 16)}`;
}
