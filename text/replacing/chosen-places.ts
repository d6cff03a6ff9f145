import type { FoundPlace } from './replace-places.ts';

/** A text in a list of places. */
export interface TextWithPlaces {
  /** Names it in the list. */
  key: string;
  places: readonly FoundPlace[];
  /** Why it cannot be changed; null if it can. */
  refused: string | null;
}

/** The places that can be replaced. */
export function possiblePlaces({ places, refused }: TextWithPlaces): FoundPlace[] {
  return refused === null ? places.filter(({ possible }) => possible) : [];
}

/** The places that would be replaced, by their index: those that are possible and not unticked. */
export function chosenPlaces(text: TextWithPlaces, unticked: ReadonlySet<string>): number[] {
  return possiblePlaces(text)
    .filter(({ index }) => !unticked.has(placeKey(text, index)))
    .map(({ index }) => index);
}

export function placeKey({ key }: Pick<TextWithPlaces, 'key'>, index: number): string {
  return `${key} ${index}`;
}
