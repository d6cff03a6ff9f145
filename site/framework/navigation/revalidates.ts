import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { overlayIdOf, queryWithOverlay } from '#contract/events/event-overlay.ts';

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
