import { Observable } from '../observable.ts';

/** A value that cannot be stored, and the reason. */
interface RejectedValue {
  value: unknown;
  message: string;
}

/** Input that cannot be stored, keyed by `{block}.{field}.{locale}`. */
export class RejectedInput extends Observable<ReadonlyMap<string, RejectedValue>> {
  constructor() {
    super(new Map());
  }

  /** Sets a rejected value; null removes it. */
  hold(key: string, rejected: RejectedValue | null): void {
    const map = this.get();
    if (rejected === null && !map.has(key)) return;
    const next = new Map(map);
    if (rejected) next.set(key, rejected);
    else next.delete(key);
    this.set(next);
  }
}
