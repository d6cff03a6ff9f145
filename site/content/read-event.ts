import { type EventSummary, eventSummarySchema } from '#contract/event.ts';
import { readAs } from './read-as.ts';

/** The event in an answer, every part with a value of its type; null where there is not even a title. */
export function readEvent(value: unknown): EventSummary | null {
  const event = readAs(eventSummarySchema, value);
  return event.title === '' ? null : event;
}
