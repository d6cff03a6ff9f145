import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor, useObservable } from '../editor-context.ts';

/** A marked place of the page, in pixels from the overlay's own corner. */
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

/** Where the marked elements of the page are, measured again whenever the page may have changed. `marks` must stay the same object. */
export function useMarked(layer: RefObject<HTMLElement | null>, marks: Marks): Marked[] {
  const { session, view } = useEditor();
  const [places, setPlaces] = useState<Marked[]>([]);
  const toolsHidden = useObservable(view.toolsHidden);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = measureAll(layer.current, marks);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    ask();
    const stop = session.store.watchAll(ask);
    const sizes = new ResizeObserver(ask);
    sizes.observe(document.body);
    // Rows that are pushed sideways take their places along.
    const events = ['toggle', 'scroll', 'transitionend', 'load'] as const;
    for (const event of events) document.addEventListener(event, ask, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      sizes.disconnect();
      for (const event of events) document.removeEventListener(event, ask, { capture: true });
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the places appear with the tools
  }, [session, layer, marks, toolsHidden]);
  return places;
}

function measureAll(layer: HTMLElement | null, { selector, keyOf }: Marks): Marked[] {
  const origin = layer?.getBoundingClientRect();
  if (!origin) return [];
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    // What is folded away has a size all the same.
    if (rect.height === 0 || !element.checkVisibility()) return [];
    const [left, top] = [Math.round(rect.left - origin.left), Math.round(rect.top - origin.top)];
    return [{ key: keyOf(element), left, top, width: Math.round(rect.width), height: Math.round(rect.height) }];
  });
}
