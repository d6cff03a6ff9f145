import type { Locale } from '#contract/base/locale.ts';
import type { FoundPlace } from '#text/replacing/replace-places.ts';

/** A text with its places, on the page or anywhere in the house. */
export interface FoundText {
  key: string;
  /** Module and field. */
  label: string;
  /** The page or record that it belongs to, and its address; absent on the own page. */
  owner?: { title: string; href: string | null };
  /** Language of the text. */
  locale: Locale;
  places: readonly FoundPlace[];
  /** Why it cannot be changed. */
  refused: string | null;
  /** Visitors see a change at once. */
  isLive: boolean;
}

/** The places that would be replaced: those that are possible and not unticked. */
export function chosenPlaces(text: FoundText, unticked: ReadonlySet<string>): number[] {
  if (text.refused !== null) return [];
  return text.places
    .filter(({ index, possible }) => possible && !unticked.has(placeKey(text, index)))
    .map(({ index }) => index);
}

export function placeKey({ key }: Pick<FoundText, 'key'>, index: number): string {
  return `${key} ${index}`;
}
