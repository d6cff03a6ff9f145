import type { SearchKind } from '#contract/search/search.ts';

/** A result before it is shown. */
export interface Ranked {
  kind: SearchKind;
  targetId: number;
  documentId: number;
  /** Ids of the events that are shown with a production, in this order. */
  dates?: number[];
}
