import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
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

interface Drop {
  event: CalendarEvent;
  /** The upper edge of the event as a share of the height of the target, 0 to 1. */
  share: number;
}

/** Makes an element a target for dragged events; returns whether one is above it. */
export function useDrop(target: RefObject<HTMLElement | null>, onDrop: (drop: Drop) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source, location }) {
        setOver(false);
        const { calendarEvent, heldAt } = source.data;
        if (!isEvent(calendarEvent)) return;
        const { top, height } = element.getBoundingClientRect();
        const upperEdge = location.current.input.clientY - Number(heldAt) - top;
        onDrop({ event: calendarEvent, share: upperEdge / height });
      },
    });
  }, [target, onDrop]);
  return over;
}

/** Only chips of this calendar carry this value. */
function isEvent(value: unknown): value is CalendarEvent {
  return typeof value === 'object' && value !== null && 'start' in value && 'is_sold' in value;
}
