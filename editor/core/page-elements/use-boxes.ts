import { type RefObject, useLayoutEffect, useState } from 'react';
import type { EditorStore } from '../tree/store.ts';

/** Position of an element, in pixels from the top left corner of the overlay. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Free height above and below, in pixels. */
  above: number;
  below: number;
  /** Pixels from the top left corner of the window. */
  viewTop: number;
  viewLeft: number;
  bare: boolean;
}

/** The column that had the focus last; the focus is one for the window and leaves the columns for bars and dialogs. */
let language: string | undefined;

/** The element of a block; in the side-by-side view, the one in the current language. */
export function blockElement(id: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)];
  if (found.length < 2) return found[0] ?? null;
  language = document.activeElement?.closest<HTMLElement>('[data-language]')?.dataset.language ?? language;
  return (
    found.find((one) => one.closest<HTMLElement>('[data-language]')?.dataset.language === language) ?? found[0] ?? null
  );
}

/** The boxes of blocks, measured again whenever the page may have changed. */
export function useBoxes(
  store: EditorStore,
  ids: readonly string[],
  layer: RefObject<HTMLElement | null>,
): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  const key = ids.join(' ');
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = measureAll(key === '' ? [] : key.split(' '), layer.current);
      setBoxes((before) => (same(before, next) ? before : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const stopWatching = store.watchAll(schedule);
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    for (const id of key.split(' ')) {
      const element = key === '' ? null : blockElement(id);
      if (element) sizes.observe(element);
    }
    const events = ['resize', 'scroll', 'load', 'toggle', 'input', 'focusin', 'transitionend'] as const;
    for (const event of events) window.addEventListener(event, schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      sizes.disconnect();
      for (const event of events) window.removeEventListener(event, schedule, { capture: true });
    };
  }, [store, key, layer]);
  return boxes;
}

function measureAll(ids: string[], layer: HTMLElement | null): Map<string, Box> {
  const boxes = new Map<string, Box>();
  const origin = layer?.getBoundingClientRect();
  if (!origin) return boxes;
  for (const id of ids) {
    const element = blockElement(id);
    if (!element) continue;
    const rect = element.getBoundingClientRect();
    boxes.set(id, {
      left: Math.round(rect.left - origin.left),
      top: Math.round(rect.top - origin.top),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
      ...room(element, rect),
      viewTop: Math.round(rect.top),
      viewLeft: Math.round(rect.left),
      bare: rect.height < 4 || element.childElementCount === 0,
    });
  }
  return boxes;
}

/** Free height above and below a block, up to the nearest blocks that overlap it horizontally. */
function room(element: HTMLElement, rect: DOMRect): { above: number; below: number } {
  let above = 400;
  let below = 400;
  for (const other of document.querySelectorAll<HTMLElement>('[data-block]')) {
    if (other === element || other.contains(element) || element.contains(other)) continue;
    const box = other.getBoundingClientRect();
    if (box.height === 0 || box.right <= rect.left || box.left >= rect.right) continue;
    if (box.bottom <= rect.top + 1) above = Math.min(above, rect.top - box.bottom);
    else if (box.top >= rect.bottom - 1) below = Math.min(below, box.top - rect.bottom);
  }
  return { above: Math.round(above), below: Math.round(below) };
}

function same(one: ReadonlyMap<string, Box>, other: ReadonlyMap<string, Box>): boolean {
  return one.size === other.size && JSON.stringify([...one]) === JSON.stringify([...other]);
}
