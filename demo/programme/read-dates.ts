import type { AccessOffer } from '#contract/events/access-offers.ts';
import type { EventFlag } from '#contract/programme/event-flags.ts';
import { type Weekday, weekdays } from './berlin-moment.ts';

type Availability = 'available' | 'few' | 'sold_out' | 'cancelled' | 'none';

/** A date as the calendar notes it. */
export interface Note {
  week: number;
  day: Weekday;
  time: string;
  flags: EventFlag[];
  access: AccessOffer[];
  availability: Availability;
  /** Somebody else sings. */
  isChanged: boolean;
  /** It was announced for another day. */
  isMoved: boolean;
}

const flagOf: Record<string, EventFlag> = {
  p: 'is_premier',
  u: 'is_first_premiere',
  r: 'is_revival',
  closed: 'private-event',
};
const accessOf: Record<string, AccessOffer[]> = {
  ad: ['audio_description', 'touch_tour'],
  dgs: ['sign_language'],
  rel: ['relaxed'],
  hl: ['hearing_loop'],
  ls: ['easy_language'],
  w: ['wheelchair'],
};
const availabilityOf: Record<string, Availability> = { few: 'few', out: 'sold_out', off: 'cancelled', closed: 'none' };
const known = new Set([
  ...Object.keys(flagOf),
  ...Object.keys(accessOf),
  ...Object.keys(availabilityOf),
  'change',
  'moved',
]);

/** Reads notes such as `1sa/p/few 2fr20:00`; throws for what is none. */
export function readDates(notes: string): Note[] {
  return notes.trim().split(/\s+/).map(readNote);
}

function readNote(note: string): Note {
  const [date = '', ...marks] = note.split('/');
  const [, week, name, time] = /^(-?\d+)([a-z]{2})(\d\d:\d\d)?$/.exec(date) ?? [];
  const weekday = weekdays.find((one) => one === name);
  if (week === undefined || !weekday || marks.some((mark) => !known.has(mark))) throw new Error(`No date: ${note}`);
  return {
    week: Number(week),
    day: weekday,
    time: time ?? (weekday === 'su' ? '18:00' : '19:30'),
    flags: marks.flatMap((mark) => flagOf[mark] ?? []),
    access: marks.flatMap((mark) => accessOf[mark] ?? []),
    availability: marks.map((mark) => availabilityOf[mark]).find((one) => one !== undefined) ?? 'available',
    isChanged: marks.includes('change'),
    isMoved: marks.includes('moved'),
  };
}
