import type { PresentEditor } from '#contract/editing/presence.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { Observable } from '../observable.ts';

/** What the server tells about others while a section is open. */
export class SessionNews {
  /** Other people who have this section open. */
  readonly people = new Observable<readonly PresentEditor[]>([]);
  /** The number of open notes on the page, set again at every change of one; `news` is false the first time. */
  readonly notes = new Observable<{ open: number; news: boolean } | null>(null);
  /** What the page waits for, or why it was given back; null while that is unknown. */
  readonly reviews = new Observable<readonly Review[] | null>(null);
  /** The number of pages and records that wait for the user. */
  readonly waiting = new Observable(0);
}
