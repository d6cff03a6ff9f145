/** Traps Tab inside an element, also when the browser would move the focus to its own controls. */
export function keepFocusInside(frame: HTMLElement, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) {
  if (event.key !== 'Tab') return;
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[inert]'),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
