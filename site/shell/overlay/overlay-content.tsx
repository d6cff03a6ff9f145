import { useEffect, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { knownEvent, loadEvent } from './loaded-events.ts';
import { OverlayWaiting } from './overlay-waiting.tsx';
import { ShownEvent } from './shown-event.tsx';

interface OverlayContentProps {
  id: number;
  /** Data from the server, if the first address has this overlay. */
  loaded: LoadedOverlay | null;
  /** Called when there is no such event. */
  onGone: () => void;
}

/** The event, from the server's data or loaded once. */
export function OverlayContent({ id, loaded, onGone }: OverlayContentProps) {
  const locale = useLocale();
  const [event, setEvent] = useState(() => loaded?.event ?? knownEvent(locale, id));
  useEffect(() => {
    if (event) return undefined;
    let left = false;
    void loadEvent(locale, id).then((answer) => {
      if (left) return;
      if (answer === 'unknown') onGone();
      else if (answer) setEvent(answer);
    });
    return () => {
      left = true;
    };
  }, [event, locale, id, onGone]);
  return event ? <ShownEvent event={event} /> : <OverlayWaiting />;
}
