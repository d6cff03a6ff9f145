import type { BoxOffice } from './box-office.ts';
import type { Catalogue } from './catalogue.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { Offer } from './offer.ts';

/** Every event on sale as XML; with numbers of free seats where seats were sold or are in carts. */
export async function exportEvents(catalogue: Catalogue, office: BoxOffice, shop: string): Promise<string> {
  const offers = await catalogue.offers();
  const events = await Promise.all(offers.map((offer) => element(offer, catalogue, office, shop)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<veranstaltungen>\n${events.join('')}</veranstaltungen>\n`;
}

async function element(offer: Offer, catalogue: Catalogue, office: BoxOffice, shop: string): Promise<string> {
  const priced = office.isTouched(offer.number) ? await catalogue.offer(offer.number) : null;
  const left = priced && office.left(priced);
  const [date = '', time = ''] = offer.start.split('T');
  const prices = left
    ? left.prices
    : [offer.from, offer.to].filter((cents, n, all) => cents > 0 && all.indexOf(cents) === n);
  const parts: [string, string | number][] = [
    ['titel', offer.title.de],
    ['untertitel', offer.subtitle.de],
    ['datum', date.split('-').toReversed().join('.')],
    ['veranstaltungsbeginn', time.slice(0, 5).replace(':', '')],
    ['spielort', offer.venue.de],
    ['produktion', offer.productionId ?? ''],
    ...prices.map((cents): [string, string] => ['preis', (cents / 100).toFixed(2).replace('.', ',')]),
    ...(left ? seatsOf(left) : []),
    ['status', left ? statusOf(left) : offer.from === 0 ? 0 : offer.few ? 1 : 2],
    ['ticketlink', `${shop}/webticket/shop?event=${offer.number}`],
  ];
  const inner = parts.map(([name, value]) => `    <${name}>${escapeHtml(String(value))}</${name}>\n`).join('');
  return `  <veranstaltung id="${offer.number}">\n${inner}  </veranstaltung>\n`;
}

function seatsOf({ free, all }: { free: number; all: number }): [string, number][] {
  return [
    ['kapazitaet', all],
    ['absolutfreieplaetze', free],
  ];
}

function statusOf({ free, all }: { free: number; all: number }): number {
  if (free === 0) return 0;
  return free / all < 0.1 ? 1 : 2;
}
