import { createContext, useContext } from 'react';
import type { HouseTextName } from '#contract/settings/house-texts.ts';
import type { HouseTexts } from '../content/reading/read-settings.ts';

export const noHouseTexts: HouseTexts = {};

/** Sentences that the house has of its own; provided by the layout from the settings. */
export const HouseTextsContext = createContext(noHouseTexts);

/** A sentence of the house; undefined where it has none of its own, and that of the product is shown. */
export function useHouseText(name: HouseTextName): string | undefined {
  return useContext(HouseTextsContext)[name];
}
