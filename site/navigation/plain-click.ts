/** True for a click that wants what the page offers, not a new window, a menu or what somebody else has answered. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
