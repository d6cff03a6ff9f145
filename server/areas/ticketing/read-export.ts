import { SaxesParser } from 'saxes';
import { validXml } from '#text/clean-text.ts';
import type { Config } from '../../platform/config.ts';
import { type RequestProvider, ProviderFault } from './provider-client.ts';
import { providerAddress } from './provider-address.ts';

/** Path of the event export at providers of this kind. */
const exportPath = '/webshop/export/export';

/** Fetches the provider’s export, XML in an encoding of its own. Throws ProviderFault on failure. */
export async function fetchExport(config: Config, request: RequestProvider): Promise<Buffer> {
  const answer = await request({
    method: 'GET',
    url: providerAddress(exportPath, config),
    headers: { accept: 'application/xml' },
  });
  if (answer.status !== 200) throw new ProviderFault('rubbish', `the export answered ${answer.status}`);
  return answer.body;
}

/** Ticket data of an event in the provider’s export. */
export interface OfferedEvent {
  /** Its number at the provider. */
  number: string;
  availability: 'available' | 'few' | 'sold_out';
  /** Lowest available price in euros; undefined if the export contains no prices. */
  priceFrom: number | undefined;
}

/** With less than this share of all places free, the availability is `few`. */
const fewBelow = 0.1;
const byStatus: Record<string, OfferedEvent['availability']> = { '0': 'sold_out', '1': 'few', '2': 'available' };
const maxEvents = 20_000;

/** An event of the export, unprocessed. */
export interface ExportEntry {
  /** Its number at the provider; empty if missing. */
  number: string;
  /** First line of the entry in the file, from 1. */
  line: number;
  /** Texts of its child elements by name; `preis1`, `preis2` and so on are all `preis`. */
  fields: Record<string, string[]>;
}

/** Ticket data of all events; entries without data about places are left out. Throws for invalid XML. */
export function readExport(xml: string): OfferedEvent[] {
  return readEntries(xml).flatMap((entry) => offerOf(entry) ?? []);
}

/** Ticket data of an entry; undefined if it has none. */
export function offerOf({ number, fields }: ExportEntry): OfferedEvent | undefined {
  const availability = availabilityOf(fields);
  return number !== '' && availability ? { number, availability, priceFrom: pricesOf(fields).at(0) } : undefined;
}

/** Every `<veranstaltung id="…">` with its child elements. Throws for invalid XML. */
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
      if (found.length < maxEvents) found.push(entry);
      entry = null;
    }
  });
  parser.write(validXml(xml)).close();
  return found;
}

/** From the number of places, or from the status if there is no number. */
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

/**
 * Prices in euros, lowest first; the export writes them as `12,50`. Without tickets that cost nothing, such as those of
 * companions, unless all do: an event with the price 0 is free.
 */
export function pricesOf({ preis = [] }: ExportEntry['fields']): number[] {
  const prices = preis
    .filter((value) => /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value))
    .map((value) => Number(value.replace(',', '.')))
    .toSorted((a, b) => a - b);
  const paid = prices.filter((price) => price > 0);
  return paid.length > 0 ? paid : prices;
}
