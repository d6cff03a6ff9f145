import { SaxesParser } from 'saxes';

/** What a provider's export says of an event. */
export interface OfferedEvent {
  /** Its number at the provider. */
  number: string;
  availability: 'available' | 'few' | 'sold_out';
  /** Lowest price that is still to be had, in euros; undefined where the export tells no prices. */
  priceFrom: number | undefined;
}

/** Below this part of all places, few are left. */
const fewBelow = 0.1;
const byStatus: Record<string, OfferedEvent['availability']> = { '0': 'sold_out', '1': 'few', '2': 'available' };
const mostEvents = 20_000;

/** An event of the export as it stands there. */
export interface ExportEntry {
  /** Its number at the provider; empty where it has none. */
  number: string;
  /** Line of the file in which it begins, counted from 1. */
  line: number;
  /** Texts of its parts by name; `preis1`, `preis2` and so on are all `preis`. */
  fields: Record<string, string[]>;
}

/** What the export tells of tickets; events that tell nothing of their places are left out. Throws for what is no XML. */
export function readExport(xml: string): OfferedEvent[] {
  return readEntries(xml).flatMap((entry) => offerOf(entry) ?? []);
}

/** What an entry tells of tickets; undefined where that is nothing. */
export function offerOf({ number, fields }: ExportEntry): OfferedEvent | undefined {
  const availability = availabilityOf(fields);
  return number !== '' && availability ? { number, availability, priceFrom: pricesOf(fields).at(0) } : undefined;
}

/** Every `<veranstaltung id="…">` with its parts. Throws for what is no XML. */
export function readEntries(xml: string): ExportEntry[] {
  const found: ExportEntry[] = [];
  let entry: ExportEntry | null = null;
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name !== 'veranstaltung') return;
    entry = { number: (attributes.id ?? attributes.index ?? '').trim(), line: parser.line, fields: {} };
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (!entry) return;
    if (name !== 'veranstaltung') (entry.fields[name.replace(/\d+$/, '')] ??= []).push(text.trim());
    else {
      if (found.length < mostEvents) found.push(entry);
      entry = null;
    }
  });
  parser.write(xml).close();
  return found;
}

/** By what is counted, and by the status where nothing is. */
function availabilityOf(fields: ExportEntry['fields']): OfferedEvent['availability'] | undefined {
  const all = countOf(fields.kapazitaet);
  const free = countOf(fields.absolutfreieplaetze);
  if (all === undefined || free === undefined || all === 0) return byStatus[fields.status?.[0] ?? ''];
  if (free === 0) return 'sold_out';
  return free / all < fewBelow ? 'few' : 'available';
}

function countOf(values: string[] | undefined): number | undefined {
  const text = values?.[0] ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** Prices in euros, the lowest first; they are written as `12,50`. */
export function pricesOf({ preis = [] }: ExportEntry['fields']): number[] {
  return preis
    .filter((value) => /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value))
    .map((value) => Number(value.replace(',', '.')))
    .toSorted((a, b) => a - b);
}
