import { maxPreviousDates, type eventsResource } from '#contract/programme/programme-resources.ts';
import type { StoredOf } from '#contract/resources/define-resource.ts';
import { isPublishedRow } from '../../../db/columns.ts';

type State = StoredOf<typeof eventsResource>;
type Place = Pick<State, 'start' | 'venue_id'>;

interface Sent {
  sent: Partial<State>;
  before: { state: State; row: { publicAt: Date | null; over: Date } } | null;
}

/**
 * Remembers the former date and venue of an event that visitors have seen and that is not over. An event that goes back
 * to an announced date forgets this one and those after it. What was sent for the field itself counts instead.
 */
export function rememberDate(next: Partial<State>, { sent, before }: Sent, now: Date): Partial<State> {
  if (!before || sent.previous_dates !== undefined) return {};
  const { state, row } = before;
  const place = { ...state, ...next };
  if (isSamePlace(state, place)) return {};
  const back = state.previous_dates.findIndex((one) => isSamePlace(one, place));
  if (back >= 0) return { previous_dates: state.previous_dates.slice(0, back) };
  const isAnnounced = isPublishedRow(row, now) && row.over > now;
  if (!isAnnounced) return {};
  const { start, venue_id } = state;
  // The first announced one always stays.
  const kept = state.previous_dates.filter((_, n, all) => n === 0 || n > all.length - maxPreviousDates + 1);
  return { previous_dates: [...kept, { start, venue_id }] };
}

function isSamePlace(one: Place, other: Place): boolean {
  return Date.parse(one.start) === Date.parse(other.start) && one.venue_id === other.venue_id;
}
