import { m } from '#site/paraglide/messages.js';
import type { Alerts } from './alerts.ts';
import { ApiError } from './api-client.ts';

/** Tells that work could not be sent, why, and offers to try again; a lost login is said by the login itself. */
export function tellFailure(alerts: Alerts, error: unknown, retry: () => void): void {
  if (error instanceof ApiError && error.status === 401) return alerts.say(m.editor_state_signed_out());
  const issue = error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : m.editor_kept_here();
  alerts.say(m.editor_say_not_saved());
  alerts.show({
    kind: 'error',
    title: m.editor_state_failed(),
    text: issue,
    action: { label: m.editor_try_now(), run: retry },
  });
}
