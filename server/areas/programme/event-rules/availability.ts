import type { Problem } from '#contract/base/errors.ts';
import { availabilityFlags } from '#contract/programme/event-flags.ts';
import type { StoredOf } from '#contract/resources/define-resource.ts';
import type { eventsResource } from '#contract/programme/programme-resources.ts';

type State = StoredOf<typeof eventsResource>;
type Fields = Partial<Pick<State, 'flags' | 'availability'>>;

interface Sent {
  sent: Fields;
  before: { state: Pick<State, 'availability'> } | null;
}

const repeating: readonly string[] = Object.values(availabilityFlags);

/** Availability is stored, the flags that repeat it are not: where they are sent, they set it. */
export function settleAvailability({ flags }: Fields): Fields {
  const wanted = wantedBy(flags);
  return wanted && flags ? { availability: wanted, flags: flags.filter((flag) => !repeating.includes(flag)) } : {};
}

/** A flag against an availability that was sent too, or `sold out` for a cancelled event. */
export function checkAvailability({ sent, before }: Sent): Problem[] {
  const wanted = wantedBy(sent.flags);
  if (!wanted) return [];
  const isCancelled = sent.availability === undefined && before?.state.availability === 'cancelled';
  const given = isCancelled ? 'cancelled' : sent.availability;
  return given === undefined || given === wanted ? [] : [{ path: 'flags', message: 'flag_against_availability' }];
}

function wantedBy(flags: readonly string[] = []): 'cancelled' | 'sold_out' | null {
  if (flags.includes(availabilityFlags.cancelled)) return 'cancelled';
  return flags.includes(availabilityFlags.sold_out) ? 'sold_out' : null;
}
