type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * True for a click without modifier keys, by the main button: not for a new window or context menu. Takes DOM and React
 * events.
 */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: Omit<Click, 'defaultPrevented'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The same, and no other handler has prevented the default. */
export function isPlainClick(event: Click): boolean {
  return !event.defaultPrevented && isPlain(event);
}
