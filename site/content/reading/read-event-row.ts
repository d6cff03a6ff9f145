import { type EventRow, eventRowSchema } from '#contract/events/event-summary.ts';
import { readAs } from './read-as.ts';

/** The fields of an event that its row shows, every one with a value of its type; null without a title. */
export function readEventRow(value: unknown): EventRow | null {
  const event = readAs(eventRowSchema, value);
  return event.title === '' ? null : event;
}
