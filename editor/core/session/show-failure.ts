import { m } from '#messages/paraglide/messages.js';
import type { Alerts } from './alerts.ts';
import { ApiError } from '../api-client.ts';

interface Way {
  retry: () => void;
  /** True when the unsent steps are stored in IndexedDB. */
  isKept: boolean;
}

/** Shows why saving failed and offers a retry. A lost session is handled by the login dialog. */
export function showFailure(alerts: Alerts, error: unknown, { retry, isKept }: Way): void {
  if (error instanceof ApiError && error.status === 401) return alerts.announce(m.editor_state_signed_out());
  const issue =
    error instanceof ApiError
      ? (error.issues[0]?.message ?? error.message)
      : isKept
        ? m.editor_kept_here()
        : m.editor_not_kept_no_answer();
  alerts.announce(m.editor_say_not_saved());
  alerts.show({
    kind: 'error',
    title: m.editor_state_failed(),
    text: issue,
    action: { label: m.editor_try_now(), run: retry },
  });
}
