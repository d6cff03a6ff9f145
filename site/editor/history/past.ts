import type { EditSurface } from '#modules/edit-surface.ts';
import type { SectionAtRevision } from '#contract/section.ts';
import type { EditorStore } from '../store.ts';
import type { BlockChange } from './tree-changes.ts';

/** `plain`: as it was. `before`: with what changed from the version before. `now`: today's page with what changed since. */
export type PastMode = 'plain' | 'before' | 'now';

/** An older version that the page shows instead of what is being written. */
export interface Past {
  at: SectionAtRevision;
  mode: PastMode;
  /** The tree that is drawn, and the one it is compared with. */
  store: EditorStore;
  old: EditorStore | null;
  changes: ReadonlyMap<string, BlockChange>;
  /** How its texts and lists are drawn; loaded with the history. */
  surface: EditSurface;
}
