import { Observable } from '../observable.ts';

/** Ids of the modules whose changed German is shown. */
export const shownChanges = new Observable<ReadonlySet<string>>(new Set());
