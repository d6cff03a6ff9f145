import { createContext, useContext } from 'react';
import type { PartName } from '#contract/settings/parts.ts';

export const allOn: readonly PartName[] = [];

/** Parts that the house does not have; provided by the layouts of the site from the settings. */
export const PartsOffContext = createContext(allOn);

/** True if the house has a part. */
export function useHasPart(name: PartName): boolean {
  return !useContext(PartsOffContext).includes(name);
}
