/**
 * Whether this browser may have a session: the readable cookie that goes with one is there. Nobody without it asks the
 * server who they are, or loads anything for staff.
 */
export function mayHaveSession(): boolean {
  return csrfToken() !== '';
}

/** What every write with a session repeats in a header; empty without one. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
