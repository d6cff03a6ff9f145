import type { EventFlag } from '#contract/programme.ts';
import type { WorkKey } from './works.ts';

export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su';
type Availability = 'available' | 'few' | 'sold_out' | 'cancelled' | 'none';

/** One date of a work. Weeks are counted from the one in which the house is seeded, so that there is always a programme. */
export interface Entry {
  week: number;
  day: Weekday;
  /** In Berlin, `19:30`. */
  time: string;
  work: WorkKey;
  flags?: EventFlag[];
  availability?: Availability;
  /** Lowest price still to be had, where it is not the work's own. */
  from?: number;
}

function on(
  week: number,
  day: Weekday,
  time: string,
  work: WorkKey,
  more: Pick<Entry, 'flags' | 'availability' | 'from'> = {},
): Entry {
  return { week, day, time, work, ...more };
}

const premiere: EventFlag[] = ['is_premier'];
const revival: EventFlag[] = ['is_revival'];

/** What was, what is on, what comes: past evenings stay in the archive. */
export const calendar: Entry[] = [
  on(-8, 'sa', '19:30', 'traviata', { flags: revival, availability: 'sold_out' }),
  on(-7, 'we', '19:30', 'traviata'),
  on(-6, 'fr', '19:30', 'alcina', { flags: revival }),
  on(-5, 'su', '18:00', 'alcina'),
  on(-5, 'sa', '11:00', 'fuehrung', { availability: 'sold_out' }),
  on(-4, 'sa', '15:00', 'mondkoffer', { flags: ['is_first_premiere', 'is_child_colonia'], availability: 'sold_out' }),
  on(-3, 'fr', '19:30', 'traviata'),
  on(-2, 'su', '16:00', 'mondkoffer', { flags: ['is_child_colonia'] }),
  on(-1, 'sa', '19:30', 'tosca', { flags: revival }),
  on(-1, 'su', '20:00', 'nachtlied'),

  on(0, 'sa', '19:30', 'traviata', { availability: 'few', from: 24 }),
  on(0, 'su', '11:00', 'matinee'),
  on(0, 'su', '15:00', 'mondkoffer', { flags: ['is_child_colonia'] }),
  on(0, 'su', '18:00', 'tosca', { flags: ['canceled'], availability: 'cancelled' }),
  on(1, 'fr', '19:30', 'freischuetz', { flags: revival, from: 15 }),
  on(1, 'sa', '19:30', 'salome', { flags: premiere, availability: 'few', from: 18 }),
  on(1, 'su', '16:00', 'haensel', { availability: 'sold_out' }),
  on(2, 'we', '11:30', 'mondkoffer', { flags: ['is_child_colonia', 'private-event'], availability: 'none' }),
  on(2, 'fr', '19:30', 'salome'),
  on(2, 'sa', '18:00', 'zauberfloete', { flags: revival, from: 15 }),
  on(2, 'sa', '20:00', 'nachtlied'),
  on(2, 'su', '18:00', 'salome', { availability: 'few', from: 48 }),
  on(3, 'sa', '11:00', 'fuehrung'),
  on(3, 'fr', '19:30', 'schwerkraft', { flags: ['is_first_premiere', 'is_dance'] }),
  on(3, 'sa', '19:30', 'salome', { flags: ['sold out'], availability: 'sold_out' }),
  on(3, 'su', '15:00', 'zauberfloete'),
  on(4, 'sa', '15:00', 'mondkoffer', { flags: ['is_child_colonia'] }),
  on(4, 'th', '19:30', 'salome', { from: 12 }),
  on(4, 'fr', '18:00', 'haensel', { availability: 'few', from: 36 }),
  on(4, 'sa', '19:30', 'schwerkraft', { flags: ['is_dance'] }),
  on(4, 'su', '15:00', 'haensel'),
  on(5, 'th', '18:00', 'fledermaus', { availability: 'few', from: 30 }),
  on(5, 'sa', '15:00', 'mondkoffer', { flags: ['is_child_colonia'] }),
  on(5, 'su', '18:00', 'fledermaus'),
  on(6, 'su', '16:00', 'salome', { from: 15 }),
  on(6, 'sa', '19:30', 'freischuetz'),
  on(7, 'fr', '19:30', 'zauberfloete'),
  on(7, 'su', '11:00', 'kostueme'),
  on(8, 'sa', '19:30', 'jenufa', { flags: premiere, from: 18 }),
  on(8, 'su', '15:00', 'mondkoffer', { flags: ['is_child_colonia'] }),
  on(8, 'su', '18:00', 'fledermaus'),
  on(9, 'we', '19:30', 'jenufa'),
  on(9, 'su', '18:00', 'zauberfloete', { availability: 'few', from: 60 }),
  on(10, 'fr', '19:30', 'jenufa', { from: 8 }),
  on(10, 'sa', '15:00', 'fuehrung'),
  on(11, 'sa', '19:30', 'grimes', { flags: revival }),
  on(11, 'su', '18:00', 'grimes'),
  on(12, 'fr', '19:30', 'schwerkraft', { flags: ['is_dance'] }),
  on(12, 'su', '11:00', 'kostueme'),
  on(13, 'sa', '17:00', 'lohengrin', { flags: premiere, from: 30 }),
  on(14, 'su', '16:00', 'lohengrin'),
  on(14, 'th', '19:30', 'tosca'),
  on(15, 'sa', '17:00', 'lohengrin', { availability: 'sold_out' }),
  on(16, 'fr', '19:30', 'alcina'),
  on(18, 'sa', '19:30', 'carmen', { flags: premiere, from: 18 }),
  on(19, 'we', '19:30', 'carmen'),
];
