import { Observable } from '../../core/observable.ts';

/** Ids of the modules whose changed German text is shown. */
export const shownChanges = new Observable<ReadonlySet<string>>(new Set());
