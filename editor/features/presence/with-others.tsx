import { type RefObject, Suspense } from 'react';
import { useDerived, useEditor } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

const WhoIsHere = lazyWithRetry(() => import('./who-is-here.tsx'));
const OthersOnPage = lazyWithRetry(() => import('./others-on-page.tsx'));

function useOthers(): boolean {
  return useDerived(useEditor().session.people, (people) => people.length > 0);
}

/** In the bar: the other people on the page. */
export function OthersInBar() {
  return (
    useOthers() && (
      <Suspense>
        <WhoIsHere />
      </Suspense>
    )
  );
}

/** On the page: their positions. */
export function OthersAtWork({ layer }: { layer: RefObject<HTMLElement | null> }) {
  return (
    useOthers() && (
      <Suspense>
        <OthersOnPage layer={layer} />
      </Suspense>
    )
  );
}
