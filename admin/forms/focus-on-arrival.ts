/** As the `inputRef` of what has just been asked for: the focus goes there. */
export function focusOnArrival(input: HTMLElement | null): void {
  input?.focus();
}
