import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { recordOf } from '#contract/base/records.ts';
import { overlayIdOf, queryWithOverlay } from '#contract/events/event-overlay.ts';

/** Milliseconds for which data is used after it was prefetched, and after its screen was shown. */
export const prefetchedFor = 5000;
const shownFor = 300_000;
const maxKept = 20;

interface Kept {
  address: string;
  /** As `Date.now()`. */
  until: number;
  /** Loader data of a screen, or its promise. */
  data: unknown;
}

/** What was prefetched, by address, and what was shown, by the key of its history entry. */
const kept = new Map<string, Kept>();
/** Key of the history entry that is shown. */
let shownKey = '';

/** Data of a screen: what the touch of its link fetched, or what it showed when a visitor goes back to it. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  // After going back the browser is at the other entry already; a link is followed from the one that is shown.
  const key = String(recordOf(window.history.state).key ?? 'default');
  const found = kept.get(key === shownKey ? address : key);
  kept.delete(address);
  if (found?.address !== address || found.until < Date.now()) return serverLoader<never>();
  // `never`: each screen has data of its own. An answer that is none, such as a redirect, is left to the router.
  return Promise.resolve(found.data as never).catch(() => serverLoader<never>());
}

/** Keeps data that was requested before its link is followed. */
export function keepPrefetched(address: string, data: Promise<unknown>): void {
  data.catch(() => {});
  keep(address, { address, until: Date.now() + prefetchedFor, data });
}

/** Keeps the data of each screen that is shown; none of the editor's, which change. */
export function useKeptData(data: unknown): void {
  const { key, pathname, search } = useLocation();
  useEffect(() => {
    shownKey = key;
    if (new URLSearchParams(search).has('edit')) kept.clear();
    else if (data !== undefined && kept.get(key)?.data !== data)
      keep(key, { address: pathname + search, until: Date.now() + shownFor, data });
  }, [key, pathname, search, data]);
}

function keep(name: string, entry: Kept): void {
  kept.delete(name);
  kept.set(name, entry);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/** Whether a screen loads its data again: not when only the event overlay opens, closes or changes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const same =
    overlayIdOf(currentUrl.searchParams) !== overlayIdOf(nextUrl.searchParams) && below(currentUrl) === below(nextUrl);
  return same ? false : defaultShouldRevalidate;
}

/** Address of the page without the overlay. */
function below({ pathname, search }: URL): string {
  return pathname + queryWithOverlay(search, null);
}
