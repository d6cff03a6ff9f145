import type { Call, LargeBackend } from '../setup/large-database.ts';

type OfficeCall = (office: LargeBackend['office']) => Omit<Call, 'office'>;

const calendar = '/de/api/events/season-calendar/';
const list = '/de/api/events/?translations=all&page_size=25';
/** The time of day of every event changes, so that all conflicts are computed anew. */
const change = { shift_minutes: 30 };

/** Calls that editors wait for; what they ask for has the same amount at every size. */
export const officeCalls: Record<string, OfficeCall> = {
  'office calendar, month': ({ month: { from, to } }) => ({ address: `${calendar}?from=${from}&to=${to}` }),
  'office calendar, week': ({ week: { from, to } }) => ({ address: `${calendar}?from=${from}&to=${to}` }),
  'office calendar of a venue': ({ month: { from, to }, venue }) => ({
    address: `${calendar}?from=${from}&to=${to}&venue_id=${venue}`,
  }),
  'conflicts of a move': ({ week, event }) => ({
    address: `${calendar}conflicts/?event_id=${event}&start=${week.from}T12:00:00Z`,
  }),
  'preview of a change of many events': ({ month: { from, to }, production }) => ({
    address: '/de/api/events/bulk/preview/',
    body: { filter: { production_id: String(production), start_from: from, start_to: to }, change },
  }),
  'office list of events in a month': ({ month: { from, to } }) => ({
    address: `${list}&start_from=${from}&start_to=${to}`,
  }),
  'office list of drafts': () => ({ address: `${list}&state=draft` }),
  'office list of archived events': () => ({ address: `${list}&state=archived` }),
  'office list of a venue in a month': ({ month: { from, to }, venue }) => ({
    address: `${list}&venue_id=${venue}&start_from=${from}&start_to=${to}&sort=title`,
  }),
  'office list of events with a word': ({ word }) => ({ address: `${list}&query=${encodeURIComponent(word)}` }),
  'release list of a season': ({ season }) => ({ address: `/de/api/seasons/${season}/release/` }),
  requests: () => ({ address: '/de/api/requests/?open=true' }),
  'versions of an event': ({ event }) => ({ address: `/de/api/events/${event}/versions/` }),
  'full bin': () => ({ address: '/de/api/bin/' }),
};
