import type { EditSurface } from '#modules/rendering/edit-surface.ts';
import type { SectionAtRevision } from '#contract/editing/section.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import type { BlockChange } from '../compare/tree-changes.ts';

/**
 * `plain`: without changes. `before`: changes since the previous version. `now`: the draft, with changes since then.
 */
export type PastMode = 'plain' | 'before' | 'now';

/** An older version that the page shows instead of the draft. */
export interface PastVersion {
  at: SectionAtRevision;
  mode: PastMode;
  /** The shown tree, and the tree that it is compared with. */
  store: EditorStore;
  old: EditorStore | null;
  changes: ReadonlyMap<string, BlockChange>;
  /** The components for its texts and lists; loaded with the history. */
  surface: EditSurface;
}
