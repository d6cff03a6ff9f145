import type { Place } from '#contract/operations.ts';
import { Observable } from '../observable.ts';
import type { Cargo } from './target-places.ts';

/** Something on its way and the place that is shown for it. */
export interface Aim {
  cargo: Cargo;
  /** Null while nothing under the pointer takes it. */
  place: Place | null;
  by: 'keys' | 'pointer' | 'list';
}

/** What is selected together, and what is being moved where. */
export class Moving {
  readonly aim = new Observable<Aim | null>(null);
  /** Ids of siblings selected together, in the order of the page; empty while one block is selected. */
  readonly together = new Observable<readonly string[]>([]);
  /** Where selecting together began. */
  anchor: string | null = null;

  /** The blocks that an act is about: those selected together, else the one that is selected. */
  chosen(selected: string | null): readonly string[] {
    const together = this.together.get();
    if (selected === null) return [];
    return together.includes(selected) ? together : [selected];
  }

  /** Ends selecting together when another block is selected. */
  follow(selected: string | null): void {
    if (selected !== null && this.together.get().includes(selected)) return;
    this.anchor = null;
    if (this.together.get().length > 0) this.together.set([]);
  }
}
