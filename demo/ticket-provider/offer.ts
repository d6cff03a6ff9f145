import type { Locale } from '#contract/base/locale.ts';

/** Price of a seat of one category, in cents. */
export interface PriceGroup {
  name: Record<Locale, string>;
  full: number;
  reduced: number | null;
}

/** An event on sale, as the provider knows it. */
export interface Offer {
  /** Its number at the provider, as in the website's ticket links. */
  number: string;
  /** Its id on the website. */
  eventId: number;
  title: Record<Locale, string>;
  subtitle: Record<Locale, string>;
  venue: Record<Locale, string>;
  url: Record<Locale, string>;
  start: string;
  productionId: number | null;
  /** Availability as the website last answered it. */
  few: boolean;
  /** Lowest and highest price in cents, as on the website. */
  from: number;
  to: number;
}

/** An event with its price groups, best seats first. */
export interface PricedOffer extends Offer {
  groups: PriceGroup[];
}
