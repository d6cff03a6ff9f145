import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { invalid } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import type { Transaction } from '../../db/database.ts';
import { eventCategories, events, productions, seasons } from '../../db/tables/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { berlinMoment } from '#time/berlin-moment.ts';
import { type ExportEntry, offerOf, pricesOf } from '../ticketing/read-export.ts';
import type { Incoming } from './run-import.ts';
import { isNamed, onlyOne, festivalNamed, venueNamed } from '../upsert/find-targets.ts';

type Values = Record<string, unknown>;

const both = (de: string) => ({ de, en: '' });

/** Reads events from the ticket provider’s export. `texts`: also overwrite the titles of existing events. */
export function eventEntries(entries: ExportEntry[], texts: boolean): Incoming[] {
  return entries.map((entry) => ({
    line: entry.line,
    key: entry.number,
    title: first(entry, 'titel'),
    find: ({ db }) => findByNumber(db, entry.number),
    values: (before, { db: tx }) => (before ? changesOf(tx, { entry, before, texts }) : wholeOf(tx, entry)),
  }));
}

async function findByNumber(tx: Transaction, number: string): Promise<number | null> {
  if (number === '') throw invalid('external_id', 'ticket_number_missing');
  return onlyOne(tx, events, eq(events.externalId, number));
}

/** The provider is the source for date, venue, prices and availability. */
async function changesOf(
  tx: Transaction,
  { entry, before, texts }: { entry: ExportEntry; before: Values; texts: boolean },
): Promise<Values> {
  const start = startOf(entry);
  const place = placeOf(entry);
  return {
    ...(Date.parse(String(before.start)) === Date.parse(start) ? {} : { start, ...movedEnd(before, start) }),
    ...(place === '' ? {} : { venue_id: await venueOf(tx, place) }),
    ...(await festivalOf(tx, entry)),
    ...ticketsOf(entry, before),
    ...(texts ? textsOf(entry, before) : {}),
  };
}

/** All values of a new event; the production is found by its title, of several the one of the season. */
async function wholeOf(tx: Transaction, entry: ExportEntry): Promise<Values> {
  const [title, place, genre] = [first(entry, 'titel'), placeOf(entry), first(entry, 'genre')];
  const link = first(entry, 'ticketlink') || first(entry, 'vorverkauf');
  const start = startOf(entry);
  const isTitled = isNamed(productions.title, title);
  const productionId =
    (await onlyOne(tx, productions, isTitled)) ??
    (await onlyOne(tx, productions, isTitled, isInSeason(tx, start.slice(0, 10))));
  return {
    external_id: entry.number,
    title: await titleIn(tx, title, productionId),
    subtitle: both(first(entry, 'untertitel')),
    start,
    production_id: productionId,
    ...(place === '' ? {} : { venue_id: await venueOf(tx, place) }),
    ...(genre === '' ? {} : { category_id: await onlyOne(tx, eventCategories, isNamed(eventCategories.name, genre)) }),
    ...(await festivalOf(tx, entry)),
    ...(/^https:\/\/\S+$/i.test(link) ? { ticket_link: link } : {}),
    ...ticketsOf(entry, {}),
  };
}

/** A condition: a production is of the season of a day. */
function isInSeason(tx: Transaction, day: string): SQL {
  const { id, startsOn, endsOn } = seasons;
  const ofDay = tx
    .select({ id })
    .from(seasons)
    .where(and(lte(startsOn, day), gte(endsOn, day)));
  return inArray(productions.seasonId, ofDay);
}

/** The title of the file; if it is the German one of the production, with the English one. */
async function titleIn(tx: Transaction, title: string, productionId: number | null): Promise<Localized<string>> {
  if (productionId === null) return both(title);
  const [production] = await tx
    .select({ title: productions.title })
    .from(productions)
    .where(eq(productions.id, productionId));
  return production?.title.de === title ? production.title : both(title);
}

/** Keeps the duration when the start changes. */
function movedEnd({ start, end }: Values, next: string): Values {
  if (typeof end !== 'string') return {};
  return { end: berlinIso(new Date(Date.parse(next) + Date.parse(end) - Date.parse(String(start)))) };
}

/** Keeps the English titles. */
function textsOf(entry: ExportEntry, before: Values): Values {
  const currentEnglish = (name: string) => recordOf(before[name]).en;
  const title = first(entry, 'titel');
  return {
    ...(title === '' ? {} : { title: { de: title, en: currentEnglish('title') } }),
    subtitle: { de: first(entry, 'untertitel'), en: currentEnglish('subtitle') },
  };
}

/** Does not change events that are cancelled here or that sell no tickets. */
function ticketsOf(entry: ExportEntry, { availability: now }: Values): Values {
  const offer = offerOf(entry);
  const prices = pricesOf(entry.fields);
  const [from, to] = [prices.at(0), prices.at(-1)];
  const given = from === undefined ? {} : { price_from: from, price_to: to };
  if (now === 'cancelled' || now === 'none') return {};
  return offer ? { availability: offer.availability, ...given } : given;
}

function startOf(entry: ExportEntry): string {
  const [date, time] = [first(entry, 'datum'), first(entry, 'veranstaltungsbeginn')];
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(date);
  const day = german
    ? [german[3], german[2]?.padStart(2, '0'), german[1]?.padStart(2, '0')].join('-')
    : date.slice(0, 10);
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw invalid('start', 'time_missing_or_wrong');
  const moment = berlinMoment(`${day}T${hours.padStart(2, '0')}:${minutes}`);
  if (!moment) throw invalid('start', 'day_missing_or_wrong');
  return berlinIso(moment);
}

function first({ fields }: ExportEntry, name: string): string {
  return fields[name]?.[0] ?? '';
}

function placeOf(entry: ExportEntry): string {
  return first(entry, 'spielort') || first(entry, 'spielstaette');
}

async function venueOf(tx: Transaction, name: string): Promise<number> {
  const id = await venueNamed({ db: tx }, name);
  if (id === null) throw invalid('venue_id', { key: 'no_venue_called', params: { name } });
  return id;
}

/** The festival or series in `<reihe>` or `<festival>`; without one, an event stays where it is. */
async function festivalOf(tx: Transaction, entry: ExportEntry): Promise<Values> {
  const name = first(entry, 'reihe') || first(entry, 'festival');
  return name === '' ? {} : { festival_id: await festivalNamed({ db: tx }, name) };
}
