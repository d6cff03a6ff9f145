import { Observable } from '../../core/observable.ts';

/** Ids of the modules whose changed German text is shown; kept while the columns are closed. */
export const shownChanges = new Observable<ReadonlySet<string>>(new Set());
