import type { ShownDate } from '../../event/shown-event.ts';
import type { Event } from '#contract/programme/programme.ts';
import { absolute, type Facts, node, type Node } from './node.ts';
import { berlinMoment } from './moment.ts';

type Sold = ShownDate & Partial<Pick<Event, 'prices' | 'on_sale_at'>>;

const availabilities = {
  available: 'InStock',
  few: 'LimitedAvailability',
  sold_out: 'SoldOut',
} as const;

/** Prices and availability; undefined when nothing is sold or no price is known. */
export function offersOf(event: Sold, over: boolean, facts: Facts): Node | undefined {
  const availability = availabilityOf(event);
  const all = (event.prices ?? []).map(({ price }) => price);
  const low = event.price_from ?? (all.length > 0 ? Math.min(...all) : null);
  if (over || !availability || low === null) return undefined;
  const high = Math.max(low, event.price_to ?? low, ...all);
  const common = {
    availability: `https://schema.org/${availability}`,
    priceCurrency: 'EUR',
    url: absolute(event.ticket_link || event.url, facts),
    validFrom: berlinMoment(event.on_sale_at),
  };
  return high > low
    ? node('AggregateOffer', { lowPrice: low, highPrice: high, offerCount: all.length || undefined, ...common })
    : node('Offer', { price: low, ...common });
}

function availabilityOf({ availability, flags, price_from: from }: Sold): string | undefined {
  if (availability === 'cancelled' || flags.includes('canceled') || flags.includes('private-event')) return undefined;
  if (flags.includes('sold out')) return availabilities.sold_out;
  if (availability === 'none') return from === 0 ? availabilities.available : undefined;
  return availabilities[availability];
}
