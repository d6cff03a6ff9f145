import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { changeSchema, newSchema } from '#contract/resources-calls.ts';
import { eventsResource } from '#contract/resources-programme.ts';
import type { Transaction } from '../house.ts';
import { check } from '../mount.ts';
import { berlinIso, berlinMoment } from '../programme/berlin-time.ts';
import { eventCategories, events, productions, venues } from '../programme/schema.ts';
import { column } from '../resources/resource.ts';
import { type ExportEntry, offerOf, pricesOf } from '../webshop/read-export.ts';
import type { Incoming } from './run-import.ts';

type Values = Record<string, unknown>;

/** Schemas are made once, not for each entry. */
const [newEvent, changedEvent] = [newSchema(eventsResource), changeSchema(eventsResource)];
const both = (de: string) => ({ de, en: '' });

/** Events of the ticket provider's export. `texts`: titles of events that are there already are taken over, too. */
export function eventEntries(entries: ExportEntry[], locale: Locale, texts: boolean): Incoming[] {
  return entries.map((entry) => ({
    line: entry.line,
    key: entry.number,
    title: first(entry, 'titel'),
    find: (tx) => findByNumber(tx, entry.number),
    values: async (before, tx) => {
      const values = before ? await changesOf(tx, entry, before, texts) : await wholeOf(tx, entry);
      return check(before ? changedEvent : newEvent, values, 'invalid', locale);
    },
  }));
}

async function findByNumber(tx: Transaction, number: string): Promise<number | null> {
  if (number === '') throw wrong('external_id', 'The number at the ticket provider is missing');
  const [found] = await tx.select({ id: events.id }).from(events).where(eq(events.externalId, number));
  return found?.id ?? null;
}

/** What the provider knows better: when, where, for how much, what is left. */
async function changesOf(tx: Transaction, entry: ExportEntry, before: Values, texts: boolean): Promise<Values> {
  const start = startOf(entry);
  const place = placeOf(entry);
  return {
    ...(Date.parse(String(before.start)) === Date.parse(start) ? {} : { start, ...movedEnd(before, start) }),
    ...(place === '' ? {} : { venue_id: await venueNamed(tx, place) }),
    ...ticketsOf(entry, before),
    ...(texts ? textsOf(entry, before) : {}),
  };
}

/** Everything that can be known of a new one; what production it belongs to is found by its title. */
async function wholeOf(tx: Transaction, entry: ExportEntry): Promise<Values> {
  const [title, place, genre] = [first(entry, 'titel'), placeOf(entry), first(entry, 'genre')];
  const link = first(entry, 'ticketlink') || first(entry, 'vorverkauf');
  return {
    external_id: entry.number,
    title: both(title),
    subtitle: both(first(entry, 'untertitel')),
    start: startOf(entry),
    production_id: await idNamed(tx, productions, productions.title, title),
    ...(place === '' ? {} : { venue_id: await venueNamed(tx, place) }),
    ...(genre === '' ? {} : { category_id: await idNamed(tx, eventCategories, eventCategories.name, genre) }),
    ...(/^https:\/\/\S+$/.test(link) ? { ticket_link: link } : {}),
    ...ticketsOf(entry, {}),
  };
}

/** The evening lasts as long as before. */
function movedEnd({ start, end }: Values, next: string): Values {
  if (typeof end !== 'string') return {};
  return { end: berlinIso(new Date(Date.parse(next) + Date.parse(end) - Date.parse(String(start)))) };
}

/** English titles stay as they are. */
function textsOf(entry: ExportEntry, before: Values): Values {
  const kept = (name: string) => (before[name] as { en: string }).en;
  const title = first(entry, 'titel');
  return {
    ...(title === '' ? {} : { title: { de: title, en: kept('title') } }),
    subtitle: { de: first(entry, 'untertitel'), en: kept('subtitle') },
  };
}

/** What is cancelled stays so; where no tickets are sold the provider has nothing to say. */
function ticketsOf(entry: ExportEntry, { availability: now }: Values): Values {
  const offer = offerOf(entry);
  const prices = pricesOf(entry.fields);
  const [from, to] = [prices.at(0), prices.at(-1)];
  const given = from === undefined ? {} : { price_from: from, price_to: to };
  if (now === 'cancelled' || now === 'none') return {};
  if (!offer) return given;
  return {
    availability: offer.availability,
    ...given,
    ...(offer.availability === 'sold_out' ? { price_from: null } : {}),
  };
}

function startOf(entry: ExportEntry): string {
  const [date, time] = [first(entry, 'datum'), first(entry, 'veranstaltungsbeginn')];
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(date);
  const day = german
    ? [german[3], german[2]?.padStart(2, '0'), german[1]?.padStart(2, '0')].join('-')
    : date.slice(0, 10);
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw wrong('start', 'There is no time, such as 1930');
  const moment = berlinMoment(day, `${hours.padStart(2, '0')}:${minutes}`);
  if (!moment) throw wrong('start', 'There is no day, such as 01.12.2026');
  return berlinIso(moment);
}

function first({ fields }: ExportEntry, name: string): string {
  return fields[name]?.[0] ?? '';
}

function placeOf(entry: ExportEntry): string {
  return first(entry, 'spielort') || first(entry, 'spielstaette');
}

async function venueNamed(tx: Transaction, name: string): Promise<number> {
  const id = await idNamed(tx, venues, venues.name, name);
  if (id === null) throw wrong('venue_id', `There is no venue called ${name}`);
  return id;
}

/** The one with this name in either language, small letters and accents aside; null where there is none, or more than one. */
async function idNamed(tx: Transaction, table: PgTable, name: PgColumn, wanted: string): Promise<number | null> {
  const same = sql`fold_text(${wanted}) in (fold_text(${name}->>'de'), fold_text(${name}->>'en'))`;
  const id = column(table, 'id');
  const rows = await tx.select({ id }).from(table).where(and(same)).limit(2);
  return rows.length === 1 ? Number(rows[0]?.id) : null;
}

function wrong(path: string, message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
