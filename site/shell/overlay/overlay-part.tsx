import { createContext, type ReactNode, useContext } from 'react';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';

/** Browsers only: the server's build has the layer in its entry, and none of this module. */
const fetchLayer = () => import('./overlay-layer.tsx');

export interface OverlayProps {
  /** Null during the closing animation, and until another event is opened. */
  id: number | null;
  /** Data from the server, if the first address has this overlay. */
  loaded: LoadedOverlay | null;
}

/** Lazy in the browser; until the chunk is loaded the server's HTML or the placeholder stays. */
const Later = lazyWithRetry(async () => (await fetchLayer()).OverlayLayer);

/** Renders the layer on the server, where everything is loaded; null in browsers, which load the layer when needed. */
export const OverlayLayerContext = createContext<((props: OverlayProps) => ReactNode) | null>(null);

/** Loads the chunk early, when an event is about to be opened. */
export function fetchOverlay(): void {
  fetchLayer().catch(() => {
    // A failure is reported when the chunk is needed.
  });
}

/** Place of the overlay. */
export function OverlayPart(props: OverlayProps) {
  const render = useContext(OverlayLayerContext);
  return render ? render(props) : <Later {...props} />;
}
