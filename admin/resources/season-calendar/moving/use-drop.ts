import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';

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
