import type { SearchKind } from '#contract/search.ts';

/** What a result is about; its document is missing for a mere date of a production. */
export interface Ranked {
  kind: SearchKind;
  targetId: number;
  documentId: number | null;
}
