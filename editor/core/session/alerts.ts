import { m } from '#messages/paraglide/messages.js';
import { Observable } from '../observable.ts';
import { ApiError, reasonOf } from '../api-client.ts';

/** How long an alert stays, in milliseconds. */
export const alertTime = 4000;

export interface Alert {
  id: number;
  kind: 'save' | 'error';
  title: string;
  text: string;
  /** True for what the bar says as well: it stands in one line, beside the page. */
  quiet?: boolean;
  action?: { label: string; run: () => void } | undefined;
}

/** Messages of the editor: alerts that disappear after a time, and the live region for screen readers. */
export class Alerts {
  readonly list = new Observable<readonly Alert[]>([]);
  /** The text of the live region in the status line. */
  readonly message = new Observable('');
  #next = 1;

  /** Shows an alert; replaces an older one of the same kind. */
  show(alert: Omit<Alert, 'id'>): void {
    this.list.set([...this.list.get().filter((other) => other.kind !== alert.kind), { ...alert, id: this.#next++ }]);
  }

  /** Shows that something is done, and announces it. */
  tell(title: string, text: string, announced = text): void {
    this.announce(announced);
    this.show({ kind: 'save', title, text });
  }

  close(id: number): void {
    this.list.set(this.list.get().filter((alert) => alert.id !== id));
  }

  announce(sentence: string): void {
    this.message.set(sentence);
  }
}

interface Way {
  retry: () => void;
  /** True when the unsent steps are stored in IndexedDB. */
  isKept: boolean;
}

/** Shows why saving failed and offers a retry. A lost session is handled by the login dialog. */
export function showFailure(alerts: Alerts, error: unknown, { retry, isKept }: Way): void {
  if (error instanceof ApiError && error.status === 401) return alerts.announce(m.editor_state_signed_out());
  const text = reasonOf(error, isKept ? m.editor_kept_here() : m.editor_not_kept_no_answer());
  alerts.announce(m.editor_say_not_saved());
  alerts.show({
    kind: 'error',
    title: m.editor_state_failed(),
    text,
    action: { label: m.editor_try_now(), run: retry },
  });
}
