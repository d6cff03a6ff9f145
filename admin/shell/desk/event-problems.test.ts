import { expect, it } from 'vitest';
import type { CalendarEvent, ScheduleConflict } from '#contract/programme/season-calendar-api.ts';
import { type DeskEvent, eventProblems } from './event-problems.ts';

const now = Date.parse('2026-11-29T12:00:00Z');

const sold: DeskEvent = {
  id: 7,
  title: { de: 'Elektra', en: 'Elektra' },
  start: '2026-11-29T19:30:00+01:00',
  state: 'public',
  public_from: null,
  flags: [],
  price_from: 25,
  prices: [],
  ticket_link: 'https://tickets.example/7',
  on_sale_at: null,
};

const shown: CalendarEvent = {
  id: 7,
  title: 'Elektra',
  start: sold.start,
  end: null,
  until: sold.start,
  venue_id: 1,
  venue: 'Großes Haus',
  production_id: 3,
  state: 'public',
  is_public: true,
  is_cancelled: false,
  is_sold: true,
  availability: 'available',
  in_conflict: false,
};

function problemsOf(
  event: Partial<DeskEvent>,
  calendar: Partial<CalendarEvent> = {},
  conflicts: ScheduleConflict[] = [],
) {
  const one = { event: { ...sold, ...event }, inCalendar: { ...shown, ...calendar }, conflicts };
  return eventProblems(one, now).map(({ message, options }) => [message, ...Object.values(options ?? {})].join(' '));
}

it('an event says nothing when visitors see it and can buy', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({}, { availability: 'none' })).toEqual([]);
});

it.each<[string, Partial<DeskEvent>, Partial<CalendarEvent>, string[]]>([
  ['sold out', { ticket_link: '' }, { availability: 'sold_out' }, ['events.availability.sold_out']],
  [
    'cancelled, whatever else it lacks',
    { ticket_link: '' },
    { availability: 'cancelled', venue_id: null },
    ['events.availability.cancelled'],
  ],
  ['a draft', { state: 'draft' }, { is_public: false }, ['desk.draft']],
  [
    'planned',
    { public_from: '2026-11-29T18:00:00+01:00' },
    { is_public: false },
    ['desk.public_from 29.11.2026, 18:00'],
  ],
  ['of a hidden production', {}, { is_public: false }, ['desk.production_hidden']],
  ['without a venue', {}, { venue_id: null }, ['desk.no_venue']],
  ['on sale without a link', { ticket_link: '' }, {}, ['desk.no_tickets']],
  [
    'on sale by seat categories without a link',
    { ticket_link: '', price_from: null, prices: [{}] },
    {},
    ['desk.no_tickets'],
  ],
  ['not on sale yet', { ticket_link: '', on_sale_at: '2026-11-29T14:00:00+01:00' }, {}, []],
  ['free', { ticket_link: '', price_from: 0 }, {}, []],
  ['without a price', { ticket_link: '', price_from: null }, {}, []],
  ['private', { ticket_link: '', flags: ['private-event'] }, {}, []],
  [
    'half in English',
    { title: { de: 'Elektra', en: '' }, subtitle: { de: 'Oper', en: ' ' } },
    {},
    ['desk.no_english 2'],
  ],
])('an event that is %s', (_, event, calendar, expected) => {
  expect(problemsOf(event, calendar)).toEqual(expected);
});

it('an event names who or what is in conflict', () => {
  const conflict = (kind: ScheduleConflict['kind'], names: string[]) => ({ kind, names, events: [] });
  expect(problemsOf({}, {}, [conflict('venue', ['Foyer']), conflict('person', ['A', 'B'])])).toEqual([
    'desk.conflict_venue Foyer',
    'desk.conflict_person A, B',
  ]);
});
