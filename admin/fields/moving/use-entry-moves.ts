import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';

interface EntryMoves {
  list: RefObject<HTMLOListElement | null>;
  count: number;
  move: (from: number, to: number) => void;
}

interface Drag {
  from: number;
  to: number;
}

/**
 * Entries of a list are moved by pointer on their handle, with Alt and an arrow key anywhere in the entry, and with the
 * arrow keys alone on the handle. The focus stays where it is; `announcement` is read out.
 */
export function useEntryMoves({ list, count, move }: EntryMoves) {
  const translate = useTranslate();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function moveTo(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return;
    const focused = document.activeElement;
    move(from, to);
    setAnnouncement(translate('fields.moved', { place: to + 1, count }));
    // Moving the element in the document takes the focus away.
    setTimeout(() => focused instanceof HTMLElement && focused.focus());
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const onHandle = event.target instanceof HTMLElement && 'handle' in event.target.dataset;
    if (step === 0 || !(onHandle || (event.altKey && !opensPicker(event.target)))) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(at, at + step);
  }

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ ...drag, to: placeAt(list.current, event.clientY) });
    },
    onPointerUp() {
      if (drag) moveTo(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  /** Where a dragged entry would come to stand, for the style of the entry at that place. */
  function markOf(at: number): 'dragged' | 'above' | 'below' | undefined {
    if (!drag) return undefined;
    if (at === drag.from) return 'dragged';
    if (at !== drag.to) return undefined;
    return drag.to < drag.from ? 'above' : 'below';
  }

  return { moveTo, onKeyDown, handle, markOf, announcement };
}

/** Index of the entry whose middle is nearest to a height in the window. */
function placeAt(list: HTMLOListElement | null, y: number): number {
  const middles = [...(list?.children ?? [])].map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return Math.abs(top + height / 2 - y);
  });
  return middles.indexOf(Math.min(...middles));
}

/** Alt and an arrow key open the picker of these inputs. */
function opensPicker(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && /^(?:date|datetime-local|time)$/.test(target.type);
}
