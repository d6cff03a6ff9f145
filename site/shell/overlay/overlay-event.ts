import type { EventSummary } from '#contract/events/event-summary.ts';
import type { CastGroup, PersonReference } from '#contract/programme/programme.ts';
import { isOver } from '#time/berlin-day.ts';
import { type Json, address, list, record, text } from '../../content/reading/read.ts';
import { castByRole } from '../../content/calls/cast-by-role.ts';

/** An event in the overlay. */
export interface OverlayEvent extends EventSummary {
  /** Language of the title when it differs; may be empty. */
  titleLanguage: string;
  /** One or two sentences; may be empty. */
  statement: string;
  /** `de` when the sentences fell back to German. */
  statementLanguage: string | undefined;
  cast: CastGroup[];
  inSubscription: boolean;
  /** True if the page of the event lists other dates of the production. */
  hasOtherDates: boolean;
  /** Festival or series to which it belongs. */
  series: { title: string; url: string } | null;
  over: boolean;
}

/**
 * The event in an answer of the backend, reduced to the fields of the overlay: it is part of the page data and cached
 * in the browser. Reads without the contract's schemas, which visitors do not load. Null when the answer is not an
 * event.
 */
export function overlayEvent(answer: unknown, now: Date): OverlayEvent | null {
  const event = record(answer);
  const id = numberOf(event.id);
  const title = text(event.title);
  if (id === null || title === '') return null;
  const start = text(event.start);
  const end = text(event.end) || null;
  const flags = strings(event.flags);
  const closed = event.private_event === true && !flags.includes('private-event');
  const language = text(event.lang) || undefined;
  return {
    id,
    title,
    start,
    end,
    slug: text(event.slug),
    titleLanguage: text(event.title_language),
    subtitle: text(event.subtitle),
    composer: text(event.composer) || text(record(event.production).composer),
    venue: text(event.venue) || text(record(event.venue_obj).name),
    category: categoryOf(event.category),
    flags: closed ? [...flags, 'private-event'] : flags,
    ...salesOf(event),
    duration_minutes: numberOf(event.duration_minutes),
    intervals: numberOf(event.intervals),
    access: strings(event.access),
    url: address(event.url),
    notice: text(record(list(event.change_notices)[0]).text) || text(event.notice),
    status_note: noteOf(event.status_note),
    ...(language && { lang: language }),
    statement: text(event.short_texts),
    statementLanguage: list(event.fallback).includes('short_texts') ? 'de' : undefined,
    cast: castOf(event),
    inSubscription: event.in_subscription === true,
    hasOtherDates: list(event.other_dates).length > 0,
    series: seriesOf(event.series),
    over: event.is_over === true || isOver(start, end, now),
  };
}

const availabilities = ['available', 'few', 'sold_out', 'cancelled', 'none'] as const;

function salesOf(event: Json): Pick<EventSummary, 'availability' | 'price_from' | 'ticket_link' | 'on_sale_at'> {
  return {
    availability: availabilities.find((each) => each === event.availability) ?? 'none',
    price_from: numberOf(event.price_from),
    ticket_link: address(event.ticket_link),
    on_sale_at: text(event.on_sale_at) || null,
  };
}

function noteOf(value: unknown): EventSummary['status_note'] {
  const note = record(value);
  const link = { title: text(record(note.link).title), url: address(record(note.link).url) };
  return text(note.text) === '' ? null : { text: text(note.text), link: link.url === '' ? null : link };
}

function seriesOf(value: unknown): OverlayEvent['series'] {
  const { title, url } = record(value);
  return text(title) === '' || address(url) === '' ? null : { title: text(title), url: address(url) };
}

function categoryOf(value: unknown): EventSummary['category'] {
  const { slug, name } = record(value);
  return text(name) === '' ? null : { slug: text(slug), name: text(name) };
}

function castOf({ cast, cast_objs: lines }: Json): CastGroup[] {
  return castByRole({
    cast: list(cast).map((group) => {
      const { role_name: role, kind, persons, work } = record(group);
      return { role_name: text(role), kind: kindOf(kind), persons: list(persons).map(personOf), work: workOf(work) };
    }),
    cast_objs: list(lines).map((line) => {
      const { role_obj: role, person_obj: person, work } = record(line);
      const { name, kind } = record(role);
      return { role_obj: { name: text(name), kind: kindOf(kind) }, person_obj: personOf(person), work: workOf(work) };
    }),
  });
}

function kindOf(kind: unknown): CastGroup['kind'] {
  return kind === 'team' || kind === 'cast' ? kind : undefined;
}

/** The work of a double bill to which a line belongs. */
function workOf(work: unknown): CastGroup['work'] {
  const { title, lang } = record(work);
  return text(title) === '' ? undefined : { title: text(title), lang: text(lang) || undefined };
}

/** A person in the cast list; the slug is part of their address. */
function personOf(value: unknown): PersonReference {
  const { id, name, url, substitution } = record(value);
  const person = { id: numberOf(id) ?? 0, name: text(name), slug: { de: '', en: '' }, url: address(url) };
  return { ...person, substitution: text(substitution) };
}

function strings(value: unknown): string[] {
  return list(value).map(text).filter(Boolean);
}

/** Some backends send decimals as strings: `"12.50"`. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
