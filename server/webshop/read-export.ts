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

type Fields = Record<string, string[]>;

/** Reads the export, `<veranstaltung id="…">` with its parts; events that tell nothing of their places are left out. Throws for what is no XML. */
export function readExport(xml: string): OfferedEvent[] {
  const found: OfferedEvent[] = [];
  let fields: Fields | null = null;
  let number = '';
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name !== 'veranstaltung') return;
    fields = {};
    number = (attributes.id ?? attributes.index ?? '').trim();
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (fields && name !== 'veranstaltung') (fields[name.replace(/\d+$/, '')] ??= []).push(text.trim());
    if (name !== 'veranstaltung' || !fields) return;
    const availability = availabilityOf(fields);
    if (number !== '' && availability && found.length < mostEvents)
      found.push({ number, availability, priceFrom: lowestOf(fields.preis) });
    fields = null;
  });
  parser.write(xml).close();
  return found;
}

/** By what is counted, and by the status where nothing is. */
function availabilityOf(fields: Fields): OfferedEvent['availability'] | undefined {
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

/** Prices are written as `12,50`. */
function lowestOf(values: string[] | undefined): number | undefined {
  const prices = (values ?? []).filter((value) => /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value));
  return prices.length > 0 ? Math.min(...prices.map((value) => Number(value.replace(',', '.')))) : undefined;
}
