import { formatMoment } from '../../../format/format-moment.ts';
import { formatNumber } from '../../../format/format-number.ts';
import { localizedText } from '../../../format/record-title.ts';
import { recordOf } from '#contract/base/records.ts';

interface Words {
  translate: (key: string, options?: object) => string;
  /** Names by id. */
  venues: Record<string, string>;
}

/** The value of an event's field in words: names instead of ids, dates and prices as they are read. */
export function valueText(field: string, value: unknown, { translate, venues }: Words): string {
  const none = translate(field === 'public_from' ? 'bulk.at_once' : 'forms.empty');
  if (value === null || value === undefined || value === '') return none;
  if (field === 'venue_id') return venues[String(value)] ?? `#${String(value)}`;
  if (field === 'availability') return translate(`events.availability.${String(value)}`);
  if (field === 'state') return translate(`publication.${String(value)}`);
  if (typeof value === 'number') return field.startsWith('price') ? euros(value) : String(value);
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value, 'weekdayAndTime') : value;
  if (!Array.isArray(value)) return localizedText(value) || none;
  const entries = value.map((entry: unknown) => {
    if (field === 'flags') return flagName(entry, translate);
    return field === 'previous_dates' ? formerDate(entry, venues) : entryText(entry);
  });
  return entries.join(', ') || none;
}

function flagName(flag: unknown, translate: Words['translate']): string {
  return translate(`events.flag.${String(flag)}`, { _: String(flag) });
}

/** Announced date and venue of a moved event. */
function formerDate(entry: unknown, venues: Words['venues']): string {
  const { start, venue_id: venue } = recordOf(entry);
  const day = typeof start === 'string' ? formatMoment(start, 'weekdayAndTime') : '';
  return [day, venues[String(venue)]].filter(Boolean).join(', ');
}

/** A seat category with its prices: `Parkett 40,00 € / 20,00 €`. */
function entryText(entry: unknown): string {
  if (typeof entry !== 'object') return String(entry);
  const { name, price, reduced } = recordOf(entry);
  const prices = [price, reduced].filter((amount) => typeof amount === 'number').map(euros);
  return `${localizedText(name)} ${prices.join(' / ')}`.trim();
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
}

function euros(amount: number): string {
  return formatNumber(amount, { style: 'currency', currency: 'EUR' });
}
