import type { RefObject } from 'react';
import { useDerived, useEditor } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

const PresentEditors = lazyWithRetry(() => import('./present-editors.tsx'));
const OthersOnPage = lazyWithRetry(() => import('./others-on-page.tsx'));

function useOthers(): boolean {
  return useDerived(useEditor().session.news.people, (people) => people.length > 0);
}

/** In the bar: the other people on the page. */
export function OthersInBar() {
  return useOthers() && <PresentEditors />;
}

/** On the page: their positions. */
export function OtherEditors({ layer }: { layer: RefObject<HTMLElement | null> }) {
  return useOthers() && <OthersOnPage layer={layer} />;
}
