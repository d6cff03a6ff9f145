import { Observable } from './observable.ts';

/** A value that stays in the form because it must not be stored, and why. */
interface HeldBackValue {
  value: unknown;
  message: string;
}

/** What was typed and must not be stored as it is, by `{block}.{field}.{locale}`. */
export class HeldBack extends Observable<ReadonlyMap<string, HeldBackValue>> {
  constructor() {
    super(new Map());
  }

  /** Holds a value, or, with null, lets go of it. */
  hold(key: string, held: HeldBackValue | null): void {
    const map = this.get();
    if (held === null && !map.has(key)) return;
    const next = new Map(map);
    if (held) next.set(key, held);
    else next.delete(key);
    this.set(next);
  }
}
