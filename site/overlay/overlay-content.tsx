import { useEffect, useState } from 'react';
import { useLocale } from '../locale.ts';
import type { ContentProps } from './content-part.tsx';
import { knownEvent, loadEvent } from './loaded-events.ts';
import { OverlayWaiting } from './overlay-waiting.tsx';
import { ShownEvent } from './shown-event.tsx';

/** The event as soon as it is there; it came with the page, or is loaded once. */
export function OverlayContent({ id, loaded, onGone }: ContentProps) {
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
