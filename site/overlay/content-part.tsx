import { type ComponentType, lazy } from 'react';
import { reportFailure } from '../reporting/report-failure.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';

export interface ContentProps {
  id: number;
  /** What the server knew, where it was asked. */
  loaded: LoadedOverlay | null;
  /** Called where there is no such event. */
  onGone: () => void;
}

const load = () => import('./overlay-content.tsx');

/** In the browser it comes when it is first needed. Where it cannot be had, the overlay stays as the server drew it or as it loads. */
const Later = lazy(() =>
  load().then(
    ({ OverlayContent }) => ({ default: OverlayContent }),
    (error: unknown) => {
      reportFailure('event overlay', error);
      return new Promise<never>(() => {});
    },
  ),
);

let given: ComponentType<ContentProps> | null = null;

/** On the server pages are drawn in one go, so that it has to be there before. */
export function giveContent(content: ComponentType<ContentProps>): void {
  given = content;
}

/** Whoever is about to open an event has its part of the program sooner. */
export function fetchContent(): void {
  load().catch(() => {
    // It is asked for again when it is needed, and a failure told then.
  });
}

/** What the overlay shows. */
export function ContentPart(props: ContentProps) {
  const Content = given ?? Later;
  return <Content {...props} />;
}
