import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { berlinIso } from '#time/berlin-iso.ts';

/** A point in time that the calendar library formats in Berlin local time, whatever the time zone of the server. */
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

  /** Supports only the two formats that the calendar library uses: `yyyyLLdd` and `HHmmss`. */
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
