/**
 * Whether this browser may have a session, from the readable cookie that is set with one. Without it no request for the
 * user is sent and no staff code is loaded.
 */
export function mayHaveSession(): boolean {
  return csrfToken() !== '';
}

/** CSRF token for a header of every write; empty without a session. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
}
