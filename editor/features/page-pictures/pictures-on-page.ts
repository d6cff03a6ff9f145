import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { picturesIn } from '../checks/rules/check-pictures.ts';

/** A module that shows a picture. */
export interface PicturePlace {
  block: string;
  field: string;
  name: string;
}

/** A picture of the page and where it is shown. */
export interface PictureOnPage {
  id: number;
  places: PicturePlace[];
}

/** The pictures of a page, each once, in page order. */
export function picturesOnPage(root: Block, locale: Locale): PictureOnPage[] {
  const found = new Map<number, PictureOnPage>();
  for (const block of walk(root)) {
    for (const { field, id } of picturesIn(block)) {
      const picture = found.get(id) ?? { id, places: [] };
      picture.places.push({ block: block.id, field, name: blockTitle(block, locale) });
      found.set(id, picture);
    }
  }
  return [...found.values()];
}
