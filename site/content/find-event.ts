import { programmeApi } from '#contract/api.ts';
import type { EventSummary } from '#contract/event.ts';
import { type Locale, locales } from '#contract/languages.ts';
import { eventAddress } from '../event/event-address.ts';
import type { Ask } from './ask.ts';
import { list, record } from './read.ts';
import { readEvent } from './read-event.ts';

/** An event in one language, and its page’s address in both. */
export interface FoundEvent {
  event: EventSummary;
  urls: Record<Locale, string>;
}

/** The calls that concern events. */
export interface EventCalls {
  /** Null where there is none with this number. Asked for once, however often it is called. */
  event(locale: Locale, id: number): Promise<FoundEvent | null>;
  /** Coming events that mention these words, by their start; none where they cannot be had. */
  eventsAbout(locale: Locale, words: string): Promise<EventSummary[]>;
}

/** `optional` asks for what a page can do without. */
export function eventCalls(ask: Ask, optional: Ask): EventCalls {
  const found = new Map<string, Promise<FoundEvent | null>>();
  return {
    event(locale, id) {
      const key = `${locale} ${id}`;
      const event = found.get(key) ?? findEvent(ask, optional, locale, id);
      found.set(key, event);
      return event;
    },
    async eventsAbout(locale, words) {
      const query = { query: words.slice(0, 200), page_size: '100' };
      const { body } = await optional(programmeApi.events, { locale }, query);
      return list(record(body).results).flatMap((entry) => readEvent(entry) ?? []);
    },
  };
}

/** An event in its language; the other one is asked for its slug only, and may do without. */
async function findEvent(ask: Ask, optional: Ask, locale: Locale, id: number): Promise<FoundEvent | null> {
  const other = locales.find((each) => each !== locale) ?? locale;
  const [answer, inOther] = await Promise.all([
    ask(programmeApi.event, { locale, id: String(id) }),
    optional(programmeApi.event, { locale: other, id: String(id) }),
  ]);
  const read = readEvent(answer.body);
  if (!read) return null;
  const slug = read.slug || 'event';
  const urls = { de: '', en: '' };
  urls[other] = eventAddress(other, readEvent(inOther.body)?.slug || slug, id);
  urls[locale] = eventAddress(locale, slug, id);
  return { event: { ...read, id, url: urls[locale] }, urls };
}
