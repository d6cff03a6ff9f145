import type { ComponentType } from 'react';
import { later } from '../ui/later.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';

export interface OverlayProps {
  /** Null while it slides out, and until another one is opened. */
  id: number | null;
  /** What the server knew, where it was asked. */
  loaded: LoadedOverlay | null;
}

const load = () => import('./overlay-layer.tsx');

/** In the browser it comes when it is first needed; until then all stays as the server drew it or as it loads. */
const Later = later(async () => (await load()).OverlayLayer);

let given: ComponentType<OverlayProps> | null = null;

/** On the server pages are drawn in one go, so that it has to be there before. */
export function giveOverlay(layer: ComponentType<OverlayProps>): void {
  given = layer;
}

/** Whoever is about to open an event has its part of the program sooner. */
export function fetchOverlay(): void {
  load().catch(() => {
    // It is asked for again when it is needed, and a failure told then.
  });
}

/** What lies over the page. */
export function OverlayPart(props: OverlayProps) {
  const Overlay = given ?? Later;
  return <Overlay {...props} />;
}
