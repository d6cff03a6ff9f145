import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Event } from '#contract/programme/programme.ts';
import type { Offer, PricedOffer } from './seats.ts';

/** The provider's events, read from the website's public API. */
export interface Catalogue {
  /** Coming events that are on sale, by their start. */
  offers(): Promise<Offer[]>;
  offer(number: string): Promise<PricedOffer | null>;
}

interface CatalogueParts {
  /** Origin of the website. */
  siteUrl: string;
  clock: () => Date;
  /** Milliseconds for which an answer is used. */
  freshFor?: number;
}

const timeout = 10_000;
const maxPages = 20;

export function createCatalogue({ siteUrl, clock, freshFor = 30_000 }: CatalogueParts): Catalogue {
  const freshOffers = createKeeper<Offer[]>(clock, freshFor);
  const freshGroups = createKeeper<PricedOffer['groups']>(clock, freshFor);

  /** `T` is what the contract says of the path; only few of its fields are read. */
  async function request<T>(path: string): Promise<T> {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`The site answered ${answer.status} to ${path}`);
    return (await answer.json()) as T;
  }

  async function listIn(locale: Locale): Promise<EventSummary[]> {
    const found: EventSummary[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const { results, next } = await request<{ results: EventSummary[]; next: string | null }>(
        `/${locale}/api/events/?page_size=100&page=${page}`,
      );
      found.push(...results);
      if (next === null) break;
    }
    return found;
  }

  const offers = () =>
    freshOffers('list', async () => {
      const [german, english] = await Promise.all([listIn('de'), listIn('en')]);
      const inEnglish = new Map(english.map((event) => [event.id, event]));
      return german.flatMap((event) => toOffer(event, inEnglish.get(event.id) ?? event) ?? []);
    });

  return {
    offers,
    async offer(number) {
      const offer = (await offers()).find((each) => each.number === number);
      if (!offer) return null;
      const groups = await freshGroups(`prices ${offer.eventId}`, async () => {
        const path = (locale: Locale) => `/${locale}/api/events/${offer.eventId}/`;
        const [german, english] = await Promise.all([request<Event>(path('de')), request<Event>(path('en'))]);
        return german.prices.map(({ name, price, reduced }, n) => ({
          name: { de: name, en: english.prices[n]?.name ?? name },
          full: cents(price),
          reduced: reduced === null ? null : cents(reduced),
        }));
      });
      return groups.length > 0 ? { ...offer, groups } : null;
    },
  };
}

/** Reads a value anew when it is older than `freshFor` milliseconds; a failed reading is not kept. */
function createKeeper<T>(clock: () => Date, freshFor: number) {
  const kept = new Map<string, { at: number; value: Promise<T> }>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && clock().getTime() - known.at < freshFor) return known.value;
    const value = read();
    kept.set(key, { at: clock().getTime(), value });
    value.catch(() => kept.delete(key));
    return value;
  };
}

function cents(euros: number): number {
  return Math.round(euros * 100);
}

/** Null for events that are not sold here; the number is the one in the ticket link. */
function toOffer(german: EventSummary, english: EventSummary): Offer | null {
  const number = /[?&]event=(\d+)/.exec(german.ticket_link)?.[1];
  if (number === undefined || german.availability === 'cancelled') return null;
  const from = cents(german.price_from ?? 0);
  return {
    number,
    eventId: german.id,
    title: { de: german.title, en: english.title },
    subtitle: { de: german.subtitle, en: english.subtitle },
    venue: { de: german.venue, en: english.venue },
    url: { de: german.url, en: english.url },
    start: german.start,
    productionId: german.production_id ?? null,
    few: german.availability === 'few',
    from,
    to: cents(german.price_to ?? 0) || from,
  };
}
