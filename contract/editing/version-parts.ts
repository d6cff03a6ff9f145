import { z } from 'zod';
import { idList } from '../base/parameters.ts';

/** Name of the parameter in the address of a page. */
export const versionPartsName = 'version_parts';

/** Ids of the shared parts whose draft a revision shows: `7,9`, or `none`; of others it shows what is published. */
export const versionParts = z.union([z.literal('none'), idList]);

export function writeVersionParts(ids: readonly number[]): string {
  return ids.length === 0 ? 'none' : ids.join(',');
}

/** Largest id that there can be; a database refuses to compare larger ones. */
const largestId = 2_147_483_647;

export function readVersionParts(value: string | undefined): number[] | undefined {
  if (value === 'none') return [];
  return value
    ?.split(',')
    .map(Number)
    .filter((id) => id > 0 && id <= largestId);
}
