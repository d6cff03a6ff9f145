import type { Place } from '#contract/blocks/operations.ts';
import { Observable } from '../observable.ts';
import type { DragPayload } from '../tree/target-places.ts';

/** A drag payload and its current target. */
export interface DropTarget {
  dragPayload: DragPayload;
  /** Null when nothing under the pointer accepts it. */
  place: Place | null;
  by: 'keys' | 'pointer' | 'list';
}

/** The multiple selection and the current move. */
export class Moving {
  readonly aim = new Observable<DropTarget | null>(null);
  /** Ids of an unbroken run of siblings, in page order; empty while a single block is selected. */
  readonly together = new Observable<readonly string[]>([]);
  /** The first block of the multiple selection. */
  anchor: string | null = null;

  /** The blocks that a command acts on: the multiple selection, else the selected block. */
  chosen(selected: string | null): readonly string[] {
    const together = this.together.get();
    if (selected === null) return [];
    return together.includes(selected) ? together : [selected];
  }

  /** Ends the multiple selection when a block outside of it is selected. */
  follow(selected: string | null): void {
    if (selected !== null && this.together.get().includes(selected)) return;
    this.anchor = null;
    if (this.together.get().length > 0) this.together.set([]);
  }
}
