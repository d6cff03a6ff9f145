import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { berlinIso } from '../programme/berlin-time.ts';

/** A moment that tells a calendar what Berlin's clocks show then, whatever this machine's zone. */
export class BerlinClock implements ICalLuxonDateTimeStub {
  readonly isValid = true;
  readonly zone = { type: 'iana' };
  readonly #moment: Date;
  readonly #inUtc: boolean;

  constructor(moment: Date, inUtc = false) {
    this.#moment = moment;
    this.#inUtc = inUtc;
  }

  setZone(zone?: string): BerlinClock {
    return new BerlinClock(this.#moment, zone === 'utc');
  }

  /** Knows the two formats that a calendar asks for: `yyyyLLdd` and `HHmmss`. */
  toFormat(format: string): string {
    const iso = this.#inUtc ? this.#moment.toISOString() : berlinIso(this.#moment);
    const [date = '', time = ''] = iso.split('T');
    return (format === 'HHmmss' ? time.slice(0, 8) : date).replaceAll(/[-:]/g, '');
  }

  toJSDate(): Date {
    return this.#moment;
  }

  toJSON(): string {
    return this.#moment.toISOString();
  }
}

/** True within the two hours around the change to winter time that a clock in Berlin shows alike. */
export function isShownTwice(moment: Date): boolean {
  const shown = (hours: number) => berlinIso(new Date(moment.getTime() + hours * 3_600_000)).slice(0, 19);
  return shown(-1) === shown(0) || shown(1) === shown(0);
}

/** The rule of Europe/Berlin since 1996, for calendars that do not know it (RFC 5545, 3.6.5; zone data of IANA). */
export const berlinTimezone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
