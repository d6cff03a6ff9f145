import { type EventSummary, eventSummarySchema } from '#contract/event.ts';
import { address, list, record, text } from './read.ts';

const availabilities = eventSummarySchema.shape.availability.options;

/** The event in an answer, every part with a value of its type; null where there is not even a title. */
export function readEvent(value: unknown): EventSummary | null {
  const event = record(value);
  const { name, slug } = record(event.category);
  if (text(event.title) === '') return null;
  return {
    id: typeof event.id === 'number' ? event.id : 0,
    slug: text(event.slug),
    title: text(event.title),
    subtitle: text(event.subtitle),
    start: text(event.start),
    end: typeof event.end === 'string' ? event.end : null,
    venue: text(event.venue),
    category: text(name) === '' ? null : { name: text(name), slug: text(slug) },
    flags: list(event.flags).filter((flag) => typeof flag === 'string'),
    availability: availabilities.find((each) => each === event.availability) ?? 'none',
    price_from: typeof event.price_from === 'number' ? event.price_from : null,
    ticket_link: address(event.ticket_link),
    url: address(event.url),
    ...(typeof event.lang === 'string' && { lang: event.lang }),
  };
}
