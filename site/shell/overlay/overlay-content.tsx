import { useEffect, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { type Answer, knownEvent, loadEvent } from './loaded-events.ts';
import { OverlayWaiting, UnknownEvent } from './overlay-waiting.tsx';
import { ShownEvent } from './shown-event.tsx';

interface OverlayContentProps {
  id: number;
  /** Data from the server, if the first address has this overlay. */
  loaded: LoadedOverlay | null;
}

/** The event, from the server's data or loaded once. */
export function OverlayContent({ id, loaded }: OverlayContentProps) {
  const locale = useLocale();
  const [event, setEvent] = useState<Answer | undefined>(() =>
    loaded?.state === 'unknown' ? 'unknown' : (loaded?.event ?? knownEvent(locale, id)),
  );
  useEffect(() => {
    if (event) return undefined;
    let left = false;
    void loadEvent(locale, id).then((answer) => {
      if (answer && !left) setEvent(answer);
    });
    return () => {
      left = true;
    };
  }, [event, locale, id]);
  if (event === 'unknown') return <UnknownEvent />;
  return event ? <ShownEvent event={event} /> : <OverlayWaiting />;
}
