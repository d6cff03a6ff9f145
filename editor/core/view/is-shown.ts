/** True for an element that is rendered; what is in closed `details` is not. */
export function isShown(element: Element): boolean {
  // Safari before 17.4 lacks the method, and has no boxes for what is in closed `details`.
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}
