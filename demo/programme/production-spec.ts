import type { LocalizedText } from '#contract/base/localized.ts';
import type { PictureName } from '../pictures.ts';
import type { Category } from './categories.ts';
import type { Tariff } from './prices.ts';
import type { ProductionKey } from './productions.ts';
import type { Venue } from './venues.ts';

/** Facts about a work and about the demo's staging of it. */
export interface ProductionSpec {
  title: LocalizedText;
  /** Where the title is neither German nor English. */
  titleLanguage?: string;
  slug: LocalizedText;
  /** What it is: `Oper in drei Akten`. */
  kind: LocalizedText;
  composer: string;
  librettist: LocalizedText;
  first: LocalizedText;
  category: Category;
  venue: Venue;
  languages: string[];
  surtitles: string[];
  /** The works of a double bill, with the minutes of the interval after each. */
  works?: WorkSpec[];
  /** From curtain up to the end, intervals included. */
  minutes: number;
  intervals: number;
  ageFrom: number | null;
  isRevival?: true;
  isHighlight?: true;
  /** Belongs to the season after this one even while it has no dates. */
  isNext?: true;
  tariff: Tariff;
}

export interface WorkSpec {
  title: string;
  titleLanguage: string;
  composer: string;
  librettist: LocalizedText;
  minutes: number;
  pause: number | null;
}

/** A date that belongs to no production: a tour, a talk, a workshop. */
export interface OccasionSpec {
  title: LocalizedText;
  subtitle: LocalizedText;
  slug: LocalizedText;
  category: Category;
  venue: Venue;
  minutes: number;
  tariff: Tariff;
  shortText: LocalizedText;
  picture: PictureName;
  /** The piece that it is about. */
  about?: ProductionKey;
}
