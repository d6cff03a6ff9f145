import { isShown } from '../../core/view/editor-view.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { measureOnEvents } from '../../core/page-elements/measure-on-events.ts';

/** A marked element of the page, in pixels from the top left corner of the overlay. */
export interface Marked {
  key: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Marks {
  selector: string;
  keyOf: (element: HTMLElement) => string;
}

/** The positions of the marked elements, measured again whenever the page may have changed. `marks` must be stable. */
export function useMarked(layer: RefObject<HTMLElement | null>, marks: Marks): Marked[] {
  const { session, view } = useEditor();
  const [places, setPlaces] = useState<Marked[]>([]);
  const toolsHidden = useObservable(view.toolsHidden);
  useLayoutEffect(() => {
    // The positions change when rows scroll sideways.
    const measuring = measureOnEvents(['toggle', 'scroll', 'transitionend', 'load'], () => {
      const next = measureAll(layer.current, marks);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    measuring.schedule();
    const stop = session.store.watchAll(measuring.schedule);
    const sizes = new ResizeObserver(measuring.schedule);
    sizes.observe(document.body);
    return () => {
      measuring.stop();
      stop();
      sizes.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the elements appear together with the tools
  }, [session, layer, marks, toolsHidden]);
  return places;
}

function measureAll(layer: HTMLElement | null, { selector, keyOf }: Marks): Marked[] {
  const origin = layer?.getBoundingClientRect();
  if (!origin) return [];
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    // Elements in a closed `details` also have a size.
    if (rect.height === 0 || !isShown(element)) return [];
    const [left, top] = [Math.round(rect.left - origin.left), Math.round(rect.top - origin.top)];
    return [{ key: keyOf(element), left, top, width: Math.round(rect.width), height: Math.round(rect.height) }];
  });
}
