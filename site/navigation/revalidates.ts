import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { overlayIdOf, queryWithOverlay } from '#contract/event-overlay.ts';

/** Whether a screen asks for its data anew: an event that is laid over it or taken off changes none of them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const same =
    overlayIdOf(currentUrl.searchParams) !== overlayIdOf(nextUrl.searchParams) && below(currentUrl) === below(nextUrl);
  return same ? false : defaultShouldRevalidate;
}

/** The address of the page itself. */
function below({ pathname, search }: URL): string {
  return pathname + queryWithOverlay(search, null);
}
