import { usePlaced } from '#modules/rendering/in-place.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';

/** The page with the head that the editor shows while it is being edited. */
export function useShownHead(page: ShownPage): ShownPage {
  return { ...page, ...usePlaced('head', {}) };
}
