import { Observable } from './observable.ts';

/** How long an alert stays, in milliseconds. */
export const alertTime = 4000;

export interface Alert {
  id: number;
  kind: 'save' | 'error';
  title: string;
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

/** What the editor tells: alerts that leave by themselves, and the line that a screen reader hears. */
export class Alerts {
  readonly list = new Observable<readonly Alert[]>([]);
  /** The sentence of the status line. */
  readonly said = new Observable('');
  #next = 1;

  /** Shows an alert; an older one of the same kind makes room for it. */
  show(alert: Omit<Alert, 'id'>): void {
    this.list.set([...this.list.get().filter((other) => other.kind !== alert.kind), { ...alert, id: this.#next++ }]);
  }

  close(id: number): void {
    this.list.set(this.list.get().filter((alert) => alert.id !== id));
  }

  say(sentence: string): void {
    this.said.set(sentence);
  }
}
