import { type EventSummary, eventSummarySchema } from '#contract/events/event-summary.ts';
import { readAs } from './read-as.ts';

/** The event in an answer, every field with a value of its type; null without a title. */
export function readEvent(value: unknown): EventSummary | null {
  const event = readAs(eventSummarySchema, value);
  return event.title === '' ? null : event;
}
