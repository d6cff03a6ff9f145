import type { EventSummary } from '#contract/events/event-summary.ts';
import { isClosed } from '#modules/events/event-flags.tsx';

interface Offered extends Pick<EventSummary, 'flags' | 'availability'> {
  private_event?: boolean;
}

/** False for an event to which no seats can be had, with or without a subscription: other dates are offered instead. */
export function hasSeats(event: Offered, over: boolean): boolean {
  return !over && event.private_event !== true && !isClosed(event);
}
