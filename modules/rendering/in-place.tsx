import { type ReactNode, useSyncExternalStore } from 'react';
import type { BreakingNews, Slide } from '#contract/home/home.ts';
import type { Picture } from '#contract/media/media.ts';
import type { Navigation } from '#contract/pages/navigation.ts';

/** What the editor shows instead of the stored values while a record is being edited. */
interface PlacedValues {
  head: { title?: string; headline?: string; hero?: Picture | null };
  navigation: Navigation;
  news: BreakingNews | null;
  slides: Slide[];
  /** Renders the title of the page so that it can be typed. */
  title: (text: string) => ReactNode;
}

/** Places in a page where the editor puts its tools. */
export type ToolPlace =
  | 'head'
  | 'record'
  | 'head-picture'
  | 'main-menu'
  | 'side-menu'
  | 'footer-menu'
  | 'news'
  | 'slides';

// A window shows one page. Only the editor writes here; on the server and for visitors it stays empty.
const values: Partial<PlacedValues> = {};
const tools: Partial<Record<ToolPlace, ReactNode>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a value instead of the stored one; undefined: the stored one again. */
export function placeValue<K extends keyof PlacedValues>(name: K, value: PlacedValues[K] | undefined): void {
  values[name] = value;
  for (const listener of listeners) listener();
}

/** Puts tools of the editor in a place of the page; null removes them. */
export function placeTools(place: ToolPlace, node: ReactNode): void {
  tools[place] = node;
  for (const listener of listeners) listener();
}

/** The stored value of a part of the page, or what the editor shows instead. */
export function usePlaced<K extends keyof PlacedValues, T>(name: K, stored: T): T | PlacedValues[K] {
  const value = useSyncExternalStore(
    subscribe,
    () => values[name],
    () => undefined,
  );
  return value === undefined ? stored : value;
}

/** The editor's tools for a part of the page; nothing for visitors. */
export function PlaceTools({ place }: { place: ToolPlace }) {
  return useSyncExternalStore(
    subscribe,
    () => tools[place],
    () => null,
  );
}

/** The title of the page, in which the editor lets its user type. */
export function PlacedTitle({ text }: { text: string }) {
  const render = usePlaced('title', null);
  return render ? render(text) : text;
}
