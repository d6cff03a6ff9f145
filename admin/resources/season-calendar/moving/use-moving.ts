import { useCallback, useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import type { Move } from './use-move.ts';

/** How long after a move the list may be rendered anew, in milliseconds. */
const settlesWithin = 2000;

/** The event that the arrow keys move, and the move that has to be confirmed. `onAim` is called with each new target. */
export function useMoving(onAim: (target: string) => void) {
  const [picked, setPicked] = useState<Move | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const pickUp = useCallback((event: CalendarEvent) => setPicked({ event, target: toBerlinClock(event.start) }), []);
  const ask = useCallback((event: CalendarEvent, target: string) => setAsked({ event, target }), []);

  const landed = useRef<{ id: number; until: number } | null>(null);

  // The dialog that closes drops the focus, and so does the list that then shows the event in another place.
  useEffect(() => {
    if (picked || asked || landed.current === null) return;
    const { id, until } = landed.current;
    if (Date.now() > until) landed.current = null;
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#calendar-event-${id}`)?.focus();
  });

  function aim(event: CalendarEvent, target: string) {
    setPicked({ event, target });
    onAim(target);
  }

  function end({ event }: Move) {
    setPicked(null);
    setAsked(null);
    landed.current = { id: event.id, until: Date.now() + settlesWithin };
  }

  return { picked, asked, pickUp, ask, aim, end };
}
