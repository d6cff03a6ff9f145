import type { Locale } from '#contract/base/locale.ts';
import type { TextWithPlaces } from '#text/replacing/chosen-places.ts';

/** A text with its places, on the page or anywhere in the house. */
export interface FoundText extends TextWithPlaces {
  /** Module and field. */
  label: string;
  /** The page or record that it belongs to, and its address; absent on the own page. */
  owner?: { title: string; href: string | null };
  /** Language of the text. */
  locale: Locale;
  /** Visitors see a change at once. */
  isLive: boolean;
}
