import type { Locale } from '#contract/locale.ts';

/** What a seat of one category costs, in cents. */
export interface PriceGroup {
  name: Record<Locale, string>;
  full: number;
  reduced: number | null;
}

/** An event on sale, as the provider knows it. */
export interface Offer {
  /** Its number here, which stands in the house's ticket links. */
  number: string;
  /** Its number at the house. */
  houseId: number;
  title: Record<Locale, string>;
  subtitle: Record<Locale, string>;
  venue: Record<Locale, string>;
  url: Record<Locale, string>;
  start: string;
  productionId: number | null;
  /** What the house said of it when it was asked last. */
  few: boolean;
  /** Lowest and highest price in cents, as the house shows them. */
  from: number;
  to: number;
}

/** An event with its price groups, best seats first. */
export interface PricedOffer extends Offer {
  groups: PriceGroup[];
}
