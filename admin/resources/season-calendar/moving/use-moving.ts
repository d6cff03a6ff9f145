import { useCallback, useState } from 'react';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock } from '../../../format/berlin-time.ts';
import type { Move } from './use-move.ts';

/** The event that the arrow keys move, and the move that has to be confirmed. `onAim` is called with each new target. */
export function useMoving(onAim: (target: string) => void) {
  const [picked, setPicked] = useState<Move | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const pickUp = useCallback((event: CalendarEvent) => setPicked({ event, target: toBerlinClock(event.start) }), []);
  const ask = useCallback((event: CalendarEvent, target: string) => setAsked({ event, target }), []);

  function aim(event: CalendarEvent, target: string) {
    setPicked({ event, target });
    onAim(target);
  }

  function end({ event }: Move) {
    setPicked(null);
    setAsked(null);
    // The event may stand elsewhere now; it gets the focus when it is shown.
    setTimeout(() => document.querySelector<HTMLElement>(`#calendar-event-${event.id}`)?.focus());
  }

  return { picked, asked, pickUp, ask, aim, end };
}
