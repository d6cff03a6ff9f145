/** For `inputRef`: focuses the input when it is mounted. */
export function focusOnMount(input: HTMLElement | null): void {
  input?.focus();
}
