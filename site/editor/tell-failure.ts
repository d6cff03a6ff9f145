import { m } from '#site/paraglide/messages.js';
import type { Alerts } from './alerts.ts';
import { ApiError } from './api-client.ts';

interface Way {
  retry: () => void;
  /** True where what could not be sent lies in the browser’s database. */
  isKept: boolean;
}

/** Tells that work could not be sent, why, and offers to try again; a lost login is said by the login itself. */
export function tellFailure(alerts: Alerts, error: unknown, { retry, isKept }: Way): void {
  if (error instanceof ApiError && error.status === 401) return alerts.say(m.editor_state_signed_out());
  const issue =
    error instanceof ApiError
      ? (error.issues[0]?.message ?? error.message)
      : isKept
        ? m.editor_kept_here()
        : m.editor_not_kept_no_answer();
  alerts.say(m.editor_say_not_saved());
  alerts.show({
    kind: 'error',
    title: m.editor_state_failed(),
    text: issue,
    action: { label: m.editor_try_now(), run: retry },
  });
}
