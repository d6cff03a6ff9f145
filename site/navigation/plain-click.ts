type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** True for a click that wants what the page offers, not a new window or a menu; the browser's event or React's. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Omit<Click, 'defaultPrevented'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The same, as long as nobody else has answered it. */
export function isPlainClick(event: Click): boolean {
  return !event.defaultPrevented && isPlain(event);
}
