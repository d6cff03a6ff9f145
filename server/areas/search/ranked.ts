import type { SearchKind } from '#contract/search/search.ts';

/** Entity of a result; an event listed below its production has no document. */
export interface Ranked {
  kind: SearchKind;
  targetId: number;
  documentId: number | null;
}
