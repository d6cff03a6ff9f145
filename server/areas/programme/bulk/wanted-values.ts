import type { Problem } from '#contract/base/errors.ts';
import { type BulkChange, numberPlaceholder } from '#contract/programme/bulk-events-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { addMinutes, berlinClock, type EventTimes, movedTo, shiftedBy } from '#time/event-times.ts';
import type { events } from '../../../db/tables/programme.ts';

type EventRow = typeof events.$inferSelect;

export interface Wanted {
  /** In the form of the API. */
  values: Record<string, unknown>;
  problems: Problem[];
}

/** Changes that are allowed when an event is over. */
const afterwards = new Set(['state', 'public_from', 'add_flags', 'remove_flags']);

/** The values that a bulk change gives to one event, and what forbids it. */
export function wantedValues(event: EventRow, change: BulkChange, now: Date): Wanted {
  const { clock, shift_minutes: shift, add_flags: added, remove_flags: removed, ticket_link: link, ...same } = change;
  const parts: Wanted[] = [
    { values: same, problems: [] },
    clock === undefined && shift === undefined ? nothing : wantedTimes(event, { clock, shift }),
    added || removed ? { values: { flags: wantedFlags(event.flags, { added, removed }) }, problems: [] } : nothing,
    link === undefined ? nothing : wantedLink(event, link),
  ];
  const isLate = event.over <= now && Object.keys(change).some((name) => !afterwards.has(name));
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values)),
    problems: [
      ...(isLate ? [{ path: '', message: 'event_over' } as const] : []),
      ...parts.flatMap(({ problems }) => problems),
    ],
  };
}

const nothing: Wanted = { values: {}, problems: [] };

function wantedTimes(event: EventTimes, { clock, shift = 0 }: { clock?: string; shift?: number }): Wanted {
  const local = berlinClock(event.start);
  const day = local.slice(0, 10);
  if (clock === undefined && addMinutes(local, shift).slice(0, 10) !== day)
    return refused('start', 'time_on_other_day');
  const next = clock === undefined ? shiftedBy(event, shift) : movedTo(event, `${day}T${clock}`);
  if (!next) return refused('start', 'time_skipped');
  return { values: { start: berlinIso(next.start), end: next.end && berlinIso(next.end) }, problems: [] };
}

function wantedFlags(
  flags: readonly string[],
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): string[] {
  return [...new Set([...flags, ...added])].filter((flag) => !removed.includes(flag));
}

function wantedLink({ externalId }: EventRow, link: string): Wanted {
  if (!link.includes(numberPlaceholder)) return { values: { ticket_link: link }, problems: [] };
  if (!externalId) return refused('ticket_link', 'ticket_number_missing');
  const filled = link.replaceAll(numberPlaceholder, encodeURIComponent(externalId));
  return { values: { ticket_link: filled }, problems: [] };
}

function refused(path: string, message: 'time_on_other_day' | 'time_skipped' | 'ticket_number_missing'): Wanted {
  return { values: {}, problems: [{ path, message }] };
}
